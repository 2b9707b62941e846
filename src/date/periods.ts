import { __ } from '@wordpress/i18n';
import type { Compare, PeriodOption } from './types';

/** The comparisons to choose from, in the order in which they are offered. */
export const periods: PeriodOption< Compare >[] = [
	{
		value: 'previous_period',
		get label() {
			return __( 'Previous period', 'storedeck' );
		},
	},
	{
		value: 'previous_year',
		get label() {
			return __( 'Previous year', 'storedeck' );
		},
	},
];
