import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getProductLabels } from '../common/labels';
import {
	getAdvancedOption,
	createComparisonOption,
	createShowFilter,
	createSingleItemOption,
} from '../common/filter-picker';
import {
	VARIATION_FILTER,
	getVariationPicker,
} from '../common/variation-picker';

/** The item flag: the product in the URL has variations. */
export const IS_VARIABLE = 'is-variable';

/** The second filter is shown for a variable product. */
export const getProductFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	createShowFilter( [
		{ label: __( 'All products', 'storedeck' ), value: 'all' },
		createSingleItemOption(
			'product',
			__( 'Single product', 'storedeck' ),
			{
				type: 'products',
				param: 'products',
				getLabels: getProductLabels,
				labels: {
					placeholder: __(
						'Type to search for a product',
						'storedeck'
					),
					button: __( 'Single product', 'storedeck' ),
				},
			},
			{
				chartMode: 'item-comparison',
				// Variations of another product do not apply.
				query: {
					[ VARIATION_FILTER ]: undefined,
					variations: undefined,
				},
			}
		),
		createComparisonOption( 'products', {
			type: 'products',
			param: 'products',
			getLabels: getProductLabels,
			labels: {
				helpText: __(
					'Check at least two products below to compare',
					'storedeck'
				),
				placeholder: __(
					'Search for products to compare',
					'storedeck'
				),
				title: __( 'Compare products', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
			},
		} ),
		...getAdvancedOption( hasAdvanced ),
	] ),
	getVariationPicker( hasAdvanced, {
		label: __( 'Variations', 'storedeck' ),
		staticParams: [
			'filter',
			'products',
			'chartType',
			'paged',
			'per_page',
		],
		showFilters: ( query ) =>
			query.filter === 'single_product' &&
			Boolean( query.products ) &&
			Boolean( query[ IS_VARIABLE ] ),
	} ),
];
