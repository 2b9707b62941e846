/** An image as returned by the REST API. */
export interface StoreImage {
	src?: string;
	alt?: string;
}

export interface ProductImageProps {
	/** The first of `images` is shown, or `image`. */
	product?: {
		images?: readonly StoreImage[];
		image?: StoreImage | null;
	} | null;
	/** Alternative text; defaults to that of the image. */
	alt?: string;
	/**
	 * Width in px.
	 *
	 * @default 33
	 */
	width?: number;
	/**
	 * Height in px.
	 *
	 * @default 33
	 */
	height?: number;
	className?: string;
}
