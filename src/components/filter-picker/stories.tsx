import { FilterPicker } from '.';
import { FilterList } from './filter-list';
import type { FilterPickerConfig } from '.';
import type { Stories } from '../gallery/types';

const config: FilterPickerConfig = {
	label: 'Show',
	param: 'filter',
	filters: [
		{ value: 'all', label: 'All products' },
		{
			value: 'select_product',
			label: 'Single product',
			subFilters: [
				{
					value: 'single_product',
					component: 'Search',
					settings: {
						type: 'products',
						param: 'products',
						labels: {
							placeholder: 'Type to search for a product',
							button: 'Single product',
						},
						getLabels: () => [ { key: 7, label: 'Mug' } ],
					},
				},
			],
		},
		{
			value: 'more',
			label: 'By place',
			subFilters: [
				{ value: 'shop', label: 'Shop' },
				{ value: 'cellar', label: 'Cellar' },
			],
		},
	],
};

const nothing = () => {};

/** What the dropdown opens. */
const showList = ( selectedValue: string ) =>
	function Contents() {
		return (
			<div style={ { maxWidth: 320, border: '1px solid' } }>
				<FilterList
					config={ config }
					selectedValue={ selectedValue }
					selectedTag={
						selectedValue === 'single_product'
							? { key: 7, label: 'Mug' }
							: undefined
					}
					onSelect={ nothing }
					onSearch={ nothing }
				/>
			</div>
		);
	};

const show = ( query: Record< string, string > ) => (
	<FilterPicker
		path="/analytics/products"
		query={ query }
		config={ config }
	/>
);

const stories: Stories = {
	components: [ 'FilterPicker' ],
	stories: {
		'With sub-filters': () => show( {} ),
		'With a thing': () =>
			show( { filter: 'single_product', products: '7' } ),
		'Its list': showList( 'all' ),
		'Its list, one level down': showList( 'cellar' ),
		'Its list, with a search': showList( 'single_product' ),
	},
};
export default stories;
