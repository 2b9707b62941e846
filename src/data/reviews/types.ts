import type { ResponseOf, FieldsOf, QueryOf } from '../routes';

type ReviewResponse = ResponseOf< '/wc-analytics/products/reviews' >;

/** What the list of reviews can be asked. */
export type ReviewsQuery = QueryOf< '/wc-analytics/products/reviews' >;

/** What can be saved of a review. */
export type ReviewUpdate = FieldsOf< '/wc-analytics/products/reviews/{id}' >;

/** When saving, `unspam` and `untrash` bring back what was before. */
export type ReviewStatus = Exclude<
	ReviewResponse[ 'status' ],
	'unspam' | 'untrash'
>;

/**
 * The fields of a review, as the server presents them. Dates are the shop's wall
 * clock, those that end in `_gmt` are UTC; the review may contain simple markup.
 * The rating is 0 (none) to 5 stars; who is verified has bought the product.
 */
export interface ReviewFields extends Partial< Omit< ReviewResponse, 'id' > > {
	reviewer_avatar_urls?: Readonly< Record< string, string > >;
	/** The product and the reviewer, with `_embed`. */
	_embedded?: object;
	/** A request that changes this review is on its way. */
	isUpdating?: boolean;
}

/** A product review. Fields are missing where `_fields` left them out. */
export interface Review extends ReviewFields {
	id: number;
	/** Where the server keeps what belongs to the review. */
	_links?: Readonly< Record< string, ReadonlyArray< { href: string } > > >;
}

/**
 * What the shop answered to a review, as WordPress presents comments: the parent
 * is the review, the post the product. The date is the shop's wall clock.
 */
export interface ReviewReply
	extends Partial< ResponseOf< '/wc-analytics/products/reviews/replies' > > {
	id: number;
	parent: number;
	/** Markup: show it as text, or sanitised. */
	content?: { rendered: string };
}

/** Many changes of reviews in one request. */
export interface ReviewsBatch {
	update?: ReadonlyArray< ReviewUpdate & { id: number } >;
	/** Ids of reviews to delete for good. */
	delete?: readonly number[];
}

/** A review that a batch could not change, and why. */
export interface ReviewFailure {
	id: number;
	message: string;
}
