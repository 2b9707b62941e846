import { DEFAULT_TIMEOUT } from './constants';
import { readResponse, toApiError } from './read-response';
import { withTimeout } from './with-timeout';
import type { ExternalRequestOptions } from './types';

/**
 * Reads JSON from an address outside the shop's own API, e.g. a service that
 * tells exchange rates. No cookie and no nonce of the shop goes there.
 *
 * @param  address Full address.
 * @param  options What to send and how long to wait.
 * @throws {ApiError}
 */
export async function requestExternal(
	address: string,
	{
		headers = {},
		signal,
		timeout = DEFAULT_TIMEOUT,
	}: ExternalRequestOptions = {}
): Promise< unknown > {
	try {
		return await withTimeout(
			async ( limited ) => {
				const response = await window.fetch( address, {
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
