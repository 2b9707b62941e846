import type { Moment } from 'moment';
import {
	differenceInDays,
	differenceInMonths,
	startOfUnit,
} from './plain-date';
import { getStartOfWeek, readWallClock, toPlainDate } from './store-time';
import type { Checked, Compare, DateInput, Interval } from './types';

/** The number of intervals between those of two dates. */
function countIntervals( later: Moment, earlier: Moment, interval: Interval ) {
	if ( interval === 'hour' ) {
		return later
			.clone()
			.startOf( 'hour' )
			.diff( earlier.clone().startOf( 'hour' ), 'hours' );
	}
	const startOfWeek = getStartOfWeek();
	const first = startOfUnit( toPlainDate( earlier ), interval, startOfWeek );
	const last = startOfUnit( toPlainDate( later ), interval, startOfWeek );
	switch ( interval ) {
		case 'day':
			return differenceInDays( last, first );
		case 'week':
			return differenceInDays( last, first ) / 7;
		case 'month':
			return differenceInMonths( last, first );
		case 'quarter':
			return differenceInMonths( last, first ) / 3;
		case 'year':
			return differenceInMonths( last, first ) / 12;
	}
}

/**
 * The date of the secondary range that corresponds to a date of the primary
 * range.
 *
 * Previous year: the same date a year earlier, 28 February for 29 February.
 * Otherwise: the number of intervals earlier that lie between the first
 * intervals of both ranges, so that the first intervals correspond.
 *
 * @example
 * getPreviousDate(
 * 	'2018-08-21', '2018-08-25', '2018-08-15', 'previous_period', 'day'
 * ).format( 'YYYY-MM-DD' ); // '2018-08-11'
 *
 * @param date           A date of the primary range.
 * @param primaryStart   First date of the primary range.
 * @param secondaryStart First date of the secondary range.
 * @param compare        The comparison.
 * @param interval       The interval of the ranges.
 */
export function getPreviousDate< const Given extends string >(
	date: DateInput,
	primaryStart: DateInput,
	secondaryStart: DateInput,
	compare: Given & Checked< Given, Compare | '' >,
	interval: Interval
): Moment {
	const wallClock = readWallClock( date );
	if ( compare === 'previous_year' ) {
		return wallClock.subtract( 1, 'year' );
	}
	return wallClock.subtract(
		countIntervals(
			readWallClock( primaryStart ),
			readWallClock( secondaryStart ),
			interval
		),
		interval
	);
}
