import { DEFAULT_TIMEOUT } from './constants';
import { readAnswer, readFailure } from './read-answer';
import { runWithin } from './time-limit';
import type { OutsideOptions } from './types';

/**
 * Reads JSON from an address outside the shop's own API, e.g. a service that
 * tells exchange rates. No cookie and no nonce of the shop goes there.
 *
 * @param  address Full address.
 * @param  options What to send and how long to wait.
 * @throws {ApiError}
 */
export async function requestOutside(
	address: string,
	{ headers = {}, signal, timeout = DEFAULT_TIMEOUT }: OutsideOptions = {}
): Promise< unknown > {
	try {
		return await runWithin(
			async ( limited ) => {
				const response = await window.fetch( address, {
					headers,
					credentials: 'omit',
					signal: limited,
				} );
				if ( ! response.ok ) {
					throw response;
				}
				return ( await readAnswer( response ) ).data;
			},
			timeout,
			signal
		);
	} catch ( error ) {
		throw await readFailure( error );
	}
}
