import { receive } from './send';
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
	{ headers = {}, ...options }: ExternalRequestOptions = {}
): Promise< unknown > {
	const { data } = await receive( async ( signal ) => {
		const response = await window.fetch( url, {
			headers,
			credentials: 'omit',
			signal,
		} );
		if ( ! response.ok ) {
			throw response;
		}
		return response;
	}, options );
	return data;
}
