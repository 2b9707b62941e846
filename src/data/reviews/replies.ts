import { NAMESPACE, requestList } from '@storedeck/api';
import { defineMutation, defineResource, requireObject } from '../core';
import { REVIEW_DATA } from '../invalidations';
import { reviews } from './resources';
import type { Review, ReviewReply } from './types';

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

/** The store's replies to some reviews, oldest first. */
export const replies = defineResource<
	[ reviewIds: readonly number[] ],
	readonly ReviewReply[]
>( {
	name: 'getReviewReplies',
	defaultValue: [],
	load: async ( { select, signal }, reviewIds ) => {
		const state = select.getResourceState();
		const [ first ] = reviewIds;
		return first === undefined
			? { data: [], totalResults: 0, totalPages: 0 }
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

export const reply = defineMutation( {
	name: 'replyToReview',
	request: ( review: Review, content: string ) => ( {
		path: getPath( review ),
		data: {
			parent: review.id,
			post: review.product_id,
			content,
		},
	} ),
	parse: ( body: ReviewReply | null ) => requireObject( body ),
	invalidates: REVIEW_DATA,
} );

export const removeReply = defineMutation( {
	name: 'deleteReviewReply',
	request: ( review: Review, replyId: number ) => ( {
		path: `${ getPath( review ) }/${ replyId }`,
		method: 'DELETE' as const,
	} ),
	parse: ( body: object | null ) => requireObject( body ),
	invalidates: REVIEW_DATA,
} );
