import moment, { type Moment } from 'moment';
import { DEFAULT_DATE_RANGE, isoDateFormat } from './constants';
import { periods } from './periods';
import { isPeriod } from './preset-range';
import { createRecentMemo } from './recent-memo';
import { getStoreOffset } from './store-offset';
import { toMoment } from './to-moment';
import { toPlainDate } from './store-time';
import type { CheckedDateQuery, Compare, DateParams, DateQuery } from './types';

const remember = createRecentMemo< DateParams >();

/** Whether a value names a comparison. */
export function isCompare( value: unknown ): value is Compare {
	return periods.some( ( option ) => option.value === value );
}

/** A day from an address; a time of day after it is not looked at. */
function readDay( value: unknown ): Moment | null {
	if ( moment.isMoment( value ) ) {
		return toMoment( isoDateFormat, value );
	}
	return typeof value === 'string'
		? toMoment( isoDateFormat, value.replace( /[T ].*$/s, '' ) )
		: null;
}

/** Puts the two days of a range in order. */
function readDays( query: DateQuery ): Pick< DateParams, 'after' | 'before' > {
	const after = readDay( query.after );
	const before = readDay( query.before );
	return after && before && toPlainDate( after ) > toPlainDate( before )
		? { after: before, before: after }
		: { after, before };
}

function readDateRange( dateRange: string ): DateParams {
	const query = new URLSearchParams( dateRange.replace( /&amp;/g, '&' ) );
	const period = query.get( 'period' );
	const compare = query.get( 'compare' );
	return {
		period: isPeriod( period ) ? period : '',
		compare: isCompare( compare ) ? compare : '',
		...readDays( {
			after: query.get( 'after' ),
			before: query.get( 'before' ),
		} ),
	};
}

/**
 * What a query says about dates.
 *
 * The query counts only as a whole: with a period and a comparison that exist
 * and, for a custom range, two valid days (in either order). Otherwise the
 * default range counts, so that no address can leave a report without dates.
 *
 * Equal queries get the same object as long as the shop's offset stays: clone
 * its moments before you change them.
 *
 * @param query            The query of an address.
 * @param defaultDateRange A query string; `&amp;` reads as `&`.
 */
export function getDateParamsFromQuery< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange: string = DEFAULT_DATE_RANGE
): DateParams {
	const { period, compare }: DateQuery = query;
	const days = readDays( query );
	const hasDays = days.after !== null && days.before !== null;
	const isWhole =
		isPeriod( period ) &&
		isCompare( compare ) &&
		( period !== 'custom' || hasDays );
	const key = JSON.stringify( [
		getStoreOffset(),
		isWhole
			? [ period, compare, days.after, days.before ]
			: defaultDateRange,
	] );
	return remember( key, () =>
		isWhole
			? { period, compare, ...days }
			: readDateRange( defaultDateRange )
	);
}
