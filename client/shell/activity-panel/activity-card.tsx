import type { ReactNode } from 'react';
import { H } from '@storedeck/components';

interface Props {
	title: ReactNode;
	subtitle?: ReactNode;
	image?: ReactNode;
	children?: ReactNode;
	/** Buttons at the bottom of the card. */
	actions?: ReactNode;
	isBusy?: boolean;
}

/** An item in a panel of the header. */
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
