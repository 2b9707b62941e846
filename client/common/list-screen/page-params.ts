import type { Query } from '@storedeck/navigation';
import { PER_PAGE_OPTIONS } from '@storedeck/components/pagination/pages';
import { QUERY_DEFAULTS } from '@storedeck/data/constants';

/** The page and the search words of a list. */
export interface PageParams {
	search: string;
	/** From 1. */
	page: number;
	perPage: number;
}

/**
 * Reads the page and the search words of a list from the URL; invalid values fall
 * back to defaults.
 *
 * @param query Query of the URL.
 */
export function readPageParams( query: Query ): PageParams {
	const page = Number( query.paged );
	const perPage = Number( query.per_page );
	return {
		search: typeof query.search === 'string' ? query.search.trim() : '',
		page: Number.isInteger( page ) && page > 0 ? page : 1,
		perPage: PER_PAGE_OPTIONS.includes( perPage )
			? perPage
			: QUERY_DEFAULTS.pageSize,
	};
}

/** What the rows of a list are sorted by. */
export interface SortParams< OrderBy extends string > {
	orderby: OrderBy;
	order: 'asc' | 'desc';
}

/**
 * Reads from the URL what a list is sorted by.
 *
 * @param query    Query of the URL.
 * @param values   What the list can be sorted by.
 * @param fallback Used for missing and invalid values.
 */
export const readSortParams = < OrderBy extends string >(
	query: Query,
	values: readonly OrderBy[],
	fallback: SortParams< NoInfer< OrderBy > >
): SortParams< OrderBy > => ( {
	orderby:
		values.find( ( value ) => value === query.orderby ) ?? fallback.orderby,
	order:
		query.order === 'asc' || query.order === 'desc'
			? query.order
			: fallback.order,
} );
