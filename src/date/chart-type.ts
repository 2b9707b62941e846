import type { CheckedDateQuery, DateQuery } from './types';

/** The chart type of a query: `line` unless it is `bar`. */
export function getChartTypeForQuery< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >
): 'line' | 'bar' {
	return query.chartType === 'bar' ? 'bar' : 'line';
}
