import type { Moment } from 'moment';
import { getLastUnitComparison, getToDateComparison } from './comparison-range';
import { getLastUnit, getUnitToDate } from './preset-range';
import {
	getStartOfWeek,
	getStoreTimeZoneMoment,
	toPlainDate,
	toStoreMoment,
} from './store-time';
import type {
	DateUnit,
	PeriodDates,
	PlainDate,
	PlainRange,
	RelativeCompare,
} from './types';

/** A date with the time of day of another moment. */
function atTimeOf( date: PlainDate, time: Moment ): Moment {
	return toStoreMoment( date ).set( {
		hour: time.hour(),
		minute: time.minute(),
		second: time.second(),
		millisecond: time.millisecond(),
	} );
}

/** Whole days. */
export const toWholeDays = (
	range: PlainRange,
	comparison: PlainRange
): PeriodDates => ( {
	primaryStart: toStoreMoment( range.start ),
	primaryEnd: toStoreMoment( range.end, 'end' ),
	secondaryStart: toStoreMoment( comparison.start ),
	secondaryEnd: toStoreMoment( comparison.end, 'end' ),
} );

/** Days that end now; the previous period ends at the same time of day. */
export const toDaysUpToNow = (
	range: PlainRange,
	comparison: PlainRange,
	isPreviousPeriod: boolean
): PeriodDates => {
	const now = getStoreTimeZoneMoment();
	const dates = toWholeDays( range, comparison );
	return {
		...dates,
		primaryEnd: now,
		secondaryEnd: isPreviousPeriod
			? atTimeOf( comparison.end, now )
			: dates.secondaryEnd,
	};
};

/**
 * A unit to date and its comparison.
 *
 * The previous period ends at the current time of day, the previous year at the
 * end of the day.
 *
 * @example
 * // at 2022-03-01T02:30, site time
 * getCurrentPeriod( 'month', 'previous_period' );
 * // primary 2022-03-01T00:00 … 2022-03-01T02:30,
 * // secondary 2022-02-01T00:00 … 2022-02-01T02:30
 */
export function getCurrentPeriod(
	unit: DateUnit,
	compare: RelativeCompare
): PeriodDates {
	const today = toPlainDate( getStoreTimeZoneMoment() );
	const range = getUnitToDate( unit, today, getStartOfWeek() );
	return toDaysUpToNow(
		range,
		getToDateComparison( range, unit, compare ),
		compare === 'previous_period'
	);
}

/**
 * The last complete unit and its comparison.
 *
 * @example
 * // in March 2022
 * getLastPeriod( 'month', 'previous_period' );
 * // primary 2022-02-01 … 2022-02-28, secondary 2022-01-04 … 2022-01-31
 */
export function getLastPeriod(
	unit: DateUnit,
	compare: RelativeCompare
): PeriodDates {
	const today = toPlainDate( getStoreTimeZoneMoment() );
	const range = getLastUnit( unit, today, getStartOfWeek() );
	return toWholeDays( range, getLastUnitComparison( range, unit, compare ) );
}
