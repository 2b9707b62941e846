import type { DateUnit, PlainDate } from './types';

const DAY = 24 * 60 * 60 * 1000;
const TIME_LENGTH = 'T00:00:00.000Z'.length;
const MONTHS = { month: 1, quarter: 3, year: 12 };

const toDate = ( date: PlainDate ) => new Date( `${ date }T00:00:00Z` );

const fromDate = ( date: Date ): PlainDate =>
	date.toISOString().slice( 0, -TIME_LENGTH );

/** `month` counts from 0; days and months outside their range are carried over. */
function fromParts( year: number, month: number, day: number ): PlainDate {
	const date = new Date( 0 );
	// Unlike Date.UTC, this does not map the years 0 to 99 to 1900 to 1999.
	date.setUTCFullYear( year, month, day );
	return fromDate( date );
}

/** The date `count` days later (earlier when negative). */
export function addDays( date: PlainDate, count: number ): PlainDate {
	return fromDate( new Date( toDate( date ).getTime() + count * DAY ) );
}

/**
 * The same day `count` months later (earlier when negative), or the last day of
 * that month when it is shorter: a month after 31 January is 28 February.
 */
export function addMonths( date: PlainDate, count: number ): PlainDate {
	const from = toDate( date );
	const year = from.getUTCFullYear();
	const month = from.getUTCMonth() + count;
	const lastDay = toDate( fromParts( year, month + 1, 0 ) ).getUTCDate();
	return fromParts( year, month, Math.min( from.getUTCDate(), lastDay ) );
}

/**
 * The same date `count` years later (earlier when negative). 29 February
 * becomes 28 February in other years.
 */
export function addYears( date: PlainDate, count: number ): PlainDate {
	return addMonths( date, count * 12 );
}

/** The date `count` units later (earlier when negative). */
export function addUnits(
	date: PlainDate,
	count: number,
	unit: DateUnit
): PlainDate {
	switch ( unit ) {
		case 'day':
			return addDays( date, count );
		case 'week':
			return addDays( date, count * 7 );
		default:
			return addMonths( date, count * MONTHS[ unit ] );
	}
}

/** Days from `earlier` to `later`; negative when `later` is the earlier date. */
export function differenceInDays( later: PlainDate, earlier: PlainDate ) {
	return ( toDate( later ).getTime() - toDate( earlier ).getTime() ) / DAY;
}

/** Months from the month of `earlier` to the month of `later`. */
export function differenceInMonths( later: PlainDate, earlier: PlainDate ) {
	const months = ( date: Date ) =>
		date.getUTCFullYear() * 12 + date.getUTCMonth();
	return months( toDate( later ) ) - months( toDate( earlier ) );
}

/**
 * The first day of the unit of a date.
 *
 * @param date        The date.
 * @param unit        The unit.
 * @param startOfWeek First day of a week, 0 = Sunday … 6 = Saturday.
 */
export function startOfUnit(
	date: PlainDate,
	unit: DateUnit,
	startOfWeek: number
): PlainDate {
	switch ( unit ) {
		case 'day':
			return date;
		case 'week': {
			const weekday = toDate( date ).getUTCDay();
			return addDays( date, -( ( weekday - startOfWeek + 7 ) % 7 ) );
		}
		default: {
			const length = MONTHS[ unit ];
			const day = toDate( date );
			const month = day.getUTCMonth();
			return fromParts(
				day.getUTCFullYear(),
				month - ( month % length ),
				1
			);
		}
	}
}

/** The last day of the unit of a date; see {@link startOfUnit}. */
export function endOfUnit(
	date: PlainDate,
	unit: DateUnit,
	startOfWeek: number
): PlainDate {
	const start = startOfUnit( date, unit, startOfWeek );
	return addDays( addUnits( start, 1, unit ), -1 );
}
