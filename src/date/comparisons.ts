import { __ } from '@wordpress/i18n';
import { periods } from './periods';
import { createOption as option } from './period-option';
import type { Compare, PeriodOption } from './types';

/**
 * All comparisons in the order of the menu: those of `periods`, and additional
 * ones.
 */
export const comparisons: PeriodOption< Compare >[] = [
	...periods,
	option( 'same_weekdays', () =>
		__( 'Same weekdays last year', 'storedeck' )
	),
	option( 'weeks_before', () =>
		__( 'Same weekdays in the weeks before', 'storedeck' )
	),
	option( 'custom', () => __( 'Custom period', 'storedeck' ) ),
	option( 'none', () => __( 'No comparison', 'storedeck' ) ),
];
