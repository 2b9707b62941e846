import { perObject } from '../core';
import { readReport } from './reader';
import { getReportStatsQuery, isWithoutDates } from './report-queries';
import type { ReaderOptions } from './reader';
import type { StatsQueryOptions } from './report-queries';
import type { ReportInterval, ReportStats, ReportTotals } from './types';

export interface ReportChartData {
	/** There is no data to draw; also true before the first response. */
	isEmpty: boolean;
	isError: boolean;
	/** Whether newer data is loading; older data may be available. */
	isRequesting: boolean;
	data: {
		totals: ReportTotals;
		intervals: readonly ReportInterval[];
	};
}

const NO_DATA = { totals: {}, intervals: [] };

/** The same response returns the same object, so that a chart does not rerender. */
const getChartTotals = perObject(
	( { totals, intervals }: ReportStats ): ReportChartData[ 'data' ] => ( {
		totals: totals ?? {},
		intervals: intervals ?? [],
	} )
);

const isEmptyResponse = ( isTimeless: boolean, stats: ReportStats ) =>
	! stats.totals ||
	( ! isTimeless && ( stats.intervals ?? [] ).length === 0 );

/**
 * The data of a report's chart for one range, with all of its intervals. Call
 * it inside `useSelect`. There is no data until all pages are loaded: an
 * incomplete chart would look complete.
 *
 * @param options Report, query, range, and `selector`.
 */
export function getReportChartData(
	options: StatsQueryOptions & ReaderOptions
): ReportChartData {
	const query = getReportStatsQuery( options );
	const { response, flags } = readReport( options, 'StatsAll', query );
	const { data } = response;

	return {
		isEmpty: ! data || isEmptyResponse( isWithoutDates( options ), data ),
		...flags,
		data: data ? getChartTotals( data ) : NO_DATA,
	};
}
