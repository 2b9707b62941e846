import { __, _x } from '@wordpress/i18n';
import { createOption as option } from './period-option';
import type { Period, PeriodOption } from './types';

/** The periods in the order of the menu. */
export const presetValues: PeriodOption< Period >[] = [
	option( 'today', () => __( 'Today', 'storedeck' ) ),
	option( 'yesterday', () => __( 'Yesterday', 'storedeck' ) ),
	option( 'week', () => __( 'Week to date', 'storedeck' ) ),
	option( 'last_week', () => __( 'Last week', 'storedeck' ) ),
	option( 'month', () => __( 'Month to date', 'storedeck' ) ),
	option( 'last_month', () => __( 'Last month', 'storedeck' ) ),
	option( 'quarter', () => __( 'Quarter to date', 'storedeck' ) ),
	option( 'last_quarter', () => __( 'Last quarter', 'storedeck' ) ),
	option( 'year', () => __( 'Year to date', 'storedeck' ) ),
	option( 'last_year', () => __( 'Last year', 'storedeck' ) ),
	option( 'custom', () => _x( 'Custom', 'date range', 'storedeck' ) ),
];
