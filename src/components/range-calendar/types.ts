import type { Moment } from 'moment';
import type { DayRules } from '../calendar/typed-day';
import type { CalendarInput } from '../calendar/types';

/** Two dates at noon in site time; null if a date is not set. */
export interface PickedDates {
	startDate: Moment | null;
	endDate: Moment | null;
}

export interface RangeCalendarProps extends DayRules {
	startDate: Moment | null;
	endDate: Moment | null;
	/** The end that a click sets; null is treated as the start. */
	focusedInput: CalendarInput | null;
	/** Called once per click, after `onFocusChange`. */
	onDatesChange: ( dates: PickedDates ) => void;
	/** Called with the end to select next; null when both are set. */
	onFocusChange: ( focusedInput: CalendarInput | null ) => void;
	/** Called when both dates are set, unless the calendar is kept open. */
	onClose?: ( dates: PickedDates ) => void;
	/**
	 * Minimum number of nights between the dates.
	 *
	 * @default 1
	 */
	minimumNights?: number;
	/**
	 * @default false
	 */
	keepOpenOnDateSelect?: boolean;
	/**
	 * Number of months shown side by side.
	 *
	 * @default 1
	 */
	numberOfMonths?: number;
	/** Whether the keyboard help is open; uncontrolled by default. */
	isHelpOpen?: boolean;
	onHelpToggle?: ( isOpen: boolean ) => void;
}
