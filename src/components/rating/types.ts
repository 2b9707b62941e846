import type { ElementType } from 'react';

export interface RatingProps {
	/**
	 * How many stars are filled. Kept between 0 and `totalStars`; a part of a
	 * star is drawn as such.
	 *
	 * @default 0
	 */
	rating?: number | string;
	/**
	 * @default 5
	 */
	totalStars?: number;
	/**
	 * Width and height of a star, in px.
	 *
	 * @default 18
	 */
	size?: number;
	className?: string;
	/** A component that draws a star; it is given `style` and `className`. */
	icon?: ElementType;
	/** Draws the filled stars; `icon` by default. */
	outlineIcon?: ElementType;
}

export interface ProductRatingProps extends Omit< RatingProps, 'rating' > {
	/** Its `average_rating` is shown; the shop's API gives it as text. */
	product?: { average_rating?: number | string | null } | null;
}

export interface ReviewRatingProps extends Omit< RatingProps, 'rating' > {
	/** Its `rating` is shown. */
	review?: { rating?: number | string | null } | null;
}
