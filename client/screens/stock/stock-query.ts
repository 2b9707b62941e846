import type { Query } from '@storedeck/navigation';
import type { ItemsQuery, ReportQuery } from '@storedeck/data';

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
export const ORDERS = [
	'title',
	'sku',
	'stock_status',
	'stock_quantity',
] as const;

/** Filters from the URL; invalid values fall back to defaults. */
export interface StockQuestion {
	type: StockType;
	search: string;
	orderby: ( typeof ORDERS )[ number ];
	order: 'asc' | 'desc';
	page: number;
	perPage: number;
}

const PAGE_SIZES = [ 25, 50, 75, 100 ];

export function readQuestion( query: Query ): StockQuestion {
	const page = Number( query.paged );
	const perPage = Number( query.per_page );
	return {
		type: TYPES.find( ( type ) => type === query.type ) ?? 'all',
		search: typeof query.search === 'string' ? query.search.trim() : '',
		orderby: ORDERS.find( ( order ) => order === query.orderby ) ?? 'title',
		order: query.order === 'desc' ? 'desc' : 'asc',
		page: Number.isInteger( page ) && page > 0 ? page : 1,
		perPage: PAGE_SIZES.includes( perPage ) ? perPage : 25,
	};
}

/** Maximum number of products, and of variations, found by a search. */
export const MOST_FOUND = 100;

/** Query that searches products or variations. */
export const getSearchQuery = (
	search: string
): ItemsQuery< 'products' | 'variations' > => ( {
	search,
	page: 1,
	per_page: MOST_FOUND,
	_fields: [ 'id' ],
} );

/** Query of the list: the search results, or all. */
export const getListQuery = (
	question: StockQuestion,
	found: readonly number[] | undefined
): ReportQuery< 'stock' > => ( {
	type: question.type,
	orderby: question.orderby,
	order: question.order,
	page: question.page,
	per_page: question.perPage,
	...( found && { include: [ ...found ] } ),
} );

/** Query for fields that the stock report does not have. */
export const getDetailsQuery = (
	ids: readonly number[]
): ItemsQuery< 'products' | 'variations' > => ( {
	include: [ ...ids ].sort( ( a, b ) => a - b ),
	per_page: 100,
	_fields: [
		'id',
		'parent_id',
		'name',
		'type',
		'manage_stock',
		'stock_quantity',
		'stock_status',
		'backorders',
		'image',
		'images',
	],
} );
