import {
	findFolder,
	isExtension,
	reportPartFailure,
	wasReported,
} from '@storedeck/hooks';

/** The attribute of scripts that depend on one of Storedeck, which PHP prints. */
const MARK = 'data-storedeck-extension';

/** The file of a script without its version, which changes. */
const getFile = ( url: string ) => url.replace( /\?.*/, '' );

const isMarked = ( url: string ) =>
	[ ...document.querySelectorAll< HTMLScriptElement >( `[${ MARK }]` ) ].some(
		( { src } ) => src === url
	);

/**
 * Reports an error that no callback or component threw, but an event handler, a
 * timer, a promise or a script while it loads. Errors of plugins that add nothing
 * to Storedeck are none of the app's.
 */
function reportError( error: unknown, url = '' ) {
	const stack = error instanceof Error ? error.stack : undefined;
	const plugin = findFolder( stack, url );
	if ( ! plugin || ! ( isExtension( plugin ) || isMarked( url ) ) ) {
		return;
	}
	// Boundaries report first what React tells the page of, too.
	setTimeout( () => {
		if ( ! wasReported( error ) ) {
			const name = url ? getFile( url ) : plugin;
			reportPartFailure( { type: 'script', name, plugin }, error );
		}
	} );
}

function onError( event: Event ) {
	if ( event instanceof ErrorEvent ) {
		reportError(
			event.error ?? new Error( event.message ),
			event.filename
		);
	} else if (
		event.target instanceof HTMLScriptElement &&
		event.target.hasAttribute( MARK )
	) {
		const { src } = event.target;
		reportPartFailure(
			{ type: 'script', name: getFile( src ), plugin: findFolder( src ) },
			new Error(
				'Could not load it. Expected a file at this URL: check its path and whether it was built.'
			)
		);
	}
}

/** Starts to report what fails in scripts of extensions outside of rendering. */
export function watchScripts() {
	// Errors of elements that did not load do not bubble.
	window.addEventListener( 'error', onError, true );
	window.addEventListener( 'unhandledrejection', ( { reason } ) =>
		reportError( reason )
	);
}
