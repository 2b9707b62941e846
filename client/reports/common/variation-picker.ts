import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import {
	advancedIf,
	comparisonOf,
	showPicker,
	singleItem,
} from './filter-picker';
import { getVariationLabels } from './labels';

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
