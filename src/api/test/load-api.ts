type Api = typeof import('..');

/**
 * A fresh copy of the library over a fresh `apiFetch`, as on a new page.
 *
 * @param configureHost What WordPress' inline script does before.
 */
export function loadApi(
	configureHost: (
		wpApiFetch: typeof import('../wp-api-fetch').wpApiFetch
	) => void = () => {}
): Api {
	let api: Api | undefined;
	jest.isolateModules( () => {
		configureHost(
			jest.requireActual< typeof import('../wp-api-fetch') >(
				'../wp-api-fetch'
			).wpApiFetch
		);
		api = jest.requireActual< Api >( '..' );
	} );
	if ( ! api ) {
		throw new Error( 'The library was not loaded.' );
	}
	return api;
}
