import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { downloadCSVFile } from '@storedeck/csv-export';
import { startExport } from '../../jobs/start-export';
import type { Query } from '@storedeck/api';
import type { Rows } from '../../report/query-result';
import type { Report } from '../../report/types';
import { buildCsv, getCsvColumns, getFileName } from './download';
import type { FilteredTable } from './download';

/** More rows take minutes, so that their file comes by email. */
const MAX_AT_ONCE = 5000;

export interface ReportExport {
	report: Report;
	table: FilteredTable;
	/** Keys of the visible columns, in their order. */
	visibleKeys: readonly string[];
}

/**
 * Exports the rows of a report with the visible columns. If the table has all
 * rows, the file is created in the browser, otherwise by an export job, which
 * the export panel shows until this page downloads the file. The job gets the
 * parameters with which the server answered.
 *
 * @param shown      The report as it is shown.
 * @param rows       The rows of the page.
 * @param isPrevious Whether the table still has those of the previous query.
 * @throws Error If the job cannot be started.
 */
export async function exportReport(
	{ report, table, visibleKeys }: ReportExport,
	{ items, total, query }: Rows,
	isPrevious: boolean
) {
	const { page, per_page: perPage, ...params }: Query = query ?? {};
	const columns = getCsvColumns( report, table.headers, visibleKeys );
	if ( ! isPrevious && items.length >= total ) {
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
		total > MAX_AT_ONCE
	);
}
