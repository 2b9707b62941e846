export { Rating } from './rating';
export { ProductRating, ReviewRating } from './product-rating';
export type {
	ProductRatingProps,
	RatingProps,
	ReviewRatingProps,
} from './types';
