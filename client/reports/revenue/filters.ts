import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { createShowFilter } from '../common/filter-picker';

/** Shown only if a plugin adds advanced filters. */
export const getRevenueFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => [
	createShowFilter(
		[
			{ label: __( 'All revenue', 'storedeck' ), value: 'all' },
			{
				label: __( 'Advanced filters', 'storedeck' ),
				value: 'advanced',
			},
		],
		{ showFilters: () => hasAdvanced }
	),
];
