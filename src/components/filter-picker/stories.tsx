import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterPicker } from '.';
import { FilterList } from './filter-list';
import type { FilterPickerConfig } from '.';

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

const meta: Meta< typeof FilterPicker > = {
	component: FilterPicker,
	args: { path: '/analytics/products', query: {}, config },
};
export default meta;

type Story = StoryObj< typeof FilterPicker >;

export const WithSubFilters: Story = { name: 'With sub-filters' };

export const WithASelectedItem: Story = {
	name: 'With a selected item',
	args: { query: { filter: 'single_product', products: '7' } },
};

export const Entries: Story = { render: showList( 'all' ) };

export const EntriesOfASubFilter: Story = {
	name: 'Entries of a sub-filter',
	render: showList( 'cellar' ),
};

export const EntriesWithASearch: Story = {
	name: 'Entries with a search',
	render: showList( 'single_product' ),
};
