import { readReport } from './reader';
import { getReportTableQuery } from './report-queries';
import type { Query } from '@storedeck/api';
import type { ReaderOptions } from './reader';
import type { TableQueryOptions } from './report-queries';
import type { ReportInterval, ReportRow, ReportRowOf } from './types';

export interface ReportTableData< Row > {
	/** The query of the request. */
	query: Query;
	/** Whether newer rows are loading; older ones may be available. */
	isRequesting: boolean;
	isError: boolean;
	items: {
		data: readonly Row[];
		/** Number of rows on all pages. */
		totalResults: number;
	};
}

type Options = TableQueryOptions & ReaderOptions;

const NO_ITEMS = { data: [], totalResults: 0 };

/**
 * The rows of a report's table, and the state of the request. Call it inside
 * `useSelect`. Rows have the type of the report, or the one that the caller declares.
 *
 * @param options Report, query, parameters of the table, and `selector`.
 */
export function getReportTableData< Endpoint extends string >(
	options: Options & { endpoint: Endpoint }
): ReportTableData< ReportRowOf< Endpoint > >;
export function getReportTableData< Row extends ReportRow >(
	options: Options
): ReportTableData< Row >;
export function getReportTableData(
	options: Options
): ReportTableData< ReportRow > {
	const query = getReportTableQuery( options );
	const { response, flags } = readReport( options, 'Items', query );
	const { data, totalResults = 0 } = response;

	return {
		query,
		...flags,
		items: data ? { data, totalResults } : NO_ITEMS,
	};
}

/**
 * The rows of a table with one row per interval (the Revenue report): a page of
 * the report's stats.
 *
 * @param options As for `getReportTableData`; `tableQuery` contains the
 *                interval.
 */
export function getReportIntervalTableData(
	options: Options
): ReportTableData< ReportInterval > {
	const query = getReportTableQuery( options );
	const { response, flags } = readReport( options, 'Stats', query );
	const { data, totalResults = 0 } = response;

	return {
		query,
		...flags,
		items: data?.intervals
			? { data: data.intervals, totalResults }
			: NO_ITEMS,
	};
}
