import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getCategoryLabels } from '../common/labels';
import {
	advancedIf,
	comparisonOf,
	showPicker,
	singleItem,
} from '../common/filter-picker';

/** The dropdown of the Categories report. */
export const getCategoryFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	showPicker( [
		{ label: __( 'All categories', 'storedeck' ), value: 'all' },
		singleItem(
			'category',
			__( 'Single category', 'storedeck' ),
			{
				type: 'categories',
				param: 'categories',
				getLabels: getCategoryLabels,
				labels: {
					placeholder: __(
						'Type to search for a category',
						'storedeck'
					),
					button: __( 'Single Category', 'storedeck' ),
				},
			},
			{ chartMode: 'item-comparison' }
		),
		comparisonOf( 'categories', {
			type: 'categories',
			param: 'categories',
			getLabels: getCategoryLabels,
			labels: {
				helpText: __(
					'Check at least two categories below to compare',
					'storedeck'
				),
				placeholder: __(
					'Search for categories to compare',
					'storedeck'
				),
				title: __( 'Compare Categories', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
			},
		} ),
		...advancedIf( hasAdvanced ),
	] ),
];
