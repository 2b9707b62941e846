import type { RangeCalendarProps } from '../range-calendar';

export interface DateRangePickerProps
	extends Omit< RangeCalendarProps, 'isHelpOpen' | 'onHelpToggle' > {
	/**
	 * Moment format of the fields; what is typed may also be in the short format
	 * of the reader's language, or `YYYY-MM-DD`.
	 *
	 * @default 'L'
	 */
	displayFormat?: string;
	/** A button that empties both fields. */
	showClearDates?: boolean;
	/** Emptying opens the calendar on the start. */
	reopenPickerOnClearDates?: boolean;
	/**
	 * @default 'Start Date' and 'End Date'
	 */
	labels?: { start: string; end: string };
	disabled?: boolean;
}
