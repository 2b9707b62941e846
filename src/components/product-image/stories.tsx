import { ProductImage } from '.';
import type { Stories } from '../gallery/types';

const MUG = `data:image/svg+xml,${ encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#fbeaea" d="M0 0h40v30H0z"/><path fill="#b32d2e" d="M12 7h14v16H12zM26 10h5v9h-5v-2h3v-5h-3z"/></svg>'
) }`;
const product = { images: [ { src: MUG, alt: 'A red mug' } ] };

const stories: Stories = {
	components: [ 'ProductImage' ],
	stories: {
		'An image': () => <ProductImage product={ product } />,
		'A larger image': () => (
			<ProductImage product={ product } width={ 120 } height={ 120 } />
		),
		Placeholder: () => (
			<ProductImage alt="A mug" width={ 96 } height={ 96 } />
		),
		'An image that fails to load': () => (
			<ProductImage
				product={ { image: { src: 'data:image/png,none' } } }
				alt="A mug"
				width={ 96 }
				height={ 96 }
			/>
		),
	},
};
export default stories;
