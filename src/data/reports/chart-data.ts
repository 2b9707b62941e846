import { getReader, getRequestFlags } from './reader';
import { getReportStatsQuery, hasPeriod } from './report-queries';
import type { ReaderOptions } from './reader';
import type { StatsQueryOptions } from './report-queries';
import type { ReportInterval, ReportStats, ReportTotals } from './types';

export interface ReportChartData {
	/** There is an answer, and nothing in it to draw; also before any answer. */
	isEmpty: boolean;
	isError: boolean;
	/** Not all of the newest data is there; older data may be. */
	isRequesting: boolean;
	data: {
		totals: ReportTotals;
		intervals: readonly ReportInterval[];
	};
}

const NOTHING = { totals: {}, intervals: [] };

/** The same answer gives the same object, so that a chart is not drawn again. */
const remembered = new WeakMap< ReportStats, ReportChartData[ 'data' ] >();

function getDrawn( stats: ReportStats ): ReportChartData[ 'data' ] {
	const known = remembered.get( stats );
	if ( known ) {
		return known;
	}
	const { totals, intervals } = stats;
	const drawn = { totals: totals ?? {}, intervals: intervals ?? [] };
	remembered.set( stats, drawn );
	return drawn;
}

const isEmptyAnswer = ( endpoint: string, stats: ReportStats ) =>
	! stats.totals ||
	( hasPeriod( endpoint ) && ( stats.intervals ?? [] ).length === 0 );

/**
 * The data of a report's chart for one range, with all of its intervals. Call it
 * inside `useSelect`. While a page is missing there is no data at all, never
 * part of a line.
 *
 * @param options The report, the address, which range, and `selector`.
 */
export function getReportChartData(
	options: StatsQueryOptions & ReaderOptions
): ReportChartData {
	const { endpoint } = options;
	const reader = getReader( options );
	const query = getReportStatsQuery( options );
	const { data } = reader.getReportStatsAll( endpoint, query );
	const flags = getRequestFlags( reader, 'StatsAll', endpoint, query );

	return {
		isEmpty: ! data || isEmptyAnswer( endpoint, data ),
		...flags,
		data: data ? getDrawn( data ) : NOTHING,
	};
}
