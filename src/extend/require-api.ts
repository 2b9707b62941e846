import { __, sprintf } from '@wordpress/i18n';
import { reportExtensionFailure } from '@storedeck/hooks';
import { API_VERSION } from './api-version';

/** The script that is running, as its file name. */
const getScript = () => {
	const script = document.currentScript;
	return script instanceof HTMLScriptElement
		? new URL( script.src || '#', document.baseURI ).pathname
				.split( '/' )
				.pop() ?? ''
		: '';
};

/**
 * Ends a script that is built for a newer version of the API than this one, and tells
 * which plugin it is of. Scripts that are built with the webpack plugin call it first,
 * as `window.storedeck.requireApi( 1 )`.
 *
 * @param  version   The version that the script is built for.
 * @param  namespace Names the plugin; by default it is found by the URL of the script.
 * @throws {Error} If this version is older.
 */
export function requireApi( version: number, namespace?: string ) {
	if ( version <= API_VERSION ) {
		return;
	}
	const message = sprintf(
		/* translators: 1: number, 2: number. */
		__(
			'Built for version %1$d of the Storedeck API, but this site has version %2$d. Update Storedeck.',
			'storedeck'
		),
		version,
		API_VERSION
	);
	const error = new Error( message );
	reportExtensionFailure(
		{
			type: 'script',
			hook: getScript() || 'script',
			namespace,
			message,
		},
		error
	);
	throw error;
}

/**
 * Compares the version of this copy of the library with that of the page: plugins
 * that do not use the webpack plugin bundle a copy.
 *
 * @param  namespace Names the plugin.
 * @throws {Error} If the one of the page is older.
 */
export function requireOwnApi( namespace: string ) {
	const { storedeck } = window as {
		storedeck?: { requireApi?: typeof requireApi };
	};
	storedeck?.requireApi?.( API_VERSION, namespace );
}
