import { __, _x } from '@wordpress/i18n';
import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { getSetting } from '@storedeck/settings';
import { attributeFilter } from '../common/shared-filters';
import {
	getCouponLabels,
	getProductLabels,
	getTaxRateLabels,
	getVariationLabels,
} from '../common/labels';
import { getAdvancedOption, createShowFilter } from '../common/filter-picker';
import { includesOrExcludes, isOrIsNot } from '../common/filter-rules';

export const getOrderFilters = (): FilterPickerConfig[] => [
	createShowFilter( [
		{ label: __( 'All orders', 'storedeck' ), value: 'all' },
		...getAdvancedOption( true ),
	] ),
];

export const getOrderAdvancedFilters = (): AdvancedFiltersConfig => ( {
	title: __( 'Orders match {{select /}} filters', 'storedeck' ),
	filters: {
		status: {
			labels: {
				add: __( 'Order status', 'storedeck' ),
				remove: __( 'Remove order status filter', 'storedeck' ),
				rule: __( 'Select an order status filter match', 'storedeck' ),
				title: __(
					'{{title}}Order status{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select an order status', 'storedeck' ),
			},
			rules: isOrIsNot(),
			input: {
				component: 'SelectControl',
				options: Object.entries( getSetting( 'orderStatuses' ) ).map(
					( [ value, label ] ) => ( { value, label } )
				),
			},
		},
		product: {
			labels: {
				add: __( 'Products', 'storedeck' ),
				placeholder: __( 'Search products', 'storedeck' ),
				remove: __( 'Remove products filter', 'storedeck' ),
				rule: __( 'Select a product filter match', 'storedeck' ),
				title: __(
					'{{title}}Product{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select products', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'products',
				getLabels: getProductLabels,
			},
		},
		variation: {
			labels: {
				add: __( 'Variations', 'storedeck' ),
				placeholder: __( 'Search variations', 'storedeck' ),
				remove: __( 'Remove variations filter', 'storedeck' ),
				rule: __( 'Select a variation filter match', 'storedeck' ),
				title: __(
					'{{title}}Variation{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select variation', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'variations',
				getLabels: getVariationLabels,
			},
		},
		coupon: {
			labels: {
				add: __( 'Coupon codes', 'storedeck' ),
				placeholder: __( 'Search coupons', 'storedeck' ),
				remove: __( 'Remove coupon filter', 'storedeck' ),
				rule: __( 'Select a coupon filter match', 'storedeck' ),
				title: __(
					'{{title}}Coupon code{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select coupon codes', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'coupons',
				getLabels: getCouponLabels,
			},
		},
		customer_type: {
			labels: {
				add: __( 'Customer type', 'storedeck' ),
				remove: __( 'Remove customer filter', 'storedeck' ),
				rule: __( 'Select a customer filter match', 'storedeck' ),
				title: __(
					'{{title}}Customer is{{/title}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select a customer type', 'storedeck' ),
			},
			input: {
				component: 'SelectControl',
				options: [
					{
						value: 'new',
						label: _x( 'New', 'customer type', 'storedeck' ),
					},
					{
						value: 'returning',
						label: _x( 'Returning', 'customer type', 'storedeck' ),
					},
				],
				defaultOption: 'new',
			},
		},
		refunds: {
			labels: {
				add: __( 'Refunds', 'storedeck' ),
				remove: __( 'Remove refunds filter', 'storedeck' ),
				rule: __( 'Select a refund filter match', 'storedeck' ),
				title: __(
					'{{title}}Refunds{{/title}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select a refund type', 'storedeck' ),
			},
			input: {
				component: 'SelectControl',
				options: [
					{
						value: 'all',
						label: _x( 'All', 'refunds', 'storedeck' ),
					},
					{
						value: 'partial',
						label: __( 'Partially refunded', 'storedeck' ),
					},
					{
						value: 'full',
						label: __( 'Fully refunded', 'storedeck' ),
					},
					{
						value: 'none',
						label: _x( 'None', 'refunds', 'storedeck' ),
					},
				],
				defaultOption: 'all',
			},
		},
		tax_rate: {
			labels: {
				add: __( 'Tax rates', 'storedeck' ),
				placeholder: __( 'Search tax rates', 'storedeck' ),
				remove: __( 'Remove tax rate filter', 'storedeck' ),
				rule: __( 'Select a tax rate filter match', 'storedeck' ),
				title: __(
					'{{title}}Tax rate{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select tax rates', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'taxes',
				getLabels: getTaxRateLabels,
			},
		},
		attribute: attributeFilter(),
	},
} );
