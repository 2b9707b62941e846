import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { showPicker } from '../common/filter-picker';

/** The dropdown of the Revenue report, for filters of plugins. */
export const getRevenueFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	showPicker(
		[
			{ label: __( 'All Revenue', 'storedeck' ), value: 'all' },
			{
				label: __( 'Advanced Filters', 'storedeck' ),
				value: 'advanced',
			},
		],
		{ showFilters: () => hasAdvanced }
	),
];
