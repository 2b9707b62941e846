import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { exportStore } from '@storedeck/data';
import type { ExportArgs } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import {
	announce,
	downloadWhenDone,
	pollExports,
	refreshExports,
} from './export-poller';
import { followExport } from './follow-export';

/** The API of another plugin may create exports without listing them. */
export const hasExportList = () => getSetting( 'hasExportList', true );

/**
 * Starts an export. The link to its file is emailed, or this page
 * downloads the file.
 *
 * @param report    The endpoint, for example `orders`.
 * @param args      The query of the report's table.
 * @param isEmailed Sites without a list of exports always email it.
 * @throws Error If it cannot be started.
 */
export async function startExport(
	report: string,
	args: ExportArgs,
	isEmailed = true
) {
	const { export_id: id, message } = await dispatch(
		exportStore
	).startExport( report, args, isEmailed || ! hasExportList() );
	if ( ! hasExportList() ) {
		dispatch( noticesStore ).createSuccessNotice(
			message ||
				__( 'The file will be sent to you by email.', 'storedeck' ),
			{ type: 'snackbar' }
		);
		followExport( report, String( id ) );
		return;
	}
	announce( [ String( id ) ] );
	if ( ! isEmailed ) {
		downloadWhenDone( String( id ) );
	}
	await refreshExports();
	pollExports();
}
