import { addDays } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import type { CalendarInput } from './types';

export interface DayRange {
	start?: PlainDate;
	end?: PlainDate;
}

/**
 * Returns the range after a day was selected, and which end to select next.
 *
 * @param range         The current range.
 * @param choosing      The end being selected.
 * @param day           The selected day.
 * @param minimumNights Minimum number of nights between start and end.
 */
export function chooseDay(
	{ start, end }: DayRange,
	choosing: CalendarInput,
	day: PlainDate,
	minimumNights = 0
): { range: DayRange; next: CalendarInput } {
	const isLongEnough = ( from: PlainDate, to: PlainDate ) =>
		to >= addDays( from, minimumNights );
	if ( choosing === 'startDate' ) {
		return {
			range: {
				start: day,
				end: end && isLongEnough( day, end ) ? end : undefined,
			},
			next: 'endDate',
		};
	}
	if ( start && ! isLongEnough( start, day ) ) {
		// Too early for an end date: a new range starts.
		return { range: { start: day, end: undefined }, next: 'endDate' };
	}
	return { range: { start, end: day }, next: 'startDate' };
}
