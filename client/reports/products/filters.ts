import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getProductLabels } from '../common/labels';
import {
	advancedIf,
	comparisonOf,
	showPicker,
	singleItem,
} from '../common/filter-picker';
import {
	VARIATION_FILTER,
	getVariationPicker,
} from '../common/variation-picker';

/** The parameter that says that the single product has variations. */
export const IS_VARIABLE = 'is-variable';

/** The dropdowns of the Products report; the second is for a variable product. */
export const getProductFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	showPicker( [
		{ label: __( 'All products', 'storedeck' ), value: 'all' },
		singleItem(
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
				// What was chosen of another product is nothing to this one.
				query: {
					[ VARIATION_FILTER ]: undefined,
					variations: undefined,
				},
			}
		),
		comparisonOf( 'products', {
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
				title: __( 'Compare Products', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
			},
		} ),
		...advancedIf( hasAdvanced ),
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
