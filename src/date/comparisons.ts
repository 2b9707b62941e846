import { __ } from '@wordpress/i18n';
import { periods } from './periods';
import type { Compare, PeriodOption } from './types';

/**
 * All comparisons in the order of the menu: those of `periods`, and additional
 * ones.
 */
export const comparisons: PeriodOption< Compare >[] = [
	...periods,
	{
		value: 'same_weekdays',
		get label() {
			return __( 'Same weekdays last year', 'storedeck' );
		},
	},
	{
		value: 'weeks_before',
		get label() {
			return __( 'Same weekdays in the weeks before', 'storedeck' );
		},
	},
	{
		value: 'custom',
		get label() {
			return __( 'Custom period', 'storedeck' );
		},
	},
	{
		value: 'none',
		get label() {
			return __( 'No comparison', 'storedeck' );
		},
	},
];
