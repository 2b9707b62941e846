import type { PlainDate } from '@storedeck/date';

/** The end of a range that is being selected. */
export type CalendarInput = 'startDate' | 'endDate';

/** The kind of selection: an end of a range, or a single day. */
export type CalendarChoice = CalendarInput | 'date';

export interface CalendarProps {
	/** First selected day. */
	start?: PlainDate;
	/** Last selected day. */
	end?: PlainDate;
	/**
	 * The kind of selection, which determines the accessible names of the days.
	 */
	choosing: CalendarChoice;
	onChoose: ( day: PlainDate ) => void;
	/**
	 * Minimum number of nights between start and end; an earlier day starts a
	 * new range.
	 *
	 * @default 0
	 */
	minimumNights?: number;
	/** Whether a day is unavailable. Receives noon of that day. */
	isUnavailable?: ( date: Date ) => boolean;
	/**
	 * Accessible name, to distinguish several calendars; defaults to
	 * “Calendar”.
	 */
	label?: string;
	/** Number of months shown side by side. */
	numberOfMonths?: number;
}
