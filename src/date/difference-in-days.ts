import { differenceInDays } from './plain-date';
import { readWallClock, toPlainDate } from './store-time';
import type { DateInput } from './types';

/**
 * Whole days from `earlier` to `later` on the calendar; a day of 23 or 25 hours
 * is a day. Negative when the dates are the other way round.
 *
 * @example
 * getDateDifferenceInDays( '2018-08-22', '2018-05-22' ); // 92
 */
export function getDateDifferenceInDays(
	later: DateInput,
	earlier: DateInput
): number {
	return differenceInDays(
		toPlainDate( readWallClock( later ) ),
		toPlainDate( readWallClock( earlier ) )
	);
}
