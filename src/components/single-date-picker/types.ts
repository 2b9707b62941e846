import type { Moment } from 'moment';
import type { DayRules } from '../calendar/typed-day';

export interface SingleDatePickerProps extends DayRules {
	/** Selected date, at noon in site time; null if there is none. */
	date: Moment | null;
	onDateChange: ( date: Moment | null ) => void;
	/** Whether the calendar is open. */
	focused: boolean;
	onFocusChange: ( change: { focused: boolean } ) => void;
	/**
	 * Called when a date is selected or typed, unless the calendar is kept
	 * open.
	 */
	onClose?: ( choice: { date: Moment } ) => void;
	/**
	 * Moment format of the field. The short format of the user's language and
	 * `YYYY-MM-DD` are also accepted.
	 *
	 * @default 'L'
	 */
	displayFormat?: string;
	/**
	 * @default 'Date'
	 */
	label?: string;
	/**
	 * @default false
	 */
	keepOpenOnDateSelect?: boolean;
	/** Whether to show a button that clears the date. */
	showClearDate?: boolean;
	/** Whether clearing opens the calendar. */
	reopenPickerOnClearDate?: boolean;
	/**
	 * @default 1
	 */
	numberOfMonths?: number;
	disabled?: boolean;
}
