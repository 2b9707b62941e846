import type { Moment } from 'moment';
import type { DayRules } from '../calendar/typed-day';

export interface SingleDatePickerProps extends DayRules {
	/** The day, at noon of the shop's clock; null when there is none. */
	date: Moment | null;
	onDateChange: ( date: Moment | null ) => void;
	/** Whether the calendar is open. */
	focused: boolean;
	onFocusChange: ( change: { focused: boolean } ) => void;
	/** Called when a day is chosen or typed, unless the calendar is kept open. */
	onClose?: ( choice: { date: Moment } ) => void;
	/**
	 * Moment format of the field; what is typed may also be in the short format
	 * of the reader's language, or `YYYY-MM-DD`.
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
	/** A button that empties the field. */
	showClearDate?: boolean;
	/** Emptying opens the calendar. */
	reopenPickerOnClearDate?: boolean;
	/**
	 * @default 1
	 */
	numberOfMonths?: number;
	disabled?: boolean;
}
