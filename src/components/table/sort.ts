import type { SortDirection, TableHeader, TableQuery } from './types';

export interface Sort {
	/** Undefined if the table is not sorted. */
	key: string | undefined;
	direction: SortDirection;
}

/** Whether a column is the one to sort by, by its values or by their detail. */
export const hasSort = (
	{ key, detailSort }: TableHeader,
	orderby: string | undefined
) =>
	orderby !== undefined && ( key === orderby || detailSort?.key === orderby );

/** The direction of the first sort by a column. */
const firstDirection = ( headers: TableHeader[], key: string | undefined ) =>
	headers.find( ( header ) => header.key === key )?.defaultOrder ?? 'desc';

const isDirection = ( order: unknown ): order is SortDirection =>
	order === 'asc' || order === 'desc';

/** Returns the sort of the query, or that of the default column. */
export function getSort( headers: TableHeader[], query: TableQuery ): Sort {
	const key =
		query.orderby ||
		headers.find( ( { defaultSort } ) => defaultSort )?.key;
	return {
		key,
		direction: isDirection( query.order )
			? query.order
			: firstDirection( headers, key ),
	};
}

/** Returns the sort direction after a click on a column. */
export function getNextDirection(
	headers: TableHeader[],
	sort: Sort,
	key: string
): SortDirection {
	if ( sort.key !== key ) {
		return firstDirection( headers, key );
	}
	return sort.direction === 'desc' ? 'asc' : 'desc';
}

/**
 * Returns the column to sort by after the sorted column was hidden: the default
 * column, or the first one left.
 *
 * @param headers   All columns.
 * @param shownKeys Keys of the remaining columns.
 */
export function getFallbackSortKey(
	headers: TableHeader[],
	shownKeys: string[]
): string | undefined {
	const left = headers.filter( ( { key } ) => shownKeys.includes( key ) );
	return (
		left.find( ( { defaultSort } ) => defaultSort ) ??
		left.find( ( { isSortable } ) => isSortable ) ??
		left[ 0 ]
	)?.key;
}
