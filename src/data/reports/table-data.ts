import { getReader, getRequestFlags } from './reader';
import { getReportTableQuery } from './report-queries';
import type { Query } from '@storedeck/api';
import type { ReaderOptions } from './reader';
import type { TableQueryOptions } from './report-queries';
import type { ReportInterval, ReportRow } from './types';

export interface ReportTableData< Row > {
	/** The query of the request. */
	query: Query;
	/** New rows are on their way; older ones may be there. */
	isRequesting: boolean;
	isError: boolean;
	items: {
		data: readonly Row[];
		/** Rows on all pages. */
		totalResults: number;
	};
}

type Options = TableQueryOptions & ReaderOptions;

const NO_ITEMS = { data: [], totalResults: 0 };

/**
 * The rows of a report's table, and how the asking for them stands. Call it
 * inside `useSelect`.
 *
 * @param options The report, the address, the table's wishes, and `selector`.
 */
export function getReportTableData< Row extends ReportRow = ReportRow >(
	options: Options
): ReportTableData< Row > {
	const { endpoint } = options;
	const reader = getReader( options );
	const query = getReportTableQuery( options );
	const { data, totalResults = 0 } = reader.getReportItems( endpoint, query );
	const flags = getRequestFlags( reader, 'Items', endpoint, query );

	return {
		query,
		...flags,
		// The caller names the shape of the report's rows.
		items: data ? { data: data as Row[], totalResults } : NO_ITEMS,
	};
}

/**
 * The same for a table that has one row for each interval (the revenue report):
 * its rows are a page of the report's stats.
 *
 * @param options As for `getReportTableData`; `tableQuery` names the interval.
 */
export function getReportIntervalTableData(
	options: Options
): ReportTableData< ReportInterval > {
	const { endpoint } = options;
	const reader = getReader( options );
	const query = getReportTableQuery( options );
	const { data, totalResults = 0 } = reader.getReportStats( endpoint, query );
	const flags = getRequestFlags( reader, 'Stats', endpoint, query );

	return {
		query,
		...flags,
		items: data?.intervals
			? { data: data.intervals, totalResults }
			: NO_ITEMS,
	};
}
