import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { exportStore } from '@storedeck/data';
import type { ExportItem } from '@storedeck/data';
import { follow } from './followed';
import { createWatch } from './watch';

export const isUnderWay = ( { status }: ExportItem ) => status === 'processing';

/**
 * Says what became of an export, wherever in the app the reader is by now. The
 * snackbar is spoken and holds the file.
 */
export function tellOutcome( {
	status,
	title,
	message,
	download_url: url,
}: ExportItem ) {
	const text = sprintf(
		/* translators: 1: name of a report, 2: what became of its export. */
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

const watch = createWatch( async () => {
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
	follow( now.filter( isUnderWay ).map( ( { id } ) => id ) );
	now.filter(
		( item ) =>
			! isUnderWay( item ) && before.get( item.id ) === 'processing'
	).forEach( tellOutcome );
	return now.some( isUnderWay );
} );

/**
 * Follows the exports that are under way until there are none, and tells what
 * became of each. Call it whenever there may be one.
 */
export const watchExports = watch.start;
