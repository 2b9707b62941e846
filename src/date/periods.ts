import { __ } from '@wordpress/i18n';
import { createOption as option } from './period-option';
import type { Compare, PeriodOption } from './types';

/** The comparisons in the order of the menu. */
export const periods: PeriodOption< Compare >[] = [
	option( 'previous_period', () => __( 'Previous period', 'storedeck' ) ),
	option( 'previous_year', () => __( 'Previous year', 'storedeck' ) ),
];
