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
		/** In the order of the answer; the same array until one of them changes. */
		getReviews: reviews.getItems,
		/** Reviews on all pages; undefined until it is known. */
		getReviewsTotalCount: ( state: ResourceState, query?: ReviewsQuery ) =>
			reviews.getResponse( state, query )?.totalResults,
		/**
		 * What went wrong with a query, or with the last `updateReview` or
		 * `deleteReview`; undefined when nothing did.
		 */
		getReviewsError: (
			state: ResourceState,
			query: ReviewsQuery | 'updateReview' | 'deleteReview' = {}
		): RequestError | undefined =>
			( typeof query === 'string'
				? getKindError( state, query )
				: reviews.getError( state, query ) ) || undefined,
		/** What the shop answered to these reviews, the oldest first. */
		getReviewReplies: replies.getData,
	},
	actions: {
		/** Gives the review as it was saved. */
		updateReview: update.action,
		/**
		 * Moves a review to the bin, or deletes it for good: `( id, isForced )`.
		 * Gives it as it is there, or as it last was.
		 */
		deleteReview: remove.action,
		/**
		 * Changes many reviews, or deletes them for good, in one request. Gives
		 * the reviews that changed and those that could not be changed.
		 */
		batchUpdateReviews: batch.action,
		/** Answers a review in the name of the signed-in user; gives the reply. */
		replyToReview: reply.action,
		/** Takes a reply to a review back: `( review, replyId )`. */
		deleteReviewReply: removeReply.action,

		/** Puts a list in place; reviews already known keep other fields. */
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
		/** Replaces a review; fields that are not given are gone. */
		setReview: ( reviewId: number, review: ReviewFields ) =>
			change( reviews.replace( reviewId, { ...review, id: reviewId } ) ),
		setReviewIsUpdating: ( reviewId: number, isUpdating: boolean ) =>
			change( reviews.patch( reviewId, { isUpdating } ) ),
		/** Files an error under a query, or under the name of an action. */
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
