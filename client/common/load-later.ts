/** Milliseconds after which a script that failed to load is requested again. */
export const RETRY_DELAY = 30_000;

/** Webpack's error for a script that failed to load. */
const isScriptMissing = ( error: unknown ) =>
	error instanceof Error && error.name === 'ChunkLoadError';

/** Resolves after the delay, or once the browser is online again. */
const waitForNetwork = () =>
	new Promise< void >( ( resolve ) => {
		const timer = setTimeout( end, RETRY_DELAY );
		function end() {
			clearTimeout( timer );
			window.removeEventListener( 'online', end );
			resolve();
		}
		window.addEventListener( 'online', end );
	} );

/**
 * Imports a module that the screen does not wait for. While the server does not
 * respond, its script is requested again and again. Nothing is reported: the
 * browser has reported the script.
 *
 * @param importModule Imports the module.
 * @throws Any other error of the module.
 */
export async function loadLater< Module >(
	importModule: () => Promise< Module >
): Promise< Module > {
	for (;;) {
		try {
			return await importModule();
		} catch ( error ) {
			if ( ! isScriptMissing( error ) ) {
				throw error;
			}
			await waitForNetwork();
		}
	}
}
