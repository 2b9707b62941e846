import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useRef } from '@wordpress/element';
import {
	ITEMS_STORE_NAME,
	REVIEWS_STORE_NAME,
	itemsStore,
	reviewsStore,
	useSubscription,
} from '@storedeck/data';
import type { Item, SelectorCall, Review, ReviewReply } from '@storedeck/data';
import { getCountQuery, getListQuery } from './review-query';
import type { ReviewQuestion } from './review-query';

const COUNTED = [ 'hold', 'approved', 'spam', 'trash' ] as const;

export interface Reviews {
	/** Reviews of the previous query while new ones are loading. */
	reviews: readonly Review[] | undefined;
	total: number;
	/** By status; missing until loaded. */
	counts: Partial< Record< ( typeof COUNTED )[ number ], number > >;
	isLoading: boolean;
	error: { message: string } | undefined;
	retry: () => void;
}

/** Reviews for the filters of the URL, and the count for each status. */
export function useReviews( question: ReviewQuestion ): Reviews {
	const signature = JSON.stringify( question );
	const {
		asked: same,
		list,
		questions,
	} = useMemo( () => {
		const asked: ReviewQuestion = JSON.parse( signature );
		const listQuery = getListQuery( asked );
		const all: SelectorCall[] = [
			[ 'getReviews', [ listQuery ] ],
			...COUNTED.map(
				( status ): SelectorCall => [
					'getReviewsTotalCount',
					[ getCountQuery( asked, status ) ],
				]
			),
		];
		return { asked, list: listQuery, questions: all };
	}, [ signature ] );
	useSubscription( REVIEWS_STORE_NAME, questions );
	const { refreshAll } = useDispatch( reviewsStore );

	const known = useSelect(
		( select ) => {
			const store = select( reviewsStore );
			const reviews = store.getReviews( list );
			return {
				reviews,
				total: store.getReviewsTotalCount( list ),
				error: store.getReviewsError( list ),
				isLoading: ! store.hasFinishedResolution( 'getReviews', [
					list,
				] ),
				hold: store.getReviewsTotalCount(
					getCountQuery( same, 'hold' )
				),
				approved: store.getReviewsTotalCount(
					getCountQuery( same, 'approved' )
				),
				spam: store.getReviewsTotalCount(
					getCountQuery( same, 'spam' )
				),
				trash: store.getReviewsTotalCount(
					getCountQuery( same, 'trash' )
				),
			};
		},
		[ list, same ]
	);

	const last = useRef< { reviews: readonly Review[]; total: number } >();
	if ( known.total !== undefined ) {
		last.current = { reviews: known.reviews, total: known.total };
	}
	const { hold, approved, spam, trash } = known;
	return {
		reviews: last.current?.reviews,
		total: last.current?.total ?? 0,
		counts: { hold, approved, spam, trash },
		isLoading: known.isLoading,
		error: known.isLoading ? undefined : known.error,
		retry: () => refreshAll( questions ),
	};
}

/** Replies of the store by review id. */
export function useReplies(
	reviewIds: readonly number[]
): ReadonlyMap< number, readonly ReviewReply[] > {
	const key = reviewIds.join();
	const ids = useMemo(
		() => ( key === '' ? [] : key.split( ',' ).map( Number ) ),
		[ key ]
	);
	useSubscription(
		REVIEWS_STORE_NAME,
		ids.length > 0 ? [ [ 'getReviewReplies', [ ids ] ] ] : []
	);
	const replies = useSelect(
		( select ) =>
			ids.length > 0
				? select( reviewsStore ).getReviewReplies( ids )
				: NONE,
		[ ids ]
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

const NONE: readonly ReviewReply[] = [];

const NO_PRODUCTS: ReadonlyMap< Item[ 'id' ], Item > = new Map();

/** Names and images of products. */
export function useProducts( productIds: readonly number[] ) {
	const key = [ ...new Set( productIds ) ].sort( ( a, b ) => a - b ).join();
	const query = useMemo(
		() =>
			key === ''
				? undefined
				: {
						include: key.split( ',' ).map( Number ),
						per_page: 100,
						_fields: [ 'id', 'name', 'images' ],
				  },
		[ key ]
	);
	useSubscription(
		ITEMS_STORE_NAME,
		query ? [ [ 'getItems', [ 'products', query ] ] ] : []
	);
	return useSelect(
		( select ) =>
			query
				? select( itemsStore ).getItems( 'products', query )
				: NO_PRODUCTS,
		[ query ]
	);
}
