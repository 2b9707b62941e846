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

/** Whether a value is the name of a comparison. */
export function isCompare( value: unknown ): value is Compare {
	return comparisons.some( ( option ) => option.value === value );
}

/** Parses a date of a URL; a time of day is ignored. */
export function readDay( value: unknown ): Moment | null {
	if ( moment.isMoment( value ) ) {
		return toMoment( isoDateFormat, value );
	}
	return typeof value === 'string'
		? toMoment( isoDateFormat, value.replace( /[T ].*$/s, '' ) )
		: null;
}

type Days = Pick< DateParams, 'after' | 'before' >;

/** Sorts the two dates of a range. */
function readDays( first: unknown, last: unknown ): Days {
	const after = readDay( first );
	const before = readDay( last );
	return after && before && toPlainDate( after ) > toPlainDate( before )
		? { after: before, before: after }
		: { after, before };
}

/**
 * The date range of a query; undefined when it is incomplete or invalid: an
 * unknown period or comparison, or a custom one without two dates.
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

const parseDateRange = ( dateRange: string ): Record< string, string > =>
	Object.fromEntries(
		new URLSearchParams( dateRange.replace( /&amp;/g, '&' ) )
	);

/** A query with the comparison of the default date range if it has a period only. */
function withComparison(
	query: DateQuery,
	defaultDateRange: string
): DateQuery {
	if ( ! query.period || query.compare ) {
		return query;
	}
	const defaults = parseDateRange( defaultDateRange );
	return {
		...query,
		compare: defaults.compare,
		compare_after: defaults.compare_after,
		compare_before: defaults.compare_before,
	};
}

function readDateRange( dateRange: string ): DateParams {
	const query = parseDateRange( dateRange );
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
 * The date range of a query.
 *
 * It is used only if it is valid as a whole: known period and comparison and,
 * for custom ones, two valid dates (in any order). Otherwise the default range
 * is used, so that every URL has dates. A period without comparison is compared
 * as the default range is.
 *
 * Equal queries return the same object until the offset of the site time zone
 * changes: clone its moments before you change them.
 *
 * @param query            The query of a URL.
 * @param defaultDateRange A query string; `&amp;` is read as `&`.
 */
export function getDateParamsFromQuery< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange: string = DEFAULT_DATE_RANGE
): DateParams {
	const params = readQuery( withComparison( query, defaultDateRange ) );
	const key = JSON.stringify( [
		getStoreOffset(),
		params ?? defaultDateRange,
	] );
	return remember( key, () => params ?? readDateRange( defaultDateRange ) );
}

/**
 * Whether a query has an invalid date range, so that the default range is used.
 * A query without period and comparison has none.
 *
 * @param query The query of a URL.
 */
export function hasInvalidDates( query: DateQuery ): boolean {
	return (
		Boolean( query.period || query.compare ) &&
		readQuery( withComparison( query, DEFAULT_DATE_RANGE ) ) === undefined
	);
}

/**
 * Whether a report compares two ranges.
 *
 * @param query            The query of a URL.
 * @param defaultDateRange The date range of a query without one.
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
