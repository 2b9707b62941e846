import { __ } from '@wordpress/i18n';
import type { PeriodOption, RollingPeriod } from './types';

/** Ranges that end today, in the order of the menu. */
export const rollingPresets: PeriodOption< RollingPeriod >[] = [
	{
		value: 'last_7_days',
		get label() {
			return __( 'Last 7 days', 'storedeck' );
		},
	},
	{
		value: 'last_30_days',
		get label() {
			return __( 'Last 30 days', 'storedeck' );
		},
	},
	{
		value: 'last_90_days',
		get label() {
			return __( 'Last 90 days', 'storedeck' );
		},
	},
	{
		value: 'last_365_days',
		get label() {
			return __( 'Last 365 days', 'storedeck' );
		},
	},
];
