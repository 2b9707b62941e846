import { Rating } from './rating';
import type { ProductRatingProps, ReviewRatingProps } from './types';

/**
 * The average rating of a product.
 *
 * @param props The product and props of `Rating`.
 */
export const ProductRating = ( { product, ...props }: ProductRatingProps ) => (
	<Rating rating={ product?.average_rating ?? 0 } { ...props } />
);

/**
 * The rating of a review.
 *
 * @param props The review and props of `Rating`.
 */
export const ReviewRating = ( { review, ...props }: ReviewRatingProps ) => (
	<Rating rating={ review?.rating ?? 0 } { ...props } />
);
