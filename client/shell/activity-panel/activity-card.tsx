import type { ReactNode } from 'react';
import { H } from '@storedeck/components';

interface Props {
	/** What it is about; links are welcome. */
	title: ReactNode;
	/** When, of whom, how much. */
	subtitle?: ReactNode;
	image?: ReactNode;
	children?: ReactNode;
	/** What can be done about it. */
	actions?: ReactNode;
	isBusy?: boolean;
}

/** One thing of a panel that waits for somebody. */
export function ActivityCard( {
	title,
	subtitle,
	image,
	children,
	actions,
	isBusy = false,
}: Props ) {
	return (
		<article className="storedeck-activity-card" aria-busy={ isBusy }>
			{ image && (
				<div className="storedeck-activity-card__image">{ image }</div>
			) }
			<div className="storedeck-activity-card__main">
				<H className="storedeck-activity-card__title">{ title }</H>
				{ subtitle && (
					<div className="storedeck-activity-card__subtitle">
						{ subtitle }
					</div>
				) }
				{ children && (
					<div className="storedeck-activity-card__body">
						{ children }
					</div>
				) }
				{ actions && (
					<div className="storedeck-activity-card__actions">
						{ actions }
					</div>
				) }
			</div>
		</article>
	);
}
