import { getAllowedIntervalsForQuery, getChartInterval } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';

type ChartType = 'line' | 'bar';

/**
 * The user's chart type and interval, if the period allows the interval.
 *
 * @param preferences      The user's preferences.
 * @param query            The query of the URL.
 * @param defaultDateRange Used if the URL has no period.
 */
export function getChartOptions(
	preferences: Readonly< Record< string, unknown > >,
	query: Query,
	defaultDateRange: string
): { type: ChartType; interval: Interval; allowed: readonly Interval[] } {
	const allowed = getAllowedIntervalsForQuery( query, defaultDateRange );
	return {
		type: preferences.dashboard_chart_type === 'bar' ? 'bar' : 'line',
		allowed,
		interval:
			allowed.find(
				( interval ) =>
					interval === preferences.dashboard_chart_interval
			) ?? getChartInterval( query, defaultDateRange ),
	};
}

/**
 * The query of the charts. A segment in the URL belongs to a report.
 *
 * @param query    The query of the URL.
 * @param type     The type of the charts.
 * @param interval The interval of the charts.
 */
export function getChartQuery(
	query: Query,
	type: ChartType,
	interval: Interval
): Query {
	const { segmentby: _, ...others } = query;
	return { ...others, interval, chartType: type };
}
