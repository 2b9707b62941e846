import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { downloadCSVFile } from '@storedeck/csv-export';
import type { Query } from '@storedeck/navigation';
import { startExport } from '../../jobs/start-export';
import { getTableQuery } from '../../report/table-query';
import type { FilterSet } from '../../report/table-query';
import type { Report } from '../../report/types';
import { buildCsv, getCsvColumns, getFileName } from './download';
import type { FilteredTable } from './download';

/** More rows take minutes, so that their file comes by email. */
const MAX_AT_ONCE = 5000;

export interface ReportExport {
	report: Report;
	/** The query of the requests, see `ResolvedReport`. */
	query: Query;
	filterSet: FilterSet;
	table: FilteredTable;
	/** Keys of the visible columns, in their order. */
	visibleKeys: readonly string[];
}

/**
 * Exports the rows of a report with the visible columns. If all rows are
 * loaded, the file is created in the browser, otherwise by an export job, which
 * the export panel shows until this page downloads the file.
 *
 * @param shown       The report as it is shown.
 * @param totalRows   The number of its rows.
 * @param isAllLoaded Whether the table has all of them.
 * @throws Error If the job cannot be started.
 */
export async function exportReport(
	{ report, query, filterSet, table, visibleKeys }: ReportExport,
	totalRows: number,
	isAllLoaded: boolean
) {
	const {
		page,
		per_page: perPage,
		...params
	} = getTableQuery( report, query, filterSet );
	const columns = getCsvColumns( report, table.headers, visibleKeys );
	if ( isAllLoaded ) {
		downloadCSVFile(
			getFileName( report.title, params ),
			buildCsv( columns, table.rows )
		);
		return;
	}
	speak(
		sprintf(
			/* translators: %s: title of a report. */
			__( 'Exporting %s…', 'storedeck' ),
			report.title
		)
	);
	await startExport(
		report.endpoint,
		{ ...params, columns: columns.map( ( { id } ) => id ) },
		totalRows > MAX_AT_ONCE
	);
}
