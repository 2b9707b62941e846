import { ProductImage } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ProductImage' ],
	stories: {
		Placeholder: () => (
			<ProductImage alt="A mug" width={ 96 } height={ 96 } />
		),
	},
};
export default stories;
