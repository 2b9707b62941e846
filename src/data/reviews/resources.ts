import { NAMESPACE } from '@storedeck/api';
import { readBatch } from '../batch';
import { defineCollection, defineMutation, requireObject } from '../core';
import { REVIEW_DATA } from '../invalidations';
import type { BatchEntry } from '../batch';
import type { EveryQuery } from '../routes';
import type {
	Review,
	ReviewFailure,
	ReviewsBatch,
	ReviewsQuery,
	ReviewUpdate,
} from './types';

const PATH = `${ NAMESPACE }/products/reviews`;

/** Reviews by query. Fields that are missing in a response are kept. */
export const reviews = defineCollection< [ query?: ReviewsQuery ], Review >( {
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

const asUpdated = ( review: Review ): Review => ( {
	...review,
	isUpdating: false,
} );

export const update = defineMutation<
	[ reviewId: number, fields: ReviewUpdate, query?: EveryQuery ],
	Review
>( {
	name: 'updateReview',
	request: ( reviewId, fields, query ) => ( {
		path: `${ PATH }/${ reviewId }`,
		method: 'PUT' as const,
		query,
		data: fields,
	} ),
	parse: requireObject,
	optimistic: markAsUpdating,
	rollback: ( reviewId ) => markAsDone( reviewId ),
	// With `_fields` in the query the response is a part of the review.
	commit: ( review, reviewId ) => [
		reviews.patch( reviewId, asUpdated( review ) ),
	],
	invalidates: ( _review, _reviewId, { status } ) =>
		status === undefined ? {} : REVIEW_DATA,
} );

/** The response to a deletion: the review in the trash, or its last state. */
type Removed = Review | { deleted: true; previous: Review };

export const remove = defineMutation<
	[ reviewId: number, isForced?: boolean ],
	Removed | null,
	Review
>( {
	name: 'deleteReview',
	request: ( reviewId, isForced = false ) => ( {
		path: `${ PATH }/${ reviewId }`,
		method: 'DELETE' as const,
		query: isForced ? { force: true } : undefined,
	} ),
	parse: ( response ) => {
		const body = requireObject( response );
		return 'previous' in body ? body.previous : body;
	},
	optimistic: markAsUpdating,
	rollback: ( reviewId ) => markAsDone( reviewId ),
	commit: ( review, reviewId ) => [
		reviews.replace( reviewId, asUpdated( { ...review, id: reviewId } ) ),
	],
	invalidates: REVIEW_DATA,
} );

interface BatchBody {
	update?: ReadonlyArray< BatchEntry< Review > >;
	delete?: ReadonlyArray< BatchEntry< Review > >;
}

/** Changes many reviews in one request; returns those that failed. */
export const batch = defineMutation<
	[ changes: ReviewsBatch ],
	BatchBody | null,
	{ changed: readonly Review[]; failed: readonly ReviewFailure[] }
>( {
	name: 'batchUpdateReviews',
	request: ( changes ) => ( { path: `${ PATH }/batch`, data: changes } ),
	parse: ( body ) => {
		const { update: updated = [], delete: deleted = [] } =
			requireObject( body );
		const { changed, failed } = readBatch( updated );
		return {
			changed,
			failed: [ ...failed, ...readBatch( deleted ).failed ],
		};
	},
	optimistic: ( changes ) => getIds( changes ).flatMap( markAsUpdating ),
	rollback: ( changes ) => getIds( changes ).flatMap( markAsDone ),
	commit: ( { changed }, changes ) => [
		// Those that failed are not in the response's list.
		...getIds( changes ).flatMap( markAsDone ),
		...changed.map( ( review ) =>
			reviews.patch( review.id, asUpdated( review ) )
		),
	],
	invalidates: REVIEW_DATA,
} );
