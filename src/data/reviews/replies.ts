import { NAMESPACE, requestList } from '@storedeck/api';
import { defineMutation, defineResource, requireObject } from '../core';
import { REVIEWS_STORE_NAME } from '../constants';
import { reviews } from './resources';
import type { Review, ReviewReply } from './types';

/** Where WordPress keeps comments, if it may show those of products. */
const COMMENTS = '/wp/v2/comments';

/** The same for products that WordPress does not show. */
const OWN = `${ NAMESPACE }/products/reviews/replies`;

/** A review whose server keeps replies in a place of its own says so. */
const getPath = ( review: Pick< Review, '_links' > | undefined ) =>
	review?._links?.replies ? OWN : COMMENTS;

/** Both places take and give the same fields. */
const FIELDS = [
	'id',
	'parent',
	'post',
	'author_name',
	'date',
	'status',
	'content',
];

/** What the shop answered to some reviews, the oldest first. */
export const replies = defineResource<
	[ reviewIds: readonly number[] ],
	readonly ReviewReply[]
>( {
	name: 'getReviewReplies',
	selectors: [ 'getReviewReplies' ],
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

/** Replies that were read. */
const LISTS = { [ REVIEWS_STORE_NAME ]: 'all' } as const;

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
	invalidates: LISTS,
} );

export const removeReply = defineMutation( {
	name: 'deleteReviewReply',
	request: ( review: Review, replyId: number ) => ( {
		path: `${ getPath( review ) }/${ replyId }`,
		method: 'DELETE' as const,
	} ),
	parse: ( body: object | null ) => requireObject( body ),
	invalidates: LISTS,
} );
