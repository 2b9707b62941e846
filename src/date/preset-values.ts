import { __, _x } from '@wordpress/i18n';
import type { Period, PeriodOption } from './types';

/** The periods in the order of the menu. */
export const presetValues: PeriodOption< Period >[] = [
	{
		value: 'today',
		get label() {
			return __( 'Today', 'storedeck' );
		},
	},
	{
		value: 'yesterday',
		get label() {
			return __( 'Yesterday', 'storedeck' );
		},
	},
	{
		value: 'week',
		get label() {
			return __( 'Week to date', 'storedeck' );
		},
	},
	{
		value: 'last_week',
		get label() {
			return __( 'Last week', 'storedeck' );
		},
	},
	{
		value: 'month',
		get label() {
			return __( 'Month to date', 'storedeck' );
		},
	},
	{
		value: 'last_month',
		get label() {
			return __( 'Last month', 'storedeck' );
		},
	},
	{
		value: 'quarter',
		get label() {
			return __( 'Quarter to date', 'storedeck' );
		},
	},
	{
		value: 'last_quarter',
		get label() {
			return __( 'Last quarter', 'storedeck' );
		},
	},
	{
		value: 'year',
		get label() {
			return __( 'Year to date', 'storedeck' );
		},
	},
	{
		value: 'last_year',
		get label() {
			return __( 'Last year', 'storedeck' );
		},
	},
	{
		value: 'custom',
		get label() {
			return _x( 'Custom', 'date range', 'storedeck' );
		},
	},
];
