import type { RangeCalendarProps } from '../range-calendar';

export interface DateRangePickerProps
	extends Omit< RangeCalendarProps, 'isHelpOpen' | 'onHelpToggle' > {
	/**
	 * Moment format of the fields. The short format of the user's language and
	 * `YYYY-MM-DD` are also accepted.
	 *
	 * @default 'L'
	 */
	displayFormat?: string;
	/** Whether to show a button that clears both dates. */
	showClearDates?: boolean;
	/** Whether clearing opens the calendar at the start date. */
	reopenPickerOnClearDates?: boolean;
	/**
	 * @default 'Start Date' and 'End Date'
	 */
	labels?: { start: string; end: string };
	disabled?: boolean;
}
