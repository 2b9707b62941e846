import type { Moment } from 'moment';
import { getComparisonRange } from './comparison-range';
import { comparisons } from './comparisons';
import { DEFAULT_DATE_RANGE } from './constants';
import { getDateParamsFromQuery } from './date-params';
import { toDaysUpToNow, toWholeDays } from './period-dates';
import { getPresetRange, isPresetPeriod, isToDate } from './preset-range';
import { presetValues } from './preset-values';
import { getRangeLabel } from './range-label';
import { createRecentMemo } from './recent-memo';
import { rollingPresets } from './rolling-presets';
import {
	getStartOfWeek,
	getStoreTimeZoneMoment,
	getStoreToday,
	toPlainDate,
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
	PlainRange,
} from './types';

const remember = createRecentMemo< CurrentDates >();

/** The dates of a custom range, and of a preset. */
function getDays( params: DateParams ): PlainRange | null {
	const { period, after, before } = params;
	if ( isPresetPeriod( period ) ) {
		return getPresetRange( period, getStoreToday(), getStartOfWeek() );
	}
	return after && before
		? { start: toPlainDate( after ), end: toPlainDate( before ) }
		: null;
}

function getOtherDays(
	period: Period,
	compare: Compare,
	days: PlainRange,
	{ compareAfter, compareBefore }: DateParams
): PlainRange | null {
	if ( compare !== 'custom' ) {
		return getComparisonRange( period, days, compare );
	}
	return compareAfter && compareBefore
		? {
				start: toPlainDate( compareAfter ),
				end: toPlainDate( compareBefore ),
		  }
		: null;
}

/** A range whose texts are created when they are read. */
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
			findOption( [ ...presetValues, ...rollingPresets ], period ),
			dates.primaryStart,
			dates.primaryEnd
		),
		secondary: createRange(
			findOption( comparisons, compare ),
			dates.secondaryStart,
			dates.secondaryEnd
		),
	};
}

/** `null` when the parameters contain no dates. */
function resolve( params: DateParams ): CurrentDates | null {
	const { period, compare } = params;
	const days = getDays( params );
	if ( ! days || ! period || ! compare ) {
		return null;
	}
	const otherDays = getOtherDays( period, compare, days, params );
	if ( ! otherDays ) {
		return null;
	}
	const dates =
		period !== 'custom' && isToDate( period )
			? toDaysUpToNow( days, otherDays, compare === 'previous_period' )
			: toWholeDays( days, otherDays );
	return createDates( period, compare, dates );
}

/**
 * The two ranges of a report.
 *
 * A preset to date ends now; every other range ends with its last day. An
 * invalid default range is replaced by month to date compared with the previous
 * year.
 *
 * Equal queries return the same object for a minute of site time: clone its
 * moments before you change them.
 *
 * @param query            The query of a URL.
 * @param defaultDateRange The date range of a query without one.
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
				'getCurrentDates: the default date range is invalid.'
			);
		}
		return dates;
	} );
}
