import { __ } from '@wordpress/i18n';
import type {
	AdvancedFilter,
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { usernameFilter } from '../common/shared-filters';
import {
	getCountryLabels,
	getCustomerEmails,
	getCustomerLabels,
} from '../common/labels';
import {
	getAdvancedOption,
	createShowFilter,
	createSingleItemOption,
} from '../common/filter-picker';
import {
	beforeAfterOrBetween,
	includesOrExcludes,
	lessMoreOrBetween,
} from '../common/filter-rules';

export const getCustomerFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	createShowFilter(
		[
			{ label: __( 'All customers', 'storedeck' ), value: 'all' },
			createSingleItemOption(
				'customer',
				__( 'Single customer', 'storedeck' ),
				{
					type: 'customers',
					param: 'customers',
					getLabels: getCustomerLabels,
					labels: {
						placeholder: __(
							'Type to search for a customer',
							'storedeck'
						),
						button: __( 'Single customer', 'storedeck' ),
					},
				},
				{ chartMode: 'item-comparison' }
			),
			...getAdvancedOption( hasAdvanced ),
		],
		{ staticParams: [ 'paged', 'per_page' ] }
	),
];

const people = (): Record< string, AdvancedFilter > => ( {
	name: {
		labels: {
			add: __( 'Name', 'storedeck' ),
			placeholder: __( 'Search', 'storedeck' ),
			remove: __( 'Remove customer name filter', 'storedeck' ),
			rule: __( 'Select a customer name filter match', 'storedeck' ),
			title: __(
				'{{title}}Name{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
			filter: __( 'Select customer name', 'storedeck' ),
		},
		rules: includesOrExcludes(),
		input: {
			component: 'Search',
			type: 'customers',
			getLabels: getCustomerLabels,
		},
	},
	country: {
		labels: {
			add: __( 'Country / Region', 'storedeck' ),
			placeholder: __( 'Search', 'storedeck' ),
			remove: __( 'Remove country / region filter', 'storedeck' ),
			rule: __( 'Select a country / region filter match', 'storedeck' ),
			title: __(
				'{{title}}Country / Region{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
			filter: __( 'Select country / region', 'storedeck' ),
		},
		rules: includesOrExcludes(),
		input: {
			component: 'Search',
			type: 'countries',
			getLabels: getCountryLabels,
		},
	},
	username: usernameFilter(),
	email: {
		labels: {
			add: __( 'Email', 'storedeck' ),
			placeholder: __( 'Search customer email', 'storedeck' ),
			remove: __( 'Remove customer email filter', 'storedeck' ),
			rule: __( 'Select a customer email filter match', 'storedeck' ),
			title: __(
				'{{title}}Email{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
			filter: __( 'Select customer email', 'storedeck' ),
		},
		rules: includesOrExcludes(),
		input: {
			component: 'Search',
			type: 'emails',
			getLabels: getCustomerEmails,
		},
	},
} );

const purchases = (): Record< string, AdvancedFilter > => ( {
	orders_count: {
		labels: {
			add: __( 'No. of orders', 'storedeck' ),
			remove: __( 'Remove order filter', 'storedeck' ),
			rule: __( 'Select an order count filter match', 'storedeck' ),
			title: __(
				'{{title}}No. of orders{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
		},
		rules: lessMoreOrBetween(),
		input: { component: 'Number' },
	},
	total_spend: {
		labels: {
			add: __( 'Total spend', 'storedeck' ),
			remove: __( 'Remove total spend filter', 'storedeck' ),
			rule: __( 'Select a total spend filter match', 'storedeck' ),
			title: __(
				'{{title}}Total spend{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
		},
		rules: lessMoreOrBetween(),
		input: { component: 'Currency' },
	},
	avg_order_value: {
		labels: {
			add: __( 'AOV', 'storedeck' ),
			remove: __( 'Remove average order value filter', 'storedeck' ),
			rule: __(
				'Select an average order value filter match',
				'storedeck'
			),
			title: __(
				'{{title}}AOV{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
		},
		rules: lessMoreOrBetween(),
		input: { component: 'Currency' },
	},
} );

const dates = (): Record< string, AdvancedFilter > => ( {
	registered: {
		labels: {
			add: __( 'Registered', 'storedeck' ),
			remove: __( 'Remove registered filter', 'storedeck' ),
			rule: __( 'Select a registered filter match', 'storedeck' ),
			title: __(
				'{{title}}Registered{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
			filter: __( 'Select registered date', 'storedeck' ),
		},
		rules: beforeAfterOrBetween(),
		input: { component: 'Date' },
	},
	last_active: {
		labels: {
			add: __( 'Last active', 'storedeck' ),
			remove: __( 'Remove last active filter', 'storedeck' ),
			rule: __( 'Select a last active filter match', 'storedeck' ),
			title: __(
				'{{title}}Last active{{/title}} {{rule /}} {{filter /}}',
				'storedeck'
			),
			filter: __( 'Select last active date', 'storedeck' ),
		},
		rules: beforeAfterOrBetween(),
		input: { component: 'Date' },
	},
} );

export const getCustomerAdvancedFilters = (): AdvancedFiltersConfig => ( {
	title: __( 'Customers match {{select /}} filters', 'storedeck' ),
	filters: { ...people(), ...purchases(), ...dates() },
} );
