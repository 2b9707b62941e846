import { FilterPicker } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'FilterPicker' ],
	stories: {
		'With sub-filters': () => (
			<FilterPicker
				path="/analytics/products"
				query={ {} }
				config={ {
					label: 'Show',
					param: 'filter',
					filters: [
						{ value: 'all', label: 'All products' },
						{
							value: 'more',
							label: 'Comparison',
							subFilters: [ { value: 'some', label: 'Some' } ],
						},
					],
				} }
			/>
		),
	},
};
export default stories;
