import { Search } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Search' ],
	stories: {
		Products: () => (
			<Search type="products" placeholder="Search for products" />
		),
		'With tags': () => (
			<Search
				type="products"
				placeholder="Search for products"
				selected={ [ { key: 1, label: 'Mug' } ] }
				inlineTags
				showClearButton
			/>
		),
	},
};
export default stories;
