import apiFetch from '@wordpress/api-fetch';
import { ApiError } from './api-error';
import { DEFAULT_TIMEOUT } from './constants';
import { timeoutMessage } from './messages';
import { readAnswer, readFailure } from './read-answer';
import { chainSignal } from './signals';
import type { Answer, RequestOptions } from './types';

/**
 * Sends one request and reads its answer.
 *
 * @param  options The request.
 * @param  path    Its path with the query.
 * @param  signal  Cancels it.
 * @throws {ApiError}
 */
export async function send(
	options: RequestOptions,
	path: string,
	signal: AbortSignal
): Promise< Answer< unknown > > {
	const { timeout = DEFAULT_TIMEOUT } = options;
	const controller = chainSignal( signal );
	let timer: ReturnType< typeof setTimeout > | undefined;
	const expiry = new Promise< never >( ( _resolve, reject ) => {
		if ( timeout > 0 ) {
			timer = setTimeout( () => {
				reject(
					new ApiError( {
						code: 'timeout',
						message: timeoutMessage(),
					} )
				);
				controller.abort();
			}, timeout );
		}
	} );
	try {
		return await Promise.race( [
			fetchAnswer( options, path, controller.signal ),
			expiry,
		] );
	} catch ( error ) {
		throw await readFailure( error );
	} finally {
		clearTimeout( timer );
	}
}

async function fetchAnswer(
	{ method, data, body, headers, parse }: RequestOptions,
	path: string,
	signal: AbortSignal
) {
	const response = await apiFetch< Response >( {
		path,
		method,
		...( data && { data } ),
		...( body !== undefined && { body } ),
		...( headers && { headers } ),
		signal,
		parse: false,
	} );
	return readAnswer( response, parse );
}
