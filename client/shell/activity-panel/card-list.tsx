import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { Answer } from '../../common/answer';
import type { LinkTarget } from '../../common/link-target';

interface Props {
	isLoading: boolean;
	error?: { message: string } | false;
	/** Message shown when the request fails. */
	failed: string;
	onRetry: () => void;
	/** Message of the empty state. */
	empty: string;
	/** Link to the full list. */
	more?: LinkTarget & { label: string };
	children: readonly ReactNode[];
}

/** Cards of a panel with loading, error and empty states. */
export function CardList( {
	isLoading,
	error,
	failed,
	onRetry,
	empty,
	more,
	children,
}: Props ) {
	return (
		<>
			<Answer
				isLoading={ isLoading }
				error={ error }
				failed={ failed }
				onRetry={ onRetry }
			>
				{ children.length > 0 ? (
					children
				) : (
					<p className="storedeck-panel__empty">{ empty }</p>
				) }
			</Answer>
			{ more && (
				<p className="storedeck-panel__more">
					<Link href={ more.href } type={ more.type }>
						{ more.label }
					</Link>
				</p>
			) }
		</>
	);
}
