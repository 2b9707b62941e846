export { Rating } from './rating';
export { ProductRating, ReviewRating } from './rating-of';
export type {
	ProductRatingProps,
	RatingProps,
	ReviewRatingProps,
} from './types';
