import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { AsyncContent } from '../../common/async-content';
import type { LinkTarget } from '../../common/link-target';
import { CardPlaceholders } from './card-placeholders';
import type { TabContentProps } from './tab-content';

interface Props {
	isLoading: boolean;
	error?: { message: string } | false;
	/** Message shown when the request fails. */
	errorMessage: string;
	onRetry: () => void;
	/** Message of the empty state. */
	empty: string;
	preview?: TabContentProps[ 'preview' ];
	/** Link to the full list. */
	more?: LinkTarget & { label: string };
	children: readonly ReactNode[];
}

/** Cards of a panel with loading, error and empty states. */
export function CardList( {
	isLoading,
	error,
	errorMessage,
	onRetry,
	empty,
	preview,
	more,
	children,
}: Props ) {
	return (
		<>
			{ isLoading && preview && (
				<CardPlaceholders count={ preview.expectedRows } />
			) }
			<AsyncContent
				isLoading={ isLoading && ! preview }
				error={ error }
				errorMessage={ errorMessage }
				onRetry={ onRetry }
			>
				{ isLoading || children.length > 0 ? (
					children
				) : (
					<p className="storedeck-panel__empty">{ empty }</p>
				) }
			</AsyncContent>
			{ more && ! preview && (
				<p className="storedeck-panel__more">
					<Link href={ more.href } type={ more.type }>
						{ more.label }
					</Link>
				</p>
			) }
		</>
	);
}
