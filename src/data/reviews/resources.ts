import { NAMESPACE } from '@storedeck/api';
import { defineCollection, defineMutation, requireObject } from '../core';
import { REVIEWS_STORE_NAME } from '../constants';
import type { Query } from '@storedeck/api';
import type { Review, ReviewFields } from './types';

const PATH = `${ NAMESPACE }/products/reviews`;

/** Reviews by query. Fields that an answer leaves out are kept. */
export const reviews = defineCollection< [ query?: Query ], Review >( {
	name: 'getReviews',
	selectors: [ 'getReviews', 'getReviewsTotalCount' ],
	recordType: 'reviews',
	key: ( query = {} ) => [ query ],
	id: ( review ) => review.id,
	isMerged: true,
	request: ( query ) => ( { path: PATH, query } ),
} );

const flag = ( reviewId: number ) => [
	reviews.patch( reviewId, { isUpdating: true } ),
];

/** Which reviews a list holds, and how many there are of a status. */
const LISTS = { [ REVIEWS_STORE_NAME ]: 'all' } as const;

export const update = defineMutation<
	[ reviewId: number, fields: ReviewFields, query?: Query ],
	Review | null,
	Review
>( {
	name: 'updateReview',
	request: ( reviewId, fields, query ) => ( {
		path: `${ PATH }/${ reviewId }`,
		method: 'PUT' as const,
		query,
		data: fields,
	} ),
	shape: ( review ) => requireObject( review ),
	optimistic: flag,
	// With `_fields` in the query the answer is a part of the review.
	commit: ( review, reviewId ) => [ reviews.patch( reviewId, review ) ],
	makesStale: ( _review, _reviewId, { status } ) =>
		status === undefined ? {} : LISTS,
} );

export const remove = defineMutation( {
	name: 'deleteReview',
	request: ( reviewId: number ) => ( {
		path: `${ PATH }/${ reviewId }`,
		method: 'DELETE' as const,
	} ),
	shape: ( review: Review | null ) => requireObject( review ),
	optimistic: flag,
	commit: ( review, reviewId ) => [
		reviews.replace( reviewId, { ...review, id: reviewId } ),
	],
	makesStale: LISTS,
} );
