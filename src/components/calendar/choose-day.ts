import type { PlainDate } from '@storedeck/date';
import type { CalendarInput } from './types';

export interface DayRange {
	start?: PlainDate;
	end?: PlainDate;
}

/**
 * What a range becomes when a day is chosen, and which end is chosen next.
 * Plain days sort as text.
 *
 * @param range    The range so far.
 * @param choosing Which end is being chosen.
 * @param day      The day.
 */
export function chooseDay(
	{ start, end }: DayRange,
	choosing: CalendarInput,
	day: PlainDate
): { range: DayRange; next: CalendarInput } {
	if ( choosing === 'startDate' ) {
		return {
			range: { start: day, end: end && day <= end ? end : undefined },
			next: 'endDate',
		};
	}
	if ( start && day < start ) {
		// Earlier than the start: a new range begins here.
		return { range: { start: day, end: undefined }, next: 'endDate' };
	}
	return { range: { start, end: day }, next: 'startDate' };
}
