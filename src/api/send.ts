import apiFetch from '@wordpress/api-fetch';
import { DEFAULT_TIMEOUT } from './constants';
import { readResponse, toApiError } from './read-response';
import { withTimeout } from './signals';
import type { ApiResponse, RequestOptions } from './types';

/**
 * Gets a response and reads it.
 *
 * @param  fetchResponse Sends the request; the signal aborts it.
 * @param  options       How the body is read, timeout and signal.
 * @throws {ApiError}
 */
export async function receive(
	fetchResponse: ( signal: AbortSignal ) => Promise< Response >,
	{
		parse,
		signal,
		timeout = DEFAULT_TIMEOUT,
	}: Pick< RequestOptions, 'parse' | 'signal' | 'timeout' >
): Promise< ApiResponse< unknown > > {
	try {
		return await withTimeout(
			async ( limited ) =>
				readResponse( await fetchResponse( limited ), parse ),
			timeout,
			signal
		);
	} catch ( error ) {
		throw await toApiError( error );
	}
}

/**
 * Sends one request and reads the response.
 *
 * @param  options The request.
 * @param  path    Its path with the query.
 * @param  signal  Aborts it.
 * @throws {ApiError}
 */
export const send = (
	{ method, data, body, headers, parse, timeout }: RequestOptions,
	path: string,
	signal: AbortSignal
) =>
	receive(
		( limited ) =>
			apiFetch< Response >( {
				path,
				method,
				...( data && { data } ),
				...( body !== undefined && { body } ),
				...( headers && { headers } ),
				signal: limited,
				parse: false,
			} ),
		{ parse, signal, timeout }
	);
