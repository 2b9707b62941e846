import type { BatchFailure } from '../batch';
import type { ResponseOf, FieldsOf, QueryOf } from '../routes';

type ReviewResponse = ResponseOf< '/wc-analytics/products/reviews' >;

/** The query of the list of reviews. */
export type ReviewsQuery = QueryOf< '/wc-analytics/products/reviews' >;

/** The fields of a review that can be saved. */
export type ReviewUpdate = FieldsOf< '/wc-analytics/products/reviews/{id}' >;

/** When saving, `unspam` and `untrash` restore the previous status. */
export type ReviewStatus = Exclude<
	ReviewResponse[ 'status' ],
	'unspam' | 'untrash'
>;

/**
 * The fields of a review, as the server returns them. Dates are in site time,
 * those that end in `_gmt` are UTC; the review may contain simple HTML. The
 * rating is 0 (none) to 5 stars; verified reviewers have bought the product.
 */
export interface ReviewFields extends Partial< Omit< ReviewResponse, 'id' > > {
	reviewer_avatar_urls?: Readonly< Record< string, string > >;
	/** Product and reviewer, with `_embed`. */
	_embedded?: object;
	/** Whether a request that changes this review is pending. */
	isUpdating?: boolean;
}

/** A product review. Fields can be omitted with `_fields`. */
export interface Review extends ReviewFields {
	id: number;
	/** URLs of related resources. */
	_links?: Readonly< Record< string, ReadonlyArray< { href: string } > > >;
}

/**
 * A reply of the store, in the format of WordPress' comments: the parent is the
 * review, the post is the product. The date is in site time.
 */
export interface ReviewReply
	extends Partial< ResponseOf< '/wc-analytics/products/reviews/replies' > > {
	id: number;
	parent: number;
	/** HTML: show it as text, or sanitize it. */
	content?: { rendered: string };
}

/** Changes of many reviews in one request. */
export interface ReviewsBatch {
	update?: ReadonlyArray< ReviewUpdate & { id: number } >;
	/** Ids of reviews to delete permanently. */
	delete?: readonly number[];
}

/** A review that a batch failed to change, and the error. */
export type ReviewFailure = BatchFailure;
