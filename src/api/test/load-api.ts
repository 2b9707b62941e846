type Api = typeof import('..');

/**
 * A new copy of the library over a new `apiFetch`, as on a new page.
 *
 * @param configureApiFetch What WordPress' inline script does before.
 */
export function loadApi(
	configureApiFetch: (
		wpApiFetch: typeof import('../wp-api-fetch').wpApiFetch
	) => void = () => {}
): Api {
	let api: Api | undefined;
	jest.isolateModules( () => {
		configureApiFetch(
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
