import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getCategoryLabels } from '../common/labels';
import {
	getAdvancedOption,
	createComparisonOption,
	createShowFilter,
	createSingleItemOption,
} from '../common/filter-picker';

export const getCategoryFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	createShowFilter( [
		{ label: __( 'All categories', 'storedeck' ), value: 'all' },
		createSingleItemOption(
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
					button: __( 'Single category', 'storedeck' ),
				},
			},
			{ chartMode: 'item-comparison' }
		),
		createComparisonOption( 'categories', {
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
				title: __( 'Compare categories', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
			},
		} ),
		...getAdvancedOption( hasAdvanced ),
	] ),
];
