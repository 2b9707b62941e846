import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportFilters } from '.';
import type { ReportFiltersProps } from '.';

const dateQuery = {
	period: 'month',
	compare: 'previous_year',
	primaryDate: { label: 'Month to date', range: 'Mar 1 - 5, 2022' },
	secondaryDate: { label: 'Previous year', range: 'Mar 1 - 5, 2021' },
};

const filters: ReportFiltersProps[ 'filters' ] = [
	{
		label: 'Show',
		param: 'filter',
		filters: [
			{ value: 'all', label: 'All products' },
			{
				value: 'compare-products',
				label: 'Comparison',
				settings: {
					type: 'products',
					param: 'products',
					labels: {
						title: 'Compare products',
						placeholder: 'Search for products',
					},
				},
			},
			{ value: 'advanced', label: 'Advanced filters' },
		],
	},
];

const advancedFilters: ReportFiltersProps[ 'advancedFilters' ] = {
	title: 'Products match {{select /}} filters',
	filters: {
		items: {
			labels: {
				add: 'Items sold',
				remove: 'Remove items sold filter',
				rule: 'Select a match of items sold',
				title: '{{title}}Items sold{{/title}} {{rule /}} {{filter /}}',
			},
			rules: [ { value: 'max', label: 'Less than' } ],
			input: { component: 'Number' },
		},
	},
};

const dates = { period: 'month', compare: 'previous_year' };

const meta: Meta< typeof ReportFilters > = {
	component: ReportFilters,
	args: {
		path: '/analytics/products',
		query: dates,
		dateQuery,
		filters,
		advancedFilters,
	},
};
export default meta;

type Story = StoryObj< typeof ReportFilters >;

export const TheDates: Story = {
	name: 'The dates',
	args: {
		path: '/analytics/revenue',
		query: {},
		filters: undefined,
		advancedFilters: undefined,
		isoDateFormat: 'YYYY-MM-DD',
	},
};

export const WithADropdown: Story = { name: 'With a dropdown' };

export const WithAdvancedFilters: Story = {
	name: 'With advanced filters',
	args: { query: { ...dates, filter: 'advanced', items_max: '3' } },
};

export const WithAComparison: Story = {
	name: 'With a comparison',
	args: {
		query: { ...dates, filter: 'compare-products', products: '1,2' },
	},
};

export const WithUnknownValuesInTheURL: Story = {
	name: 'With unknown values in the URL',
	args: { query: { period: 'fortnight', filter: 'ancient' } },
};
