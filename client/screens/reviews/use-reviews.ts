import { useMemo } from '@wordpress/element';
import { itemsStore, reviewsStore, useResource } from '@storedeck/data';
import type { Item, Review, ReviewReply, ReviewStatus } from '@storedeck/data';
import { toList } from '../../common/list-screen';
import type { List } from '../../common/list-screen';
import { getCountQuery, getListQuery } from './review-query';
import type { ReviewParams } from './review-query';

export interface ReviewList extends List {
	/** Reviews of the previous query while new ones are loading. */
	reviews: readonly Review[] | undefined;
	/** By status; missing until loaded. */
	counts: Partial< Record< ReviewStatus, number > >;
}

const useCount = ( params: ReviewParams, status: ReviewStatus ) =>
	useResource( reviewsStore, 'getReviewsTotalCount', [
		getCountQuery( params, status ),
	] );

/** Reviews for the filters of the URL, and the count for each status. */
export function useReviews( params: ReviewParams ): ReviewList {
	const query = getListQuery( params );
	const list = useResource( reviewsStore, 'getReviews', [ query ], {
		keepPreviousData: true,
	} );
	const total = useResource(
		reviewsStore,
		'getReviewsTotalCount',
		[ query ],
		{ keepPreviousData: true }
	);
	const hold = useCount( params, 'hold' );
	const approved = useCount( params, 'approved' );
	const spam = useCount( params, 'spam' );
	const trash = useCount( params, 'trash' );

	return {
		...toList( list, total, [ hold, approved, spam, trash ] ),
		reviews: list.data,
		counts: {
			hold: hold.data,
			approved: approved.data,
			spam: spam.data,
			trash: trash.data,
		},
	};
}

const NO_REPLIES: readonly ReviewReply[] = [];

/** Replies of the store by review id. */
export function useReplies(
	reviewIds: readonly number[]
): ReadonlyMap< number, readonly ReviewReply[] > {
	const { data: replies = NO_REPLIES } = useResource(
		reviewsStore,
		'getReviewReplies',
		[ reviewIds ],
		{ enabled: reviewIds.length > 0 }
	);
	return useMemo( () => {
		const byReview = new Map< number, ReviewReply[] >();
		for ( const reply of replies ) {
			byReview.set( reply.parent, [
				...( byReview.get( reply.parent ) ?? [] ),
				reply,
			] );
		}
		return byReview;
	}, [ replies ] );
}

const NO_PRODUCTS: ReadonlyMap< Item[ 'id' ], Item > = new Map();

/** Names and images of products. */
export function useProducts( productIds: readonly number[] ) {
	const include = [ ...new Set( productIds ) ].sort( ( a, b ) => a - b );
	const { data = NO_PRODUCTS } = useResource(
		itemsStore,
		'getItems',
		[
			'products',
			{ include, per_page: 100, _fields: [ 'id', 'name', 'images' ] },
		],
		{ enabled: include.length > 0 }
	);
	return data;
}
