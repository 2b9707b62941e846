import type { Moment } from 'moment';
import type { DayRules } from '../calendar/typed-day';
import type { CalendarInput } from '../calendar/types';

/** Two days, each at noon of the shop's clock; null where there is none. */
export interface PickedDates {
	startDate: Moment | null;
	endDate: Moment | null;
}

export interface RangeCalendarProps extends DayRules {
	startDate: Moment | null;
	endDate: Moment | null;
	/** Which end a click sets; null counts as the start. */
	focusedInput: CalendarInput | null;
	/** Called once for a click, after `onFocusChange`. */
	onDatesChange: ( dates: PickedDates ) => void;
	/** Called with the end that comes next; null when both are there. */
	onFocusChange: ( focusedInput: CalendarInput | null ) => void;
	/** Called when both ends are there, unless the calendar is kept open. */
	onClose?: ( dates: PickedDates ) => void;
	/**
	 * How many nights lie between the two days at least.
	 *
	 * @default 1
	 */
	minimumNights?: number;
	/**
	 * @default false
	 */
	keepOpenOnDateSelect?: boolean;
	/**
	 * Months side by side.
	 *
	 * @default 1
	 */
	numberOfMonths?: number;
	/** Whether the help on the keyboard is open; it keeps track of it itself. */
	isHelpOpen?: boolean;
	onHelpToggle?: ( isOpen: boolean ) => void;
}
