import { ProductRating, Rating, ReviewRating } from '.';
import type { Stories } from '../gallery/types';

const Heart = ( { style }: { style?: React.CSSProperties } ) => (
	<svg viewBox="0 0 24 24" style={ style } fill="currentColor" aria-hidden>
		<path d="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z" />
	</svg>
);

const stories: Stories = {
	components: [ 'Rating', 'ProductRating', 'ReviewRating' ],
	stories: {
		'Four of five': () => <Rating rating={ 4 } />,
		'Partial star': () => <Rating rating={ 3.4 } size={ 32 } />,
		'Zero of ten': () => <Rating totalStars={ 10 } />,
		'Five of five': () => <Rating rating={ 5 } />,
		'Custom icon': () => (
			<Rating rating={ 2.5 } size={ 24 } icon={ Heart } />
		),
		Product: () => <ProductRating product={ { average_rating: '4.50' } } />,
		Review: () => <ReviewRating review={ { rating: 2 } } />,
	},
};
export default stories;
