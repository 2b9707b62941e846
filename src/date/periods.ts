import { __ } from '@wordpress/i18n';
import type { Compare, PeriodOption } from './types';

/** The comparisons in the order of the menu. */
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
