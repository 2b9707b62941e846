import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { exportStore } from '@storedeck/data';
import type { ExportItem } from '@storedeck/data';
import { track } from './tracked-exports';
import { createPoller } from './poller';

export const isRunning = ( { status }: ExportItem ) => status === 'processing';

/** Shows a snackbar for a finished export, with the link to its file. */
export function notifyResult( {
	status,
	title,
	message,
	download_url: url,
}: ExportItem ) {
	const text = sprintf(
		/* translators: 1: title of a report, 2: result of its export. */
		__( '%1$s: %2$s', 'storedeck' ),
		title,
		message
	);
	if ( status === 'complete' ) {
		dispatch( noticesStore ).createSuccessNotice( text, {
			type: 'snackbar',
			actions: url
				? [ { label: __( 'Download', 'storedeck' ), url } ]
				: [],
		} );
	} else if ( status === 'error' ) {
		dispatch( noticesStore ).createErrorNotice( text, {
			type: 'snackbar',
		} );
	}
}

const poller = createPoller( async () => {
	const before = new Map(
		select( exportStore )
			.getExports()
			.map( ( { id, status } ) => [ id, status ] )
	);
	await dispatch( exportStore ).refresh( 'getExports' );
	const error = select( exportStore ).getExportsError();
	if ( error ) {
		throw new Error( error.message );
	}
	const now = select( exportStore ).getExports();
	track( now.filter( isRunning ).map( ( { id } ) => id ) );
	now.filter(
		( item ) =>
			! isRunning( item ) && before.get( item.id ) === 'processing'
	).forEach( notifyResult );
	return now.some( isRunning );
} );

/**
 * Polls until no export is running and shows the result of each. Call it whenever
 * an export may be running.
 */
export const pollExports = poller.start;
