import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { ExportRow } from '../../jobs/export-row';
import { useExports } from '../../jobs/use-exports';
import { AsyncContent } from '../../common/async-content';
import { Panel } from '../../common/panel';
import { useSnackbar } from '../../common/use-snackbar';

/** Recent exports with their files. */
export function Exports() {
	const { exports, isLoaded, error, start, cancel, remove, retry } =
		useExports();
	const notify = useSnackbar();
	const list = useRef< HTMLDivElement >( null );

	/**
	 * The row is removed or changes its buttons: move the focus to the list.
	 */
	const keepFocus = () => list.current?.focus();
	const again = async ( { report, report_args: args }: ExportItem ) => {
		keepFocus();
		await notify.attempt(
			() => start( report, args ),
			__( 'Could not start the export.', 'storedeck' )
		);
	};

	return (
		<Panel
			title={ __( 'Exports', 'storedeck' ) }
			description={ __(
				'Your exported reports. To create one, click Download on any report.',
				'storedeck'
			) }
		>
			<AsyncContent
				isLoading={ ! isLoaded }
				hasContent={ isLoaded }
				error={ error }
				errorMessage={ __( 'Could not load exports.', 'storedeck' ) }
				onRetry={ retry }
			>
				<div
					ref={ list }
					tabIndex={ -1 }
					role="group"
					aria-label={ __( 'Your exports', 'storedeck' ) }
					className="storedeck-import-export__list"
				>
					{ exports.length === 0 && (
						<p>
							{ __( 'No recent exports.', 'storedeck' ) }{ ' ' }
							<Link
								href={ getNewPath(
									{},
									'/analytics/orders',
									{}
								) }
							>
								{ __( 'Open the Orders report', 'storedeck' ) }
							</Link>
						</p>
					) }
					{ exports.map( ( item ) => (
						<ExportRow
							key={ item.id }
							item={ item }
							onCancel={ ( id ) => {
								keepFocus();
								cancel( id );
							} }
							onRetry={ again }
							onDismiss={ ( id ) => {
								keepFocus();
								remove( id );
							} }
							dismissLabel={ __( 'Delete', 'storedeck' ) }
						/>
					) ) }
				</div>
			</AsyncContent>
		</Panel>
	);
}
