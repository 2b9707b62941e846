import { __ } from '@wordpress/i18n';
import { createOption as option } from './period-option';
import type { PeriodOption, RollingPeriod } from './types';

/** Ranges that end today, in the order of the menu. */
export const rollingPresets: PeriodOption< RollingPeriod >[] = [
	option( 'last_7_days', () => __( 'Last 7 days', 'storedeck' ) ),
	option( 'last_30_days', () => __( 'Last 30 days', 'storedeck' ) ),
	option( 'last_90_days', () => __( 'Last 90 days', 'storedeck' ) ),
	option( 'last_365_days', () => __( 'Last 365 days', 'storedeck' ) ),
];
