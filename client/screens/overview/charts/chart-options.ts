import { getAllowedIntervalsForQuery, getChartInterval } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';

type ChartType = 'line' | 'bar';

type Preferences = Readonly< Record< string, unknown > >;

/** The user's chart type. */
export const getChartType = ( preferences: Preferences ): ChartType =>
	preferences.dashboard_chart_type === 'bar' ? 'bar' : 'line';

/**
 * The query of the charts, with the interval that the user prefers. The server ignores one that the period does not
 * allow, and chooses one if there is none. A segment in the URL belongs to a report.
 *
 * @param query     The query of the URL.
 * @param type      The type of the charts.
 * @param preferred The preferred interval.
 */
export function getChartQuery(
	query: Query,
	type: ChartType,
	preferred: unknown
): Query {
	const { segmentby: _, ...others } = query;
	return {
		...others,
		...( typeof preferred === 'string' &&
			preferred !== '' && { interval: preferred } ),
		chartType: type,
	};
}

/**
 * The interval of the charts, and those that the user can choose.
 *
 * @param chartQuery       See getChartQuery().
 * @param defaultDateRange Used if the URL has no period.
 */
export const getIntervals = (
	chartQuery: Query,
	defaultDateRange: string
): { interval: Interval; allowed: readonly Interval[] } => ( {
	interval: getChartInterval( chartQuery, defaultDateRange ),
	allowed: getAllowedIntervalsForQuery( chartQuery, defaultDateRange ),
} );
