import { addDays } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import type { CalendarInput } from './types';

export interface DayRange {
	start?: PlainDate;
	end?: PlainDate;
}

/**
 * What a range becomes when a day is chosen, and which end is chosen next: the
 * start once both are there. Plain days sort as text.
 *
 * @param range         The range so far.
 * @param choosing      Which end is being chosen.
 * @param day           The day.
 * @param minimumNights How many days later the end is at least.
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
		// Too early for an end: a new range begins here.
		return { range: { start: day, end: undefined }, next: 'endDate' };
	}
	return { range: { start, end: day }, next: 'startDate' };
}
