import { ProductRating, Rating, ReviewRating } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Rating', 'ProductRating', 'ReviewRating' ],
	stories: {
		'Four of five': () => <Rating rating={ 4 } />,
		'A part of a star': () => <Rating rating={ 3.4 } size={ 32 } />,
		'None of ten': () => <Rating totalStars={ 10 } />,
		'Of a product': () => (
			<ProductRating product={ { average_rating: '4.50' } } />
		),
		'Of a review': () => <ReviewRating review={ { rating: 2 } } />,
	},
};
export default stories;
