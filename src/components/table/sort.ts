import type { SortDirection, TableHeader, TableQuery } from './types';

export interface Sort {
	/** `undefined`: by no column. */
	key: string | undefined;
	direction: SortDirection;
}

/** The direction of the first sort by a column. */
const firstDirection = ( headers: TableHeader[], key: string | undefined ) =>
	headers.find( ( header ) => header.key === key )?.defaultOrder ?? 'desc';

const isDirection = ( order: unknown ): order is SortDirection =>
	order === 'asc' || order === 'desc';

/** What the rows are sorted by: the query decides, else the default column. */
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

/** The direction that a click on a column sorts in. */
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
 * The column to sort by once another one is hidden: the default one, else the
 * first that is left.
 *
 * @param headers   All columns.
 * @param shownKeys The columns that stay.
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
