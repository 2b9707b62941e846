import type { ElementType } from 'react';

export interface RatingProps {
	/**
	 * Number of filled stars, limited to 0 to `totalStars`. Can be fractional.
	 *
	 * @default 0
	 */
	rating?: number | string;
	/**
	 * @default 5
	 */
	totalStars?: number;
	/**
	 * Size of a star in px.
	 *
	 * @default 18
	 */
	size?: number;
	className?: string;
	/** Component that renders a star; receives `style` and `className`. */
	icon?: ElementType;
	/** Component that renders a filled star; defaults to `icon`. */
	outlineIcon?: ElementType;
}

export interface ProductRatingProps extends Omit< RatingProps, 'rating' > {
	/** A product with `average_rating`, a string in the REST API. */
	product?: { average_rating?: number | string | null } | null;
}

export interface ReviewRatingProps extends Omit< RatingProps, 'rating' > {
	/** A review with `rating`. */
	review?: { rating?: number | string | null } | null;
}
