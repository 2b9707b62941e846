import moment, { type Moment } from 'moment';
import { comparisons } from './comparisons';
import { DEFAULT_DATE_RANGE, isoDateFormat } from './constants';
import { isPeriod } from './preset-range';
import { createRecentMemo } from './recent-memo';
import { getStoreOffset } from './store-offset';
import { toMoment } from './to-moment';
import { toPlainDate } from './store-time';
import type { CheckedDateQuery, Compare, DateParams, DateQuery } from './types';

const remember = createRecentMemo< DateParams >();

/** Whether a value names a comparison. */
export function isCompare( value: unknown ): value is Compare {
	return comparisons.some( ( option ) => option.value === value );
}

/** A day from an address; a time of day after it is not looked at. */
export function readDay( value: unknown ): Moment | null {
	if ( moment.isMoment( value ) ) {
		return toMoment( isoDateFormat, value );
	}
	return typeof value === 'string'
		? toMoment( isoDateFormat, value.replace( /[T ].*$/s, '' ) )
		: null;
}

type Days = Pick< DateParams, 'after' | 'before' >;

/** Puts the two days of a range in order. */
function readDays( first: unknown, last: unknown ): Days {
	const after = readDay( first );
	const before = readDay( last );
	return after && before && toPlainDate( after ) > toPlainDate( before )
		? { after: before, before: after }
		: { after, before };
}

/**
 * What a query says by itself; undefined when that is no whole answer: a period
 * or a comparison that does not exist, a custom one without its two days.
 */
function readQuery( query: DateQuery ): DateParams | undefined {
	const { period, compare } = query;
	if ( ! isPeriod( period ) || ! isCompare( compare ) ) {
		return undefined;
	}
	const days = readDays( query.after, query.before );
	if ( period === 'custom' && ! ( days.after && days.before ) ) {
		return undefined;
	}
	const params = { period, compare, ...days };
	if ( compare !== 'custom' ) {
		return params;
	}
	const other = readDays( query.compare_after, query.compare_before );
	return other.after && other.before
		? { ...params, compareAfter: other.after, compareBefore: other.before }
		: undefined;
}

function readDateRange( dateRange: string ): DateParams {
	const query = Object.fromEntries(
		new URLSearchParams( dateRange.replace( /&amp;/g, '&' ) )
	);
	const { period, compare, after, before } = query;
	return (
		readQuery( query ) ?? {
			period: isPeriod( period ) ? period : '',
			compare: isCompare( compare ) ? compare : '',
			...readDays( after, before ),
		}
	);
}

/**
 * What a query says about dates.
 *
 * The query counts only as a whole: with a period and a comparison that exist
 * and, for custom ones, two valid days (in either order). Otherwise the default
 * range counts, so that no address can leave a report without dates.
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
	const params = readQuery( query );
	const key = JSON.stringify( [
		getStoreOffset(),
		params ?? defaultDateRange,
	] );
	return remember( key, () => params ?? readDateRange( defaultDateRange ) );
}

/**
 * Whether a query names dates that are not understood, so that the default range
 * counts in their stead. A query without a period and a comparison names none.
 *
 * @param query The query of an address.
 */
export function hasUnknownDates( query: DateQuery ): boolean {
	return (
		Boolean( query.period || query.compare ) &&
		readQuery( query ) === undefined
	);
}

/**
 * Whether a report compares its range with another one.
 *
 * @param query            The query of an address.
 * @param defaultDateRange What counts when the query says nothing.
 */
export function hasComparison(
	query: DateQuery,
	defaultDateRange?: string
): boolean {
	return (
		getDateParamsFromQuery< DateQuery >( query, defaultDateRange )
			.compare !== 'none'
	);
}
