import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { getTaxRateLabels } from '../common/labels';
import { advancedIf, comparisonOf, showPicker } from '../common/filter-picker';

/** The dropdown of the Taxes report. */
export const getTaxFilters = ( hasAdvanced: boolean ): FilterPickerConfig[] => [
	showPicker( [
		{ label: __( 'All taxes', 'storedeck' ), value: 'all' },
		comparisonOf( 'taxes', {
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
				title: __( 'Compare Tax Codes', 'storedeck' ),
				update: __( 'Compare', 'storedeck' ),
			},
		} ),
		...advancedIf( hasAdvanced ),
	] ),
];
