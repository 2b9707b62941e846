import {
	addDays,
	addUnits,
	addYears,
	differenceInDays,
	endOfUnit,
} from './plain-date';
import { getUnitPreset, isUnitPeriod } from './preset-range';
import type { DateUnit, Period, PlainRange, RelativeCompare } from './types';

/** The number of whole weeks closest to a year. */
const WEEKS_OF_A_YEAR = 52;

/** The range with the same number of days that ends the day before. */
export function getDaysBefore( { start, end }: PlainRange ): PlainRange {
	const length = differenceInDays( end, start ) + 1;
	return { start: addDays( start, -length ), end: addDays( start, -1 ) };
}

/** The same dates a year earlier; 29 February becomes 28 February. */
export function getYearBefore( { start, end }: PlainRange ): PlainRange {
	return { start: addYears( start, -1 ), end: addYears( end, -1 ) };
}

/**
 * The dates 52 weeks (364 days) earlier: Mondays are compared with Mondays.
 * Calendar dates differ by one day, after a 29 February by two.
 */
export function getSameWeekdays( { start, end }: PlainRange ): PlainRange {
	return {
		start: addDays( start, -7 * WEEKS_OF_A_YEAR ),
		end: addDays( end, -7 * WEEKS_OF_A_YEAR ),
	};
}

/**
 * The same weekdays, as few weeks earlier as the range is long: a day is compared
 * with the same weekday of the week before.
 */
export function getWeeksBefore( { start, end }: PlainRange ): PlainRange {
	const weeks = Math.ceil( ( differenceInDays( end, start ) + 1 ) / 7 );
	return {
		start: addDays( start, -7 * weeks ),
		end: addDays( end, -7 * weeks ),
	};
}

/** Whether two ranges have a day in common. */
export const isOverlap = ( one: PlainRange, other: PlainRange ) =>
	one.start <= other.end && other.start <= one.end;

/**
 * The comparison of a unit to date.
 *
 * Previous period: the same number of days from the start of the previous unit,
 * e.g. the first five days of both months. When the previous unit is shorter,
 * it ends with that unit and never overlaps the range: 1–31 March is compared
 * with 1–28 February.
 *
 * Previous year: the same dates a year earlier.
 */
export function getToDateComparison(
	range: PlainRange,
	unit: DateUnit,
	compare: RelativeCompare
): PlainRange {
	if ( compare === 'previous_year' ) {
		return getYearBefore( range );
	}
	if ( compare === 'same_weekdays' ) {
		return getSameWeekdays( range );
	}
	const start = addUnits( range.start, -1, unit );
	const length = differenceInDays( range.end, range.start );
	const longest = differenceInDays( range.start, start ) - 1;
	return { start, end: addDays( start, Math.min( length, longest ) ) };
}

/**
 * The comparison of the last complete unit.
 *
 * Previous period: the previous year for a year; for other units the same
 * number of days, ending the day before.
 *
 * Previous year: the complete month, quarter or year (29 days of February 2024
 * are compared with the 28 of 2023); for days and weeks the same dates.
 */
export function getLastUnitComparison(
	range: PlainRange,
	unit: DateUnit,
	compare: RelativeCompare
): PlainRange {
	if ( compare === 'same_weekdays' ) {
		return getSameWeekdays( range );
	}
	const isCalendarUnit = unit !== 'day' && unit !== 'week';
	if ( compare === 'previous_year' ) {
		const before = getYearBefore( range );
		return isCalendarUnit
			? { ...before, end: endOfUnit( before.start, unit, 0 ) }
			: before;
	}
	return unit === 'year' ? getYearBefore( range ) : getDaysBefore( range );
}

const getDatesComparison = ( range: PlainRange, compare: RelativeCompare ) => {
	switch ( compare ) {
		case 'previous_year':
			return getYearBefore( range );
		case 'same_weekdays':
			return getSameWeekdays( range );
		default:
			return getDaysBefore( range );
	}
};

/**
 * The secondary range, with which a primary range is compared. For `none` it is
 * the previous period.
 *
 * @example
 * getComparisonRange(
 * 	'custom',
 * 	{ start: '2020-02-10', end: '2020-02-20' },
 * 	'previous_period'
 * ); // { start: '2020-01-30', end: '2020-02-09' }
 *
 * @param period  The period of the primary range.
 * @param range   The primary range.
 * @param compare The comparison.
 */
export function getComparisonRange(
	period: Period,
	range: PlainRange,
	compare: RelativeCompare
): PlainRange {
	if ( compare === 'weeks_before' ) {
		return getWeeksBefore( range );
	}
	if ( ! isUnitPeriod( period ) ) {
		return getDatesComparison( range, compare );
	}
	const { unit, isLast } = getUnitPreset( period );
	return isLast
		? getLastUnitComparison( range, unit, compare )
		: getToDateComparison( range, unit, compare );
}
