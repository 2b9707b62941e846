import { addDays, addMonths, differenceInMonths } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { toNoon } from './plain-day';

/** How far ahead is looked for a day that can be chosen. */
const DAYS_AHEAD = 366;

/**
 * Whether nothing after today can be chosen, so that there is no reason to turn to
 * a later month.
 *
 * @param today         The day.
 * @param isUnavailable Whether a day, given at its noon, cannot be chosen.
 */
export function isFutureBlocked(
	today: PlainDate,
	isUnavailable: ( date: Date ) => boolean
) {
	for ( let count = 1; count <= DAYS_AHEAD; count++ ) {
		if ( ! isUnavailable( toNoon( addDays( today, count ) ) ) ) {
			return false;
		}
	}
	return true;
}

/** A month, or the last one there is when that is earlier. */
export const keepWithin = ( month: PlainDate, last: PlainDate | undefined ) =>
	last && differenceInMonths( month, last ) > 0 ? last : month;

/**
 * The last month to show so that a day is in view. What is shown moves as little
 * as possible, and not at all when the day is there already.
 *
 * @param last  A day of the last month shown.
 * @param day   The day.
 * @param count Months shown side by side.
 */
export function bringIntoView(
	last: PlainDate,
	day: PlainDate,
	count: number
): PlainDate {
	if ( differenceInMonths( day, last ) > 0 ) {
		return day;
	}
	const first = addMonths( last, 1 - count );
	return addMonths( last, Math.min( 0, differenceInMonths( day, first ) ) );
}
