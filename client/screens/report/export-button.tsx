import type { MouseEvent } from 'react';
import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { downloadCSVFile, generateCSVFileName } from '@storedeck/csv-export';
import type { Query } from '@storedeck/navigation';
import { useExports } from '../../jobs/use-exports';
import { useSnackbar } from '../../common/use-snackbar';
import type { Report } from '../../report/define-report';
import { buildCsv, getFileColumns } from './download';
import type { ShownTable } from './download';
import { getTableQuery } from '../../report/table-query';
import type { FilterSet } from '../../report/table-query';
import type { QueryResult } from '../../report/query-result';
import type { Rows } from '../../report/queries';

/** A picture, where a letter of an icon font would be read aloud. */
const ICON = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d="M13 4h-2v8.2L7.9 9.1 6.5 10.5 12 16l5.5-5.5-1.4-1.4L13 12.2V4zM5 18v2h14v-2H5z" />
	</svg>
);

interface Props {
	report: Report;
	/** What is asked for the address. */
	query: Query;
	filterSet: FilterSet;
	table: ShownTable;
	/** Keys of the columns that the reader sees, in their order. */
	shownKeys: readonly string[];
	items: QueryResult< Rows >;
}

/**
 * Downloads the rows of a report, with the columns that the reader sees. When all of them are on the page the file is
 * made of them, at once; otherwise the server makes it, which the panel of
 * exports shows.
 */
export function ExportButton( {
	report,
	query,
	filterSet,
	table,
	shownKeys,
	items,
}: Props ) {
	const [ isStarting, setStarting ] = useState( false );
	const { start } = useExports();
	const notify = useSnackbar();
	const { data, isRequesting } = items;

	const download = async ( { detail }: MouseEvent ) => {
		// The second half of a double click asks for no second file.
		if ( isStarting || detail > 1 ) {
			return;
		}
		const {
			page,
			per_page: perPage,
			...params
		} = getTableQuery( report, query, filterSet );
		const columns = getFileColumns( report, table.headers, shownKeys );
		// While it loads, the rows are of the question before.
		if ( ! isRequesting && data && data.rows.length >= data.totalRows ) {
			downloadCSVFile(
				generateCSVFileName( report.title(), params ),
				buildCsv( columns, table.rows )
			);
			return;
		}
		setStarting( true );
		try {
			speak(
				sprintf(
					/* translators: %s: name of a report. */
					__( '%s is being exported.', 'storedeck' ),
					report.title()
				)
			);
			await start( report.endpoint, {
				...params,
				columns: columns.map( ( { id } ) => id ),
			} );
		} catch ( failure ) {
			notify.error(
				__( 'The report could not be exported.', 'storedeck' ),
				failure
			);
		} finally {
			setStarting( false );
		}
	};

	return (
		<Button
			variant="tertiary"
			icon={ ICON }
			onClick={ download }
			isBusy={ isStarting }
			// Not disabled while it works: it would lose the focus.
			aria-disabled={ isStarting }
			disabled={ ! data?.totalRows }
		>
			{ __( 'Download', 'storedeck' ) }
		</Button>
	);
}
