import type { DateQuery } from './types';

/** How the query wants its chart drawn: a line, unless it asks for bars. */
export function getChartTypeForQuery( {
	chartType,
}: DateQuery ): 'line' | 'bar' {
	return chartType === 'bar' ? 'bar' : 'line';
}
