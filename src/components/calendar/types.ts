import type { PlainDate } from '@storedeck/date';

/** Which end of a range is being chosen. */
export type CalendarInput = 'startDate' | 'endDate';

/** What a click chooses: an end of a range, or the one day. */
export type CalendarChoice = CalendarInput | 'date';

export interface CalendarProps {
	/** First chosen day. */
	start?: PlainDate;
	/** Last chosen day. */
	end?: PlainDate;
	/** What a click chooses, for the names of the days. */
	choosing: CalendarChoice;
	onChoose: ( day: PlainDate ) => void;
	/**
	 * How many days later the end is at least: an earlier day begins a new range.
	 *
	 * @default 0
	 */
	minimumNights?: number;
	/** Days that cannot be chosen. The date is at noon of the day. */
	isUnavailable?: ( date: Date ) => boolean;
	/** Names the calendar where there are several, by default 'Calendar'. */
	label?: string;
	/** Months side by side. */
	numberOfMonths?: number;
}
