import { addDays, addMonths, differenceInMonths } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { toNativeDate } from './plain-day';

/** Number of days to check. */
const DAYS_AHEAD = 366;

/**
 * Whether all days after today are unavailable, so that later months need not
 * be shown.
 *
 * @param today         Today's date.
 * @param isUnavailable Whether a day is unavailable; receives noon of that day.
 */
export function isFutureBlocked(
	today: PlainDate,
	isUnavailable: ( date: Date ) => boolean
) {
	for ( let count = 1; count <= DAYS_AHEAD; count++ ) {
		if ( ! isUnavailable( toNativeDate( addDays( today, count ) ) ) ) {
			return false;
		}
	}
	return true;
}

/** Limits a month to the last available one. */
export const clampMonth = ( month: PlainDate, last: PlainDate | undefined ) =>
	last && differenceInMonths( month, last ) > 0 ? last : month;

/**
 * Returns the last month to show so that a day is visible, with the least
 * movement.
 *
 * @param last  A day in the last month shown.
 * @param day   The day to show.
 * @param count Number of months shown side by side.
 */
export function getLastShownMonth(
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
