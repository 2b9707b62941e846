import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { downloadUrl } from '@storedeck/csv-export';
import { exportStore } from '@storedeck/data';
import type { ExportItem } from '@storedeck/data';
import { describeMissingColumns } from './describe-export';
import { track, untrack } from './tracked-exports';
import { createPoller } from './poller';

export const isRunning = ( { status }: ExportItem ) => status === 'processing';

/** Exports whose file this page downloads. */
const downloads = new Set< string >();

/** Downloads the file of an export once it is finished, unless another page is shown by then. */
export const downloadWhenDone = ( id: string ) => downloads.add( id );

/** Shows a snackbar for a finished export, with the link to its file. */
function notifyResult( item: ExportItem ) {
	const { id, status, title, message, download_url: url } = item;
	if ( downloads.delete( id ) && url ) {
		downloadUrl( url );
		// The panel says which columns the file does not have.
		if ( ! describeMissingColumns( item ) ) {
			untrack( id );
		}
	}
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

/** Exports that were running on this page, and whether their result was shown. */
const shown = new Map< string, boolean >();

/**
 * Shows the result of each export when it is finished. It is shown once, however
 * many requests find the export finished.
 *
 * @param ids Exports that are running, or have just been started.
 */
export function announce( ids: readonly string[] ) {
	track( ids );
	ids.filter( ( id ) => ! shown.has( id ) ).forEach( ( id ) =>
		shown.set( id, false )
	);
}

/** Requests the list of exports and shows what has finished since. */
export async function refreshExports() {
	await dispatch( exportStore ).refresh( 'getExports' );
	const exports = select( exportStore ).getExports();
	announce( exports.filter( isRunning ).map( ( { id } ) => id ) );
	exports
		.filter( ( item ) => ! isRunning( item ) )
		.filter( ( { id } ) => shown.get( id ) === false )
		.forEach( ( item ) => {
			shown.set( item.id, true );
			notifyResult( item );
		} );
}

const poller = createPoller( async () => {
	await refreshExports();
	const error = select( exportStore ).getExportsError();
	if ( error ) {
		throw new Error( error.message );
	}
	return select( exportStore ).getExports().some( isRunning );
} );

/**
 * Polls until no export is running and shows the result of each. Call it whenever
 * an export may be running.
 */
export const pollExports = poller.start;
