import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSettings } from '@storedeck/settings';
import { AdvancedFilters } from '.';
import type { AdvancedFiltersProps } from '.';

const labels = ( name: string ) => ( {
	add: name,
	remove: `Remove ${ name } filter`,
	rule: `Select a ${ name } match`,
	title: `{{title}}${ name }{{/title}} {{rule /}} {{filter /}}`,
	filter: `Select ${ name }`,
} );
const is = [
	{ value: 'is', label: 'Is' },
	{ value: 'is_not', label: 'Is not' },
];
const amounts = [
	{ value: 'max', label: 'Less than' },
	{ value: 'between', label: 'Between' },
];

const config: AdvancedFiltersProps[ 'config' ] = {
	title: 'Orders match {{select /}} filters',
	filters: {
		status: {
			labels: labels( 'Order status' ),
			rules: is,
			input: {
				component: 'SelectControl',
				options: [ { value: 'completed', label: 'Completed' } ],
			},
		},
		items: {
			labels: labels( 'Items' ),
			rules: amounts,
			input: { component: 'Number' },
		},
		total: {
			labels: labels( 'Total' ),
			rules: amounts,
			input: { component: 'Currency' },
		},
		registered: {
			labels: labels( 'Registered' ),
			rules: [
				{ value: 'before', label: 'Before' },
				{ value: 'between', label: 'Between' },
			],
			input: { component: 'Date' },
		},
		coupon: {
			labels: { ...labels( 'Coupon' ), placeholder: 'Search coupons' },
			rules: is,
			input: {
				component: 'Search',
				type: 'coupons',
				getLabels: () => [ { key: 5, label: 'summer' } ],
			},
		},
		attribute: {
			labels: labels( 'Attribute' ),
			rules: is,
			allowMultiple: true,
			input: { component: 'ProductAttribute' },
		},
	},
};

/** Responses to the requests of the attribute filter, which loads what it lists. */
const ATTRIBUTES = [
	{ id: 1, name: 'Color' },
	{ id: 2, name: 'Size' },
];
const TERMS = [
	{ id: 11, name: 'Blue' },
	{ id: 12, name: 'Green' },
];

const meta: Meta< typeof AdvancedFilters > = {
	component: AdvancedFilters,
	beforeEach: () => {
		const { fetch } = window;
		window.fetch = ( input, init ) => {
			const url = input instanceof Request ? input.url : String( input );
			return url.includes( 'products/attributes' )
				? Promise.resolve(
						Response.json(
							url.includes( 'terms' ) ? TERMS : ATTRIBUTES
						)
				  )
				: fetch( input, init );
		};
		return () => {
			window.fetch = fetch;
		};
	},
	args: { path: '/analytics/orders', query: {}, config },
	render: ( args ) => (
		<AdvancedFilters { ...args } currency={ getSettings().currency } />
	),
};
export default meta;

type Story = StoryObj< typeof AdvancedFilters >;

export const WithoutFilters: Story = { name: 'Without filters' };

export const AllInputTypes: Story = {
	name: 'All input types',
	args: {
		query: {
			status_is: 'completed',
			items_max: '3',
			total_between: [ '10', '20' ],
			registered_before: '2022-03-01',
			coupon_is: '5',
			attribute_is: [ [ '', '' ] ],
		},
		getCount: () => Promise.resolve( 1234 ),
	},
};

export const RangeRules: Story = {
	name: 'Range rules',
	args: {
		query: {
			items_between: [ '9', '3' ],
			total_between: [ '10', '20' ],
			registered_between: [ '2022-03-01', '2022-03-05' ],
		},
	},
};

export const WithUnsupportedFiltersInTheURL: Story = {
	name: 'With unsupported filters in the URL',
	args: { query: { status_was: 'failed', status_is: 'ancient' } },
};

export const WithOptionsThatFailToLoad: Story = {
	name: 'With options that fail to load',
	args: {
		query: { kind_is: 'x' },
		config: {
			title: 'Orders match {{select /}} filters',
			filters: {
				kind: {
					labels: labels( 'Kind' ),
					rules: is,
					input: {
						component: 'SelectControl',
						getOptions: () =>
							Promise.reject( new Error( 'offline' ) ),
					},
				},
			},
		},
	},
};

export const WithTheDropdownOpen: Story = {
	name: 'With the dropdown open',
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'button', { expanded: false } ) ),
};
