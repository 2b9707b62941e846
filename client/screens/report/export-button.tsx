import type { MouseEvent } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { loadAhead } from '@storedeck/components/lazy-with-retry';
import { useCommand } from '../../common/screen-commands';
import { useTask } from '../../common/use-task';
import { requireRows } from '../../report/report-filters';
import type { QueryResult, Rows } from '../../report/query-result';
import { useReadAnswer } from '../../report/use-report';
import type { ReportExport } from './export-report';
import { loadExports } from './lazy-export-panel';

/** An SVG: screen readers would read the character of an icon font. */
const ICON = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d="M13 4h-2v8.2L7.9 9.1 6.5 10.5 12 16l5.5-5.5-1.4-1.4L13 12.2V4zM5 18v2h14v-2H5z" />
	</svg>
);

type Props = ReportExport & { items: QueryResult< Rows > };

/** Downloads the rows of a report with the visible columns. */
export function ExportButton( { items, ...shown }: Props ) {
	const { isRunning, run } = useTask();
	const readAnswer = useReadAnswer();
	const { data, isRequesting } = items;

	const download = () =>
		isRunning ||
		run(
			async () => {
				const { exportReport } = await loadExports();
				await exportReport(
					shown,
					requireRows( await readAnswer( items ) ),
					// While new data loads, the table has the previous rows.
					isRequesting
				);
			},
			__( 'Could not export the report.', 'storedeck' )
		);

	useCommand(
		'storedeck/export',
		data?.total ? __( 'Export this report', 'storedeck' ) : undefined,
		shown.report.title,
		download
	);

	return (
		<Button
			variant="tertiary"
			icon={ ICON }
			onPointerEnter={ loadAhead( loadExports ) }
			onFocus={ loadAhead( loadExports ) }
			onClick={ ( { detail }: MouseEvent ) => {
				// A double click must not start two downloads.
				if ( detail <= 1 ) {
					download();
				}
			} }
			isBusy={ isRunning }
			// A disabled button would lose the focus.
			aria-disabled={ isRunning }
			disabled={ ! data?.total }
		>
			{ __( 'Download', 'storedeck' ) }
		</Button>
	);
}
