import { NAMESPACE, requestList } from '@storedeck/api';
import { readBatch } from '../batch';
import {
	defineCollection,
	defineMutation,
	requireObject,
	defineResource,
	withoutTotals,
	change,
	defineStore,
	getKindError,
	setError,
} from '../core';
import { REVIEW_DATA } from '../invalidations';
import { REVIEWS_STORE_NAME } from '../constants';
import type { BatchBody, BatchResult } from '../batch';
import type { EveryQuery } from '../routes';
import type { RequestError, ResourceState } from '../core';
import type {
	Review,
	ReviewsBatch,
	ReviewsQuery,
	ReviewUpdate,
	ReviewReply,
	ReviewFields,
} from './types';

const PATH = `${ NAMESPACE }/products/reviews`;

/** Reviews by query. Fields that are missing in a response are kept. */
const reviews = defineCollection< [ query?: ReviewsQuery ], Review >( {
	name: 'getReviews',
	selectors: [ 'getReviews', 'getReviewsTotalCount' ],
	recordType: 'reviews',
	key: ( query = {} ) => [ query ],
	id: ( review ) => review.id,
	isMerged: true,
	request: ( query ) => ( { path: PATH, query } ),
} );

const setIsUpdating = ( isUpdating: boolean ) => ( reviewId: number ) => [
	reviews.patch( reviewId, { isUpdating } ),
];

const markAsUpdating = setIsUpdating( true );
const markAsDone = setIsUpdating( false );

/** All reviews that a batch changes. */
const getIds = ( {
	update: changed = [],
	delete: deleted = [],
}: ReviewsBatch ) => [ ...changed.map( ( { id } ) => id ), ...deleted ];

const update = defineMutation<
	[ reviewId: number, fields: ReviewUpdate, query?: EveryQuery ],
	Review
>( {
	name: 'updateReview',
	request: ( reviewId, fields, query ) => ( {
		path: `${ PATH }/${ reviewId }`,
		method: 'PUT',
		query,
		data: fields,
	} ),
	optimistic: markAsUpdating,
	rollback: ( reviewId ) => markAsDone( reviewId ),
	// With `_fields` in the query the response is a part of the review.
	commit: ( review, reviewId ) => [
		reviews.patch( reviewId, review ),
		...markAsDone( reviewId ),
	],
	invalidates: ( _review, _reviewId, { status } ) =>
		status === undefined ? {} : REVIEW_DATA,
} );

/** The response to a deletion: the review in the trash, or its last state. */
type Removed = Review | { deleted: true; previous: Review };

const remove = defineMutation<
	[ reviewId: number, isForced?: boolean ],
	Removed | null,
	Review
>( {
	name: 'deleteReview',
	request: ( reviewId, isForced = false ) => ( {
		path: `${ PATH }/${ reviewId }`,
		method: 'DELETE',
		query: isForced ? { force: true } : undefined,
	} ),
	parse: ( response ) => {
		const body = requireObject( response );
		return 'previous' in body ? body.previous : body;
	},
	optimistic: markAsUpdating,
	rollback: ( reviewId ) => markAsDone( reviewId ),
	commit: ( review, reviewId ) => [
		reviews.replace( reviewId, { ...review, id: reviewId } ),
		...markAsDone( reviewId ),
	],
	invalidates: REVIEW_DATA,
} );

const batch = defineMutation<
	[ changes: ReviewsBatch ],
	BatchBody< Review >,
	BatchResult< Review >
>( {
	name: 'batchUpdateReviews',
	request: ( changes ) => ( { path: `${ PATH }/batch`, data: changes } ),
	parse: readBatch,
	optimistic: ( changes ) => getIds( changes ).flatMap( markAsUpdating ),
	rollback: ( changes ) => getIds( changes ).flatMap( markAsDone ),
	commit: ( { changed }, changes ) => [
		...changed.map( ( review ) => reviews.patch( review.id, review ) ),
		// Those that failed are not in the response's list.
		...getIds( changes ).flatMap( markAsDone ),
	],
	invalidates: REVIEW_DATA,
} );

/** WordPress' comments, if they include those of products. */
const COMMENTS = '/wp/v2/comments';

/** The replies to reviews of products that WordPress' route does not include. */
const REPLIES_ROUTE = `${ NAMESPACE }/products/reviews/replies`;

/** Reviews link to the route of their replies if it is not WordPress' own. */
const getPath = ( review: Pick< Review, '_links' > | undefined ) =>
	review?._links?.replies ? REPLIES_ROUTE : COMMENTS;

/** Both routes have the same fields. */
const FIELDS = [
	'id',
	'parent',
	'post',
	'author_name',
	'date',
	'status',
	'content',
];

const replies = defineResource<
	[ reviewIds: readonly number[] ],
	readonly ReviewReply[]
>( {
	name: 'getReviewReplies',
	defaultValue: [],
	load: async ( { select, signal }, reviewIds ) => {
		const state = select.getResourceState();
		const [ first ] = reviewIds;
		return first === undefined
			? withoutTotals( [] )
			: requestList< ReviewReply >( {
					path: getPath( reviews.getItem( state, first ) ),
					query: {
						parent: [ ...reviewIds ],
						per_page: 100,
						order: 'asc',
						_fields: FIELDS,
					},
					signal,
			  } );
	},
} );

const reply = defineMutation<
	[ review: Review, content: string ],
	ReviewReply
>( {
	name: 'replyToReview',
	request: ( review, content ) => ( {
		path: getPath( review ),
		data: {
			parent: review.id,
			post: review.product_id,
			content,
		},
	} ),
	invalidates: REVIEW_DATA,
} );

const removeReply = defineMutation<
	[ review: Review, replyId: number ],
	object
>( {
	name: 'deleteReviewReply',
	request: ( review, replyId ) => ( {
		path: `${ getPath( review ) }/${ replyId }`,
		method: 'DELETE',
	} ),
	invalidates: REVIEW_DATA,
} );

/** The store of product reviews, `wc/admin/reviews`. */
export const reviewsStore = defineStore( {
	name: REVIEWS_STORE_NAME,
	resources: [ reviews, replies ],
	selectors: {
		/**
		 * In the order of the response; the same array until one of them
		 * changes.
		 */
		getReviews: reviews.getItems,
		/** Number of reviews on all pages; undefined before the first response. */
		getReviewsTotalCount: reviews.getTotal,
		/**
		 * The error of a query, or of the last `updateReview` or
		 * `deleteReview`; undefined without an error.
		 */
		getReviewsError: (
			state: ResourceState,
			query: ReviewsQuery | 'updateReview' | 'deleteReview' = {}
		) =>
			( typeof query === 'string'
				? getKindError( state, query )
				: reviews.getError( state, query ) ) || undefined,
		/** The store's replies to these reviews, oldest first. */
		getReviewReplies: replies.getData,
	},
	actions: {
		/** Returns the saved review. */
		updateReview: update.action,
		/**
		 * Moves a review to the trash, or deletes it permanently: `( id,
		 * isForced )`. Returns the review in the trash, or its last state.
		 */
		deleteReview: remove.action,
		/**
		 * Changes or permanently deletes many reviews in one request. Returns
		 * the changed reviews and those that failed.
		 */
		batchUpdateReviews: batch.action,
		/** Replies to a review as the signed-in user; returns the reply. */
		replyToReview: reply.action,
		/** Deletes a reply to a review: `( review, replyId )`. */
		deleteReviewReply: removeReply.action,

		/** Sets a list; other fields of existing reviews are kept. */
		updateReviews: (
			query: ReviewsQuery,
			list: readonly Review[],
			totalCount: number
		) =>
			change(
				...reviews.receiveItems( [ query ], list, {
					totalResults: totalCount,
				} )
			),
		/** Replaces a review; missing fields are removed. */
		setReview: ( reviewId: number, review: ReviewFields ) =>
			change( reviews.replace( reviewId, { ...review, id: reviewId } ) ),
		setReviewIsUpdating: ( reviewId: number, isUpdating: boolean ) =>
			change( reviews.patch( reviewId, { isUpdating } ) ),
		/** Stores an error by query or by the name of an action. */
		setError: (
			query: ReviewsQuery | 'updateReview' | 'deleteReview',
			error: RequestError | false
		) =>
			typeof query === 'string'
				? setError( query, error )
				: setError( reviews.name, error, reviews.key( query ) ),
	},
} );
