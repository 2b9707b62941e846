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
}
