import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { createShowFilter } from '../common/filter-picker';

/** Shown only if a plugin adds advanced filters. */
export const getRevenueFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	createShowFilter(
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
