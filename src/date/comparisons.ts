import { __ } from '@wordpress/i18n';
import { periods } from './periods';
import type { Compare, PeriodOption } from './types';

/**
 * Everything that a period can be compared with, in the order in which it is
 * offered: `periods` and what goes beyond them.
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
		value: 'custom',
		get label() {
			return __( 'Custom dates', 'storedeck' );
		},
	},
	{
		value: 'none',
		get label() {
			return __( 'No comparison', 'storedeck' );
		},
	},
];
