import type { FilterPickerConfig } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import type { Moment } from 'moment';
import { getComparedUntil } from './compared-until';
import { useReportRows } from './queries';
import { getRangeQuery } from './range-query';

interface Options {
	query: Query;
	defaultDateRange: string;
	/** Reports and metrics, `revenue/total_sales,orders/orders_count`. */
	stats: string;
	filters?: FilterPickerConfig[];
}

/**
 * The values of performance indicators in both periods. An unfinished period is
 * compared with the same part of the other one, which ends at `until`.
 */
export function useIndicatorValues( {
	query,
	defaultDateRange,
	stats,
	filters,
}: Options ) {
	const toQuery = ( dataType: 'primary' | 'secondary', end?: Moment ) => {
		const range = getRangeQuery(
			query,
			defaultDateRange,
			dataType,
			filters,
			end
		);
		return range && stats ? { ...range, stats } : undefined;
	};
	const endpoint = 'performance-indicators';
	const primary = useReportRows( endpoint, toQuery( 'primary' ) );
	const until = getComparedUntil( query, primary );
	const secondary = useReportRows( endpoint, toQuery( 'secondary', until ) );
	return { primary, secondary, until };
}
