import type { MouseEvent } from 'react';
import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { downloadCSVFile } from '@storedeck/csv-export';
import type { Query } from '@storedeck/navigation';
import { useExports } from '../../jobs/use-exports';
import { useCommand } from '../../common/screen-commands';
import { useSnackbar } from '../../common/use-snackbar';
import type { Report } from '../../report/types';
import { buildCsv, getCsvColumns, getFileName } from './download';
import type { FilteredTable } from './download';
import { getTableQuery } from '../../report/table-query';
import type { FilterSet } from '../../report/table-query';
import type { QueryResult, Rows } from '../../report/query-result';

/** An SVG: screen readers would read the character of an icon font. */
const ICON = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d="M13 4h-2v8.2L7.9 9.1 6.5 10.5 12 16l5.5-5.5-1.4-1.4L13 12.2V4zM5 18v2h14v-2H5z" />
	</svg>
);

/** More rows take minutes, so that their file comes by email. */
const MAX_AT_ONCE = 5000;

interface Props {
	report: Report;
	/** The query of the requests, see `ResolvedReport`. */
	query: Query;
	filterSet: FilterSet;
	table: FilteredTable;
	/** Keys of the visible columns, in their order. */
	visibleKeys: readonly string[];
	items: QueryResult< Rows >;
}

/**
 * Downloads the rows of a report with the visible columns. If all rows are
 * loaded, the file is created in the browser, otherwise by an export job, which
 * the export panel shows until this page downloads the file.
 */
export function ExportButton( {
	report,
	query,
	filterSet,
	table,
	visibleKeys,
	items,
}: Props ) {
	const [ isStarting, setStarting ] = useState( false );
	const { start } = useExports();
	const notify = useSnackbar();
	const { data, isRequesting } = items;

	const download = async () => {
		if ( isStarting ) {
			return;
		}
		const {
			page,
			per_page: perPage,
			...params
		} = getTableQuery( report, query, filterSet );
		const columns = getCsvColumns( report, table.headers, visibleKeys );
		// While new data loads, the rows belong to the previous query.
		if ( ! isRequesting && data && data.rows.length >= data.totalRows ) {
			downloadCSVFile(
				getFileName( report.title, params ),
				buildCsv( columns, table.rows )
			);
			return;
		}
		setStarting( true );
		try {
			speak(
				sprintf(
					/* translators: %s: title of a report. */
					__( 'Exporting %s…', 'storedeck' ),
					report.title
				)
			);
			await start(
				report.endpoint,
				{ ...params, columns: columns.map( ( { id } ) => id ) },
				( data?.totalRows ?? 0 ) > MAX_AT_ONCE
			);
		} catch ( failure ) {
			notify.error(
				__( 'Could not export the report.', 'storedeck' ),
				failure
			);
		} finally {
			setStarting( false );
		}
	};

	useCommand(
		'storedeck/export',
		data?.totalRows ? __( 'Export this report', 'storedeck' ) : undefined,
		report.title,
		download
	);

	return (
		<Button
			variant="tertiary"
			icon={ ICON }
			onClick={ ( { detail }: MouseEvent ) => {
				// A double click must not start two downloads.
				if ( detail <= 1 ) {
					download();
				}
			} }
			isBusy={ isStarting }
			// A disabled button would lose the focus.
			aria-disabled={ isStarting }
			disabled={ ! data?.totalRows }
		>
			{ __( 'Download', 'storedeck' ) }
		</Button>
	);
}
