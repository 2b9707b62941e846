import type { ReactNode } from 'react';
import { TableCard } from '@storedeck/components';
import type {
	TableCardProps,
	TableHeader,
	TableRow,
} from '@storedeck/components';
import { onQueryChange } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { FailureNotice } from '../failure-notice';
import { getSelectionCell, getSelectionHeader } from '../selection';
import type { Selection } from '../selection';
import type { List } from './list';
import type { PageParams, SortParams } from './page-params';
import './style.scss';

interface Props< Row extends { id: number | string } >
	extends Pick<
		TableCardProps,
		'className' | 'title' | 'isBusy' | 'isStackable' | 'actions'
	> {
	/** Undefined before the first response. */
	items: readonly Row[] | undefined;
	headers: readonly TableHeader[];
	getRow: ( item: Row ) => TableRow;
	/** The selected rows; adds a column of checkboxes. */
	selection?: Selection;
	/** Name of a row, for its checkbox; undefined when it cannot be selected. */
	getName?: ( item: Row ) => string | undefined;
	list: List;
	params: PageParams & Partial< SortParams< string > >;
	/** Query of the URL. */
	query: Query;
	/** Message if loading failed. */
	failureMessage: string;
	/** Shown if there are no rows. */
	emptyMessage: ReactNode;
}

/**
 * The table of a list screen: the URL has its page and order. If loading fails, the
 * rows loaded before stay below the message.
 */
export function ListTable< Row extends { id: number | string } >( {
	items,
	getRow,
	headers,
	selection,
	getName = () => undefined,
	list,
	params: { orderby, order, page, perPage },
	query,
	failureMessage,
	emptyMessage,
	...props
}: Props< Row > ) {
	const failure = list.error && (
		<FailureNotice
			message={ failureMessage }
			detail={ list.error.message }
			onRetry={ list.retry }
		/>
	);
	const hasRows = Boolean( items?.length );
	return (
		<>
			{ hasRows && failure }
			<TableCard
				isStackable="cards"
				{ ...props }
				headers={ [
					...( selection
						? [
								getSelectionHeader(
									selection,
									Boolean(
										items?.some(
											( item ) =>
												getName( item ) !== undefined
										)
									)
								),
						  ]
						: [] ),
					...headers,
				] }
				rows={ ( items ?? [] ).map( ( item ) => [
					...( selection
						? [
								getSelectionCell(
									selection,
									Number( item.id ),
									getName( item )
								),
						  ]
						: [] ),
					...getRow( item ),
				] ) }
				rowHeader={ selection ? 1 : 0 }
				rowKey={ ( _row, index ) => items?.[ index ]?.id ?? index }
				rowsPerPage={ perPage }
				totalRows={ list.total }
				isLoading={ ! items && ! list.error }
				query={ {
					...query,
					...( orderby && { orderby, order } ),
					paged: page,
				} }
				onQueryChange={ onQueryChange }
				showMenu={ false }
				emptyMessage={ failure ?? emptyMessage }
			/>
		</>
	);
}
