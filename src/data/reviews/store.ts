import {
	change,
	createResourceStore,
	getKindError,
	registerStore,
	setError,
} from '../core';
import { REVIEWS_STORE_NAME } from '../constants';
import { removeReply, replies, reply } from './replies';
import { batch, remove, reviews, update } from './resources';
import type { RequestError, ResourceState } from '../core';
import type { Review, ReviewFields, ReviewsQuery } from './types';

/** The store of product reviews, `wc/admin/reviews`. */
export const reviewsStore = createResourceStore( {
	name: REVIEWS_STORE_NAME,
	resources: [ reviews, replies ],
	selectors: {
		/**
		 * In the order of the response; the same array until one of them
		 * changes.
		 */
		getReviews: reviews.getItems,
		/** Number of reviews on all pages; undefined before the first response. */
		getReviewsTotalCount: ( state: ResourceState, query?: ReviewsQuery ) =>
			reviews.getResponse( state, query )?.totalResults,
		/**
		 * The error of a query, or of the last `updateReview` or
		 * `deleteReview`; undefined without an error.
		 */
		getReviewsError: (
			state: ResourceState,
			query: ReviewsQuery | 'updateReview' | 'deleteReview' = {}
		): RequestError | undefined =>
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

registerStore( reviewsStore );
