import { Rating } from './rating';
import type { ProductRatingProps, ReviewRatingProps } from './types';

/**
 * The average rating of a product.
 *
 * @param props The product, and what `Rating` takes.
 */
export const ProductRating = ( { product, ...props }: ProductRatingProps ) => (
	<Rating rating={ product?.average_rating ?? 0 } { ...props } />
);

/**
 * The rating that a review gives.
 *
 * @param props The review, and what `Rating` takes.
 */
export const ReviewRating = ( { review, ...props }: ReviewRatingProps ) => (
	<Rating rating={ review?.rating ?? 0 } { ...props } />
);
