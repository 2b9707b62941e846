import { findFolder, isExtension, reportPartFailure } from '@storedeck/hooks';

const getStack = ( error: unknown ) =>
	error instanceof Error ? error.stack : undefined;

/** The file of a script without its version, which changes. */
const getFile = ( src: string ) => src.replace( /\?.*/, '' );

/**
 * Reports an error that no callback or component threw, but an event handler, a
 * timer, a promise or a script while it loads. Errors of plugins that add nothing
 * to this page are none of the app's.
 */
function reportError( error: unknown, url?: string ) {
	const plugin = findFolder( getStack( error ), url );
	if ( plugin && isExtension( plugin ) ) {
		reportPartFailure(
			{ type: 'script', name: url ? getFile( url ) : plugin },
			error
		);
	}
}

function onError( event: Event ) {
	if ( event instanceof ErrorEvent ) {
		reportError(
			event.error ?? new Error( event.message ),
			event.filename
		);
	}
}

const onRejection = ( { reason }: PromiseRejectionEvent ) =>
	reportError( reason );

/** Starts to report what fails in scripts of extensions outside of rendering. */
export function watchScripts() {
	window.addEventListener( 'error', onError );
	window.addEventListener( 'unhandledrejection', onRejection );
}
