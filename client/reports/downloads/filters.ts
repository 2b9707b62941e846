import { __ } from '@wordpress/i18n';
import type {
	AdvancedFilter,
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { canSeeAddresses } from './can-see-addresses';
import { usernameFilter } from '../common/shared-filters';
import {
	getIpLabels,
	getOrderLabels,
	getProductLabels,
} from '../common/labels';
import { getAdvancedOption, createShowFilter } from '../common/filter-picker';
import { includesOrExcludes } from '../common/filter-rules';

export const getDownloadFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	createShowFilter( [
		{ label: __( 'All downloads', 'storedeck' ), value: 'all' },
		...getAdvancedOption( hasAdvanced ),
	] ),
];

const ipAddressFilter = (): AdvancedFilter => ( {
	labels: {
		add: __( 'IP address', 'storedeck' ),
		placeholder: __( 'Search IP address', 'storedeck' ),
		remove: __( 'Remove IP address filter', 'storedeck' ),
		rule: __( 'Select an IP address filter match', 'storedeck' ),
		title: __(
			'{{title}}IP address{{/title}} {{rule /}} {{filter /}}',
			'storedeck'
		),
		filter: __( 'Select IP address', 'storedeck' ),
	},
	rules: includesOrExcludes(),
	input: {
		component: 'Search',
		type: 'downloadIps',
		getLabels: getIpLabels,
	},
} );

export const getDownloadAdvancedFilters = (): AdvancedFiltersConfig => ( {
	title: __( 'Downloads match {{select /}} filters', 'storedeck' ),
	filters: {
		product: {
			labels: {
				add: __( 'Product', 'storedeck' ),
				placeholder: __( 'Search', 'storedeck' ),
				remove: __( 'Remove product filter', 'storedeck' ),
				rule: __( 'Select a product filter match', 'storedeck' ),
				title: __(
					'{{title}}Product{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select product', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'products',
				getLabels: getProductLabels,
			},
		},
		customer: usernameFilter(),
		order: {
			labels: {
				add: __( 'Order #', 'storedeck' ),
				placeholder: __( 'Search order number', 'storedeck' ),
				remove: __( 'Remove order number filter', 'storedeck' ),
				rule: __( 'Select an order number filter match', 'storedeck' ),
				title: __(
					'{{title}}Order #{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select order number', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'orders',
				getLabels: getOrderLabels,
			},
		},
		...( canSeeAddresses() && { ip_address: ipAddressFilter() } ),
	},
} );
