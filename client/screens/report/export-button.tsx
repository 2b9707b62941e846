import type { MouseEvent } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { loadAhead } from '@storedeck/components/lazy-with-retry';
import { useCommand } from '../../common/screen-commands';
import { useTask } from '../../common/use-task';
import type { QueryResult, Rows } from '../../report/query-result';
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
	const { data, isRequesting } = items;

	const download = () =>
		isRunning ||
		run(
			async () => {
				const { exportReport } = await loadExports();
				// While new data loads, the rows belong to the previous query.
				await exportReport(
					shown,
					data?.totalRows ?? 0,
					! isRequesting &&
						data !== undefined &&
						data.rows.length >= data.totalRows
				);
			},
			__( 'Could not export the report.', 'storedeck' )
		);

	useCommand(
		'storedeck/export',
		data?.totalRows ? __( 'Export this report', 'storedeck' ) : undefined,
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
			disabled={ ! data?.totalRows }
		>
			{ __( 'Download', 'storedeck' ) }
		</Button>
	);
}
