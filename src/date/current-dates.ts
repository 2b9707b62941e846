import type { Moment } from 'moment';
import { getComparisonRange } from './comparison-range';
import { DEFAULT_DATE_RANGE } from './constants';
import { getDateParamsFromQuery, isCompare } from './date-params';
import { getCurrentPeriod, getLastPeriod } from './period-dates';
import { periods } from './periods';
import { getPreset, isPresetPeriod } from './preset-range';
import { presetValues } from './preset-values';
import { getRangeLabel } from './range-label';
import { createRecentMemo } from './recent-memo';
import {
	getStartOfWeek,
	getStoreTimeZoneMoment,
	toPlainDate,
	toStoreMoment,
} from './store-time';
import type {
	CheckedDateQuery,
	Compare,
	CurrentDates,
	DateParams,
	DateQuery,
	DateRange,
	Period,
	PeriodDates,
} from './types';

const remember = createRecentMemo< CurrentDates >();

/** The two ranges of a custom period. */
function getCustomDates(
	after: Moment,
	before: Moment,
	compare: Compare
): PeriodDates {
	const range = { start: toPlainDate( after ), end: toPlainDate( before ) };
	const comparison = getComparisonRange( 'custom', range, compare );
	return {
		primaryStart: toStoreMoment( range.start ),
		primaryEnd: toStoreMoment( range.end, 'end' ),
		secondaryStart: toStoreMoment( comparison.start ),
		secondaryEnd: toStoreMoment( comparison.end, 'end' ),
	};
}

/** A range whose texts are made when they are read. */
function createRange(
	option: { readonly label: string } | undefined,
	after: Moment,
	before: Moment
): DateRange {
	return {
		get label() {
			return option?.label ?? '';
		},
		get range() {
			return getRangeLabel( after, before );
		},
		after,
		before,
	};
}

function createDates(
	period: Period,
	compare: Compare,
	dates: PeriodDates
): CurrentDates {
	const findOption = (
		options: readonly { value: string; label: string }[],
		value: string
	) => options.find( ( option ) => option.value === value );
	return {
		primary: createRange(
			findOption( presetValues, period ),
			dates.primaryStart,
			dates.primaryEnd
		),
		secondary: createRange(
			findOption( periods, compare ),
			dates.secondaryStart,
			dates.secondaryEnd
		),
	};
}

/** `null` when the parameters do not say which dates they mean. */
function resolve( params: DateParams ): CurrentDates | null {
	const { period, compare, after, before } = params;
	if ( ! isCompare( compare ) ) {
		return null;
	}
	if ( isPresetPeriod( period ) ) {
		const { unit, isLast } = getPreset( period );
		const getDates = isLast ? getLastPeriod : getCurrentPeriod;
		return createDates( period, compare, getDates( unit, compare ) );
	}
	return period === 'custom' && after && before
		? createDates(
				period,
				compare,
				getCustomDates( after, before, compare )
		  )
		: null;
}

/**
 * The two ranges that a report shows.
 *
 * A preset up to today ends now; every other range ends with its last day. A
 * default range without sense counts as month to date against the previous year.
 *
 * Equal queries get the same object for a minute of shop time: clone its moments
 * before you change them.
 *
 * @param query            The query of an address.
 * @param defaultDateRange What counts when the query says nothing.
 */
export function getCurrentDates< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange: string = DEFAULT_DATE_RANGE
): CurrentDates {
	const params = getDateParamsFromQuery< DateQuery >(
		query,
		defaultDateRange
	);
	const key = JSON.stringify( [
		getStoreTimeZoneMoment().format( 'YYYY-MM-DDTHH:mmZ' ),
		getStartOfWeek(),
		params,
	] );
	return remember( key, () => {
		const dates =
			resolve( params ) ?? resolve( getDateParamsFromQuery( {} ) );
		if ( ! dates ) {
			throw new TypeError(
				'getCurrentDates: the default range is unknown.'
			);
		}
		return dates;
	} );
}
