import { __ } from '@wordpress/i18n';
import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { attributeFilter } from '../common/shared-filters';
import {
	getCategoryLabels,
	getProductLabels,
	getVariationLabels,
} from '../common/labels';
import { advancedIf, comparisonOf, showPicker, singleItem } from '../common/filter-picker';
import { includesOrExcludes } from '../common/filter-rules';

/** The parameter that says which variations are shown. */
export const VARIATION_FILTER = 'filter-variations';

/** The dropdown that chooses variations: of one product, or of all. */
export const getVariationPicker = (
	hasAdvanced: boolean,
	changes: Partial< FilterPickerConfig > = {}
): FilterPickerConfig =>
	showPicker(
		[
			{
				label: __( 'All variations', 'storedeck' ),
				value: 'all',
				chartMode: 'item-comparison',
			},
			singleItem( 'variation', __( 'Single variation', 'storedeck' ), {
				type: 'variations',
				param: 'variations',
				getLabels: getVariationLabels,
				labels: {
					placeholder: __(
						'Type to search for a variation',
						'storedeck'
					),
					button: __( 'Single variation', 'storedeck' ),
				},
			} ),
			comparisonOf( 'variations', {
				type: 'variations',
				param: 'variations',
				getLabels: getVariationLabels,
				labels: {
					helpText: __(
						'Check at least two variations below to compare',
						'storedeck'
					),
					placeholder: __(
						'Search for variations to compare',
						'storedeck'
					),
					title: __( 'Compare Variations', 'storedeck' ),
					update: __( 'Compare', 'storedeck' ),
				},
			} ),
			...advancedIf( hasAdvanced ),
		],
		{ param: VARIATION_FILTER, ...changes }
	);

/** The filters of variations that can be combined. */
export const getVariationAdvancedFilters = (): AdvancedFiltersConfig => ( {
	title: __( 'Variations match {{select /}} filters', 'storedeck' ),
	filters: {
		attribute: attributeFilter(),
		category: {
			labels: {
				add: __( 'Categories', 'storedeck' ),
				placeholder: __( 'Search categories', 'storedeck' ),
				remove: __( 'Remove categories filter', 'storedeck' ),
				rule: __( 'Select a category filter match', 'storedeck' ),
				title: __(
					'{{title}}Category{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select categories', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'categories',
				getLabels: getCategoryLabels,
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
				type: 'variableProducts',
				getLabels: getProductLabels,
			},
		},
	},
} );
