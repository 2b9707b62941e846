import type { PlainDate } from '@storedeck/date';

/** Which end of a range is being chosen. */
export type CalendarInput = 'startDate' | 'endDate';

export interface CalendarProps {
	/** First chosen day. */
	start?: PlainDate;
	/** Last chosen day. */
	end?: PlainDate;
	/** What a click chooses, for the names of the days. */
	choosing: CalendarInput;
	onChoose: ( day: PlainDate ) => void;
	/** Days that cannot be chosen. The date is at noon of the day. */
	isUnavailable?: ( date: Date ) => boolean;
	/** Months side by side. */
	numberOfMonths?: number;
}
