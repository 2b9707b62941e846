export type ReviewStatus = 'approved' | 'hold' | 'spam' | 'trash';

/** The fields of a review, as the server presents them. */
export interface ReviewFields {
	/** The shop's wall clock; the other is UTC. */
	date_created?: string;
	date_created_gmt?: string;
	product_id?: number;
	product_name?: string;
	product_permalink?: string;
	/** When saving, `unspam` and `untrash` bring back what was before. */
	status?: ReviewStatus | 'unspam' | 'untrash';
	reviewer?: string;
	reviewer_email?: string;
	/** May contain simple markup. */
	review?: string;
	/** 0 (none) to 5 stars. */
	rating?: number;
	/** The reviewer has bought the product. */
	verified?: boolean;
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

/** What the shop answered to a review, as WordPress presents comments. */
export interface ReviewReply {
	id: number;
	/** The review. */
	parent: number;
	/** The product. */
	post?: number;
	author_name?: string;
	/** The shop's wall clock. */
	date?: string;
	/** `approved`, `hold`, `spam` or `trash`. */
	status?: string;
	/** Markup: show it as text, or sanitised. */
	content?: { rendered: string };
}

/** Many changes of reviews in one request. */
export interface ReviewsBatch {
	update?: ReadonlyArray< ReviewFields & { id: number } >;
	/** Ids of reviews to delete for good. */
	delete?: readonly number[];
}

/** A review that a batch could not change, and why. */
export interface ReviewFailure {
	id: number;
	message: string;
}
