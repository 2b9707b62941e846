import type { CheckedDateQuery, DateQuery } from './types';

/** How the query wants its chart drawn: a line, unless it asks for bars. */
export function getChartTypeForQuery< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >
): 'line' | 'bar' {
	return query.chartType === 'bar' ? 'bar' : 'line';
}
