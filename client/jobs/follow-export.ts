import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isNotFoundError } from '@storedeck/api';
import { exportStore } from '@storedeck/data';
import { createPoller } from './poller';

/**
 * Polls the progress of an export that is in no list, and shows a snackbar with
 * the link to its file. The requests also make the server process it, for sites
 * whose background jobs do not run.
 *
 * @param report The endpoint, for example `orders`.
 * @param id     The export.
 */
export function followExport( report: string, id: string ) {
	const { createSuccessNotice, createErrorNotice } = dispatch( noticesStore );
	createPoller( async () => {
		await dispatch( exportStore ).refresh( 'getExportStatus', [
			report,
			id,
		] );
		const error = select( exportStore ).getExportStatusError( report, id );
		if ( isNotFoundError( error ) ) {
			createErrorNotice( __( 'The export failed.', 'storedeck' ), {
				type: 'snackbar',
			} );
			return false;
		}
		if ( error ) {
			throw new Error( error.message );
		}
		const { download_url: url } = select( exportStore ).getExportStatus(
			report,
			id
		);
		if ( ! url ) {
			return true;
		}
		createSuccessNotice(
			__( 'Your report is ready to download.', 'storedeck' ),
			{
				type: 'snackbar',
				actions: [ { label: __( 'Download', 'storedeck' ), url } ],
			}
		);
		return false;
	} ).start();
}
