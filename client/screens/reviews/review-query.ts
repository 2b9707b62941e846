import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { ReviewsQuery, ReviewStatus } from '@storedeck/data';

/** Status filter; `all` means approved and pending. */
export type ShownStatus = 'all' | ReviewStatus;

export const STATUSES = [
	'all',
	'hold',
	'approved',
	'spam',
	'trash',
] as const satisfies readonly ShownStatus[];

/** Filters from the URL; invalid values fall back to defaults. */
export interface ReviewParams {
	status: ShownStatus;
	/** 1 to 5; undefined for all. */
	rating?: number;
	/** Product ids; empty for all. */
	products: readonly number[];
	search: string;
	page: number;
	perPage: number;
}

const PAGE_SIZES = [ 25, 50, 75, 100 ];

function readNumber( value: unknown, isFine: ( number: number ) => boolean ) {
	const number = Number( value );
	return Number.isInteger( number ) && isFine( number ) ? number : undefined;
}

export function readParams( query: Query ): ReviewParams {
	return {
		status: STATUSES.find( ( status ) => status === query.status ) ?? 'all',
		rating: readNumber( query.rating, ( one ) => one >= 1 && one <= 5 ),
		products: getIdsFromQuery( query.product ),
		search: typeof query.search === 'string' ? query.search.trim() : '',
		page: readNumber( query.paged, ( page ) => page >= 1 ) ?? 1,
		perPage:
			readNumber( query.per_page, ( size ) =>
				PAGE_SIZES.includes( size )
			) ?? 25,
	};
}

/** Whether any filter but the status is set. */
export const hasFilters = ( { rating, products, search }: ReviewParams ) =>
	rating !== undefined || products.length > 0 || search !== '';

const FIELDS = [
	'id',
	'date_created',
	'product_id',
	'product_name',
	'product_permalink',
	'status',
	'reviewer',
	'reviewer_email',
	'review',
	'rating',
	'verified',
	'reviewer_avatar_urls',
	'_links',
];

const getConditions = ( {
	rating,
	products,
	search,
}: ReviewParams ): ReviewsQuery => ( {
	...( rating !== undefined && { rating: [ rating ] } ),
	...( products.length > 0 && { product: [ ...products ] } ),
	...( search !== '' && { search } ),
} );

/** Query of the list. */
export const getListQuery = ( params: ReviewParams ): ReviewsQuery => ( {
	...getConditions( params ),
	status: params.status,
	page: params.page,
	per_page: params.perPage,
	orderby: 'date_gmt',
	order: 'desc',
	_fields: FIELDS,
} );

/** Query that returns the number of reviews with a status. */
export const getCountQuery = (
	params: ReviewParams,
	status: ReviewStatus
): ReviewsQuery => ( {
	...getConditions( params ),
	status,
	page: 1,
	per_page: 1,
	_fields: [ 'id' ],
} );
