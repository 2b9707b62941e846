import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import {
	getAdvancedOption,
	createComparisonOption,
	createShowFilter,
	createSingleItemOption,
} from './filter-picker';
import { getVariationLabels } from './labels';

export const VARIATION_FILTER = 'filter-variations';

/** The filter for variations of all products or of one. */
export const getVariationPicker = (
	hasAdvanced: boolean,
	changes: Partial< FilterPickerConfig > = {}
): FilterPickerConfig =>
	createShowFilter(
		[
			{
				label: __( 'All variations', 'storedeck' ),
				value: 'all',
				chartMode: 'item-comparison',
			},
			createSingleItemOption(
				'variation',
				__( 'Single variation', 'storedeck' ),
				{
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
				}
			),
			createComparisonOption( 'variations', {
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
					title: __( 'Compare variations', 'storedeck' ),
					update: __( 'Compare', 'storedeck' ),
				},
			} ),
			...getAdvancedOption( hasAdvanced ),
		],
		{ param: VARIATION_FILTER, ...changes }
	);
