import type { Query } from '@storedeck/navigation';
import type { ItemsQuery, ReportQuery } from '@storedeck/data';
import { readPageParams, readSortParams } from '../../common/list-screen';
import type { PageParams, SortParams } from '../../common/list-screen';

/** Status filters. */
export const TYPES = [
	'all',
	'lowstock',
	'outofstock',
	'onbackorder',
	'instock',
] as const;

export type StockType = ( typeof TYPES )[ number ];

/** Sortable columns. */
const ORDERBY_VALUES = [
	'title',
	'sku',
	'stock_status',
	'stock_quantity',
] as const;

/** Filters from the URL; invalid values fall back to defaults. */
export interface StockParams
	extends PageParams,
		SortParams< ( typeof ORDERBY_VALUES )[ number ] > {
	type: StockType;
}

export const readParams = ( query: Query ): StockParams => ( {
	...readPageParams( query ),
	// What is out of stock or low is first.
	...readSortParams( query, ORDERBY_VALUES, {
		orderby: 'stock_status',
		order: 'asc',
	} ),
	type: TYPES.find( ( type ) => type === query.type ) ?? 'all',
} );

/** Maximum number of products, and of variations, found by a search. */
export const MAX_SEARCH_RESULTS = 100;

/** Query that searches products or variations. */
export const getSearchQuery = (
	search: string
): ItemsQuery< 'products' | 'variations' > => ( {
	search,
	page: 1,
	per_page: MAX_SEARCH_RESULTS,
	_fields: [ 'id' ],
} );

/** Query of the list: the search results, or all. */
export const getListQuery = (
	params: StockParams,
	found: readonly number[] | undefined
): ReportQuery< 'stock' > => ( {
	grouped: true,
	type: params.type,
	orderby: params.orderby,
	order: params.order,
	page: params.page,
	per_page: params.perPage,
	...( found && { include: [ ...found ] } ),
} );

/** Query for fields that the stock report does not have. */
export const getItemsQuery = (
	ids: readonly number[]
): ItemsQuery< 'products' | 'variations' > => ( {
	include: [ ...ids ].sort( ( a, b ) => a - b ),
	per_page: 100,
	_fields:
		'id,parent_id,name,type,manage_stock,stock_quantity,stock_status,backorders,image,images',
} );
