/* Types that callers rely on, checked by the compiler only. */
import {
	getChartTypeForQuery,
	getComparisonRange,
	getCurrentDates,
	getCurrentPeriod,
	getDateFormatsForInterval,
	getDateParamsFromQuery,
	getIntervalForQuery,
	getLastPeriod,
	getPresetRange,
	getPreviousDate,
	validateDateInputForRange,
} from '..';
import type { Compare, Interval, Period } from '..';

const dates = [ '2022-03-02', '2022-03-01', '2022-02-01' ] as const;

export function checkQueries( address: Record< string, string > ) {
	const params = getDateParamsFromQuery( {
		period: 'last_week',
		compare: 'previous_year',
	} );
	const period: Period | '' = params.period;
	const compare: Compare | '' = params.compare;
	const interval: Interval = getIntervalForQuery( { interval: 'week' } );

	// The values of a URL are checked when they are read.
	getCurrentDates( address );
	getCurrentDates( { period: address.period, compare: undefined } );

	// @ts-expect-error There is no such period.
	getCurrentDates( { period: 'fortnight', compare: 'previous_year' } );
	// @ts-expect-error There is no such comparison.
	getDateParamsFromQuery( { period: 'week', compare: 'last_year' } );
	// @ts-expect-error There is no such interval.
	getIntervalForQuery( { interval: 'decade' } );
	// @ts-expect-error A period is a text.
	getCurrentDates( { period: [ 'week' ] } );
	// @ts-expect-error There is no such chart.
	getChartTypeForQuery( { chartType: 'pie' } );

	return { period, compare, interval };
}

export function checkPeriods() {
	// @ts-expect-error These functions take units, not periods.
	getCurrentPeriod( 'today', 'previous_year' );
	// @ts-expect-error There is no such comparison.
	getLastPeriod( 'month', 'previous_month' );
	// @ts-expect-error A custom range is no preset.
	getPresetRange( 'custom', '2022-03-01', 1 );
	// @ts-expect-error A range has two ends.
	getComparisonRange( 'custom', { start: '2022-03-01' }, 'previous_year' );
}

export function checkOthers( compare: string ) {
	getPreviousDate( ...dates, compare, 'day' );
	// @ts-expect-error There is no such comparison.
	getPreviousDate( ...dates, 'previous', 'day' );
	// @ts-expect-error There is no such interval.
	getPreviousDate( ...dates, 'previous_year', 'days' );
	// @ts-expect-error There is no such variant.
	getDateFormatsForInterval( 'day', 0, { type: 'moment' } );
	// @ts-expect-error A range begins after and ends before.
	validateDateInputForRange( 'start', '', null, null, 'MM/DD/YYYY' );
}
