import { DEFAULT_TIMEOUT } from './constants';
import { readResponse, toApiError } from './read-response';
import { withTimeout } from './with-timeout';
import type { ExternalRequestOptions } from './types';

/**
 * Reads JSON from a URL outside the store's own API, e.g. exchange rates. Sends
 * neither cookies nor the nonce.
 *
 * @param  url     Absolute URL.
 * @param  options Headers, timeout and signal.
 * @throws {ApiError}
 */
export async function requestExternal(
	url: string,
	{
		headers = {},
		signal,
		timeout = DEFAULT_TIMEOUT,
	}: ExternalRequestOptions = {}
): Promise< unknown > {
	try {
		return await withTimeout(
			async ( limited ) => {
				const response = await window.fetch( url, {
					headers,
					credentials: 'omit',
					signal: limited,
				} );
				if ( ! response.ok ) {
					throw response;
				}
				return ( await readResponse( response ) ).data;
			},
			timeout,
			signal
		);
	} catch ( error ) {
		throw await toApiError( error );
	}
}
