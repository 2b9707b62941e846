import { useMemo } from '@wordpress/element';
import { getReportStatsQuery, getSegments } from '@storedeck/data';
import {
	getCurrentDates,
	getDateParamsFromQuery,
	getPreviousDate,
	getStoreTimeZoneMoment,
	hasComparison,
	isInterval,
} from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Moment } from 'moment';
import { getRowDimension, getStatsEndpoint } from './dimensions';
import { useReportStats } from './queries';
import type { Stats } from './queries';
import type { QueryResult } from './query-result';
import { readText } from './read-field';
import { useSegmentStats } from './segment-stats';
import type { Report } from './report';
import type { IntervalRow } from './types';
import type { ResolvedReport } from './use-report-query';

/** Metrics by their key. */
export type Metrics = Readonly< Record< string, number > >;

/** Returns the metrics of the same row in the other period; undefined if there are none to compare with. */
export type GetCompared = ( row: unknown ) => Metrics | undefined;

/** The interval of the rows of a table of intervals. */
const getRowInterval = ( { tableQuery }: Report ) => {
	const interval = tableQuery?.interval;
	return isInterval( interval ) ? interval : 'day';
};

/** Whether the rows of a table can be compared with those of another period. */
export const canCompare = ( report: Report, query: Query ) =>
	! report.isTimeless &&
	hasComparison( query, getSetting( 'defaultDateRange' ) ) &&
	( report.rows === 'intervals' || getRowDimension( report ) !== undefined );

/** Metrics by item. Items without a segment have sold nothing: they have zeros. */
export function getItemMetrics( { totals }: Stats ) {
	const segments = new Map(
		getSegments( totals ).map( ( { segment_id: id, subtotals } ) => [
			String( id ),
			subtotals,
		] )
	);
	const [ example = totals ] = segments.values();
	// Metrics that segments do not have are not known.
	const zeros: Metrics = Object.fromEntries(
		Object.keys( example )
			.filter( ( key ) => key !== 'segments' )
			.map( ( key ) => [ key, 0 ] )
	);
	return { segments, get: ( id: string ) => segments.get( id ) ?? zeros };
}

/** With western digits in every language, as in responses. */
const toSiteTime = ( date: Moment ) =>
	date.clone().locale( 'en' ).format( 'YYYY-MM-DD HH:mm:ss' );

/** Metrics of the intervals that correspond to those of the primary period. */
export function getIntervalMetrics(
	{ intervals }: Stats,
	report: Report,
	query: Query,
	until?: Moment
): GetCompared {
	const range = getSetting( 'defaultDateRange' );
	const { primary, secondary } = getCurrentDates( query, range );
	const { compare } = getDateParamsFromQuery( query, range );
	const now = toSiteTime( getStoreTimeZoneMoment() );
	const byStart = new Map(
		intervals.map( ( { date_start: start, subtotals } ) => [
			start,
			subtotals,
		] )
	);
	return ( row ) => {
		const { date_start: start, date_end: end } = row as IntervalRow;
		// An interval that is not over is only compared with the same part.
		return end > now && ! until
			? undefined
			: byStart.get(
					toSiteTime(
						getPreviousDate(
							start.replace( ' ', 'T' ),
							primary.after,
							secondary.after,
							compare,
							getRowInterval( report )
						)
					)
			  );
	};
}

/**
 * Stats of one period by the rows of the table: all of them, not a page.
 *
 * @param resolved
 * @param dataType
 * @param isEnabled Whether to request them.
 * @param until     The end of the secondary period, see `getComparedUntil`.
 */
export function useRowStats(
	{ report, query, filterSet, state }: ResolvedReport,
	dataType: 'primary' | 'secondary',
	isEnabled: boolean,
	until?: Moment
): QueryResult< Stats > {
	const dimension = getRowDimension( report );
	const source = { query, limitBy: report.limitBy, ...filterSet };
	const getState = ( isUsed: boolean ) => ( isUsed ? state : 'empty' );
	const items = useSegmentStats(
		{ ...source, endpoint: getStatsEndpoint( report ) },
		{
			segmentby: dimension?.segmentby ?? '',
			dataType,
			until,
			state: getState( isEnabled && dimension !== undefined ),
		}
	);
	const intervals = useReportStats(
		'getReportStatsAll',
		report.endpoint,
		{
			...getReportStatsQuery( {
				...source,
				endpoint: report.endpoint,
				dataType,
				defaultDateRange: getSetting( 'defaultDateRange' ),
				until: dataType === 'secondary' ? until : undefined,
			} ),
			interval: getRowInterval( report ),
		},
		{ state: getState( isEnabled && ! dimension ) }
	);
	return dimension ? items : intervals;
}

export interface ComparedRows {
	/** The secondary period by rows. */
	stats: QueryResult< Stats >;
	/** Undefined until loaded, and without a comparison. */
	get: GetCompared | undefined;
}

/** What the rows of the table are compared with. */
export function useComparedRows(
	resolved: ResolvedReport,
	until?: Moment
): ComparedRows {
	const { report, query } = resolved;
	const stats = useRowStats(
		resolved,
		'secondary',
		canCompare( report, query ),
		until
	);
	const data = stats.isPreviousData ? undefined : stats.data;
	const get = useMemo( (): GetCompared | undefined => {
		if ( ! data ) {
			return undefined;
		}
		if ( report.rows === 'intervals' ) {
			return getIntervalMetrics( data, report, query, until );
		}
		const items = getItemMetrics( data );
		return ( row ) => items.get( readText( row, report.keyField ?? '' ) );
	}, [ data, report, query, until ] );
	return { stats, get };
}
