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

/** Whether a value names an interval. */
export function isInterval( value: unknown ): value is Interval {
	return intervals.some( ( interval ) => interval === value );
}

/** Nothing chosen: a report then offers days only. */
const NO_DATE_RANGE = 'period=&compare=previous_year';

/** By days between the first and the last day of a custom or a rolling range. */
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
 * The intervals that a report offers for its dates, finest first.
 *
 * @example
 * getAllowedIntervalsForQuery( { period: 'month', compare: 'previous_year' } );
 * // [ 'day', 'week' ]
 *
 * @param query            The query of an address.
 * @param defaultDateRange What counts when the query says nothing.
 */
export function getAllowedIntervalsForQuery< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange: string = NO_DATE_RANGE
): Interval[] {
	return getIntervals(
		getDateParamsFromQuery< DateQuery >( query, defaultDateRange )
	);
}

/** The query's interval when it is allowed, else the first allowed one. */
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
