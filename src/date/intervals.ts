import { getCurrentDates } from './current-dates';
import { getDateParamsFromQuery } from './date-params';
import { getDateDifferenceInDays } from './difference-in-days';
import { getRollingDays, isRollingPeriod } from './preset-range';
import type {
	CheckedDateQuery,
	DateParams,
	DateQuery,
	Interval,
} from './types';

const intervals: readonly Interval[] = [
	'hour',
	'day',
	'week',
	'month',
	'quarter',
	'year',
];

/** Whether a value is the name of an interval. */
export function isInterval( value: unknown ): value is Interval {
	return intervals.some( ( interval ) => interval === value );
}

/** Without a valid date range a report has days only. */
const NO_DATE_RANGE = 'period=&compare=previous_year';

/**
 * By the number of days between the first and last day of a custom or rolling
 * range.
 */
const byLength: [ minimum: number, intervals: Interval[] ][] = [
	[ 365, [ 'day', 'week', 'month', 'quarter', 'year' ] ],
	[ 90, [ 'day', 'week', 'month', 'quarter' ] ],
	[ 28, [ 'day', 'week', 'month' ] ],
	[ 7, [ 'day', 'week' ] ],
	[ 2, [ 'day' ] ],
	[ 0, [ 'hour', 'day' ] ],
];

function getIntervalsByLength( days: number ): Interval[] {
	const found = byLength.find( ( [ minimum ] ) => days >= minimum );
	return found ? [ ...found[ 1 ] ] : [ 'day' ];
}

function getIntervals( { period, after, before }: DateParams ): Interval[] {
	if ( isRollingPeriod( period ) ) {
		return getIntervalsByLength( getRollingDays( period ) - 1 );
	}
	switch ( period ) {
		case 'today':
		case 'yesterday':
			return [ 'hour', 'day' ];
		case 'month':
		case 'last_month':
			return [ 'day', 'week' ];
		case 'quarter':
		case 'last_quarter':
			return [ 'day', 'week', 'month' ];
		case 'year':
		case 'last_year':
			return [ 'day', 'week', 'month', 'quarter' ];
		case 'custom':
			return getIntervalsByLength(
				after && before ? getDateDifferenceInDays( before, after ) : -1
			);
		default:
			return [ 'day' ];
	}
}

/**
 * The intervals that are available for a date range, shortest first.
 *
 * @example
 * getAllowedIntervalsForQuery( { period: 'month', compare: 'previous_year' } );
 * // [ 'day', 'week' ]
 *
 * @param query            The query of a URL.
 * @param defaultDateRange The date range of a query without one.
 */
export function getAllowedIntervalsForQuery< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange: string = NO_DATE_RANGE
): Interval[] {
	return getIntervals(
		getDateParamsFromQuery< DateQuery >( query, defaultDateRange )
	);
}

/** The query's interval if it is available, otherwise the first available one. */
export function getIntervalForQuery< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange: string = NO_DATE_RANGE
): Interval {
	const allowed = getAllowedIntervalsForQuery< DateQuery >(
		query,
		defaultDateRange
	);
	return (
		allowed.find( ( interval ) => interval === query.interval ) ??
		allowed[ 0 ] ??
		'day'
	);
}

/** Longer ranges are shown by week: so many points are still read one by one. */
const MAX_DAYS = 62;

/** Longer ranges are shown by month. */
const MAX_DAYS_IN_WEEKS = 366;

/**
 * The interval of a chart: that of the query, and without one weeks above 62 days
 * and months above a year.
 */
export function getChartInterval< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange: string = NO_DATE_RANGE
): Interval {
	const first = getIntervalForQuery< DateQuery >( query, defaultDateRange );
	const { after, before } = getCurrentDates< DateQuery >(
		query,
		defaultDateRange
	).primary;
	const days = getDateDifferenceInDays( before, after ) + 1;
	if ( query.interval || days <= MAX_DAYS ) {
		return first;
	}
	return days > MAX_DAYS_IN_WEEKS ? 'month' : 'week';
}
