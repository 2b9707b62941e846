import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { ReviewsQuery, ReviewStatus } from '@storedeck/data';
import { readPageParams } from '../../common/list-screen';
import type { PageParams } from '../../common/list-screen';

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
export interface ReviewParams extends PageParams {
	status: ShownStatus;
	/** 1 to 5; undefined for all. */
	rating?: number;
	/** Product ids; empty for all. */
	products: readonly number[];
}

const RATINGS = [ 1, 2, 3, 4, 5 ];

export const readParams = ( query: Query ): ReviewParams => ( {
	...readPageParams( query ),
	status: STATUSES.find( ( status ) => status === query.status ) ?? 'all',
	rating: RATINGS.find( ( rating ) => rating === Number( query.rating ) ),
	products: getIdsFromQuery( query.product ),
} );

/** Whether any filter but the status is set. */
export const hasFilters = ( { rating, products, search }: ReviewParams ) =>
	rating !== undefined || products.length > 0 || search !== '';

const FIELDS =
	'id,date_created,product_id,product_name,product_permalink,status,reviewer,reviewer_email,review,rating,verified,reviewer_avatar_urls,_links';

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
