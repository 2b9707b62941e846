import { differenceInDays } from './plain-date';
import { readWallClock, toPlainDate } from './store-time';
import type { DateInput } from './types';

/**
 * The number of calendar days from `earlier` to `later`; a day of 23 or 25
 * hours counts as one. Negative when `later` is the earlier date.
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
