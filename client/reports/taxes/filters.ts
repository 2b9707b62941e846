import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getTaxRateLabels } from '../common/labels';
import {
	getAdvancedOption,
	createComparisonOption,
	createShowFilter,
} from '../common/filter-picker';

export const getTaxFilters = ( hasAdvanced: boolean ): FilterPickerConfig[] => [
	createShowFilter( [
		{ label: __( 'All taxes', 'storedeck' ), value: 'all' },
		createComparisonOption( 'taxes', {
			type: 'taxes',
			param: 'taxes',
			getLabels: getTaxRateLabels,
			labels: {
				helpText: __(
					'Check at least two tax codes below to compare',
					'storedeck'
				),
				placeholder: __(
					'Search for tax codes to compare',
					'storedeck'
				),
				title: __( 'Compare tax codes', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
			},
		} ),
		...getAdvancedOption( hasAdvanced ),
	] ),
];
