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
			label: 'By location',
			subFilters: [
				{ value: 'store', label: 'Store' },
				{ value: 'cellar', label: 'Cellar' },
			],
		},
	],
};

const nothing = () => {};

/** The content of the dropdown. */
const showList = ( selectedValue: string ) =>
	function Content() {
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
		'With a selected item': () =>
			show( { filter: 'single_product', products: '7' } ),
		Entries: showList( 'all' ),
		'Entries of a sub-filter': showList( 'cellar' ),
		'Entries with a search': showList( 'single_product' ),
	},
};
export default stories;
