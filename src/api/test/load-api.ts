type Api = typeof import('..');

/**
 * A fresh copy of the library over a fresh `apiFetch`, as on a new page.
 *
 * @param configureHost What the host's inline script does before.
 */
export function loadApi(
	configureHost: ( host: typeof import('../host').host ) => void = () => {}
): Api {
	let api: Api | undefined;
	jest.isolateModules( () => {
		configureHost(
			jest.requireActual< typeof import('../host') >( '../host' ).host
		);
		api = jest.requireActual< Api >( '..' );
	} );
	if ( ! api ) {
		throw new Error( 'The library was not loaded.' );
	}
	return api;
}
