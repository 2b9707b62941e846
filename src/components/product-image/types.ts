/** A picture as the shop's API gives it. */
export interface ShopImage {
	src?: string;
	alt?: string;
}

export interface ProductImageProps {
	/** Reads the first of `images`, else `image`. */
	product?: {
		images?: readonly ShopImage[];
		image?: ShopImage | null;
	} | null;
	/** Instead of the picture's own alternative text. */
	alt?: string;
	/**
	 * In px.
	 *
	 * @default 33
	 */
	width?: number;
	/**
	 * In px.
	 *
	 * @default 33
	 */
	height?: number;
	className?: string;
}
