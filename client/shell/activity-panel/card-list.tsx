import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { Answer } from '../../common/answer';
import type { LinkTarget } from '../../common/link-target';

interface Props {
	isLoading: boolean;
	error?: { message: string } | false;
	/** What failed, in the reader's words. */
	failed: string;
	onRetry: () => void;
	/** What is said when nothing waits. */
	empty: string;
	/** Where all of it is dealt with. */
	more?: LinkTarget & { label: string };
	/** The cards. */
	children: readonly ReactNode[];
}

/** The cards of a panel in every state that they can be in. */
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
