import apiFetch from '@wordpress/api-fetch';
import { DEFAULT_TIMEOUT } from './constants';
import { readResponse, toApiError } from './read-response';
import { withTimeout } from './with-timeout';
import type { ApiResponse, RequestOptions } from './types';

/**
 * Sends one request and reads the response.
 *
 * @param  options The request.
 * @param  path    Its path with the query.
 * @param  signal  Aborts it.
 * @throws {ApiError}
 */
export async function send(
	options: RequestOptions,
	path: string,
	signal: AbortSignal
): Promise< ApiResponse< unknown > > {
	try {
		return await withTimeout(
			( limited ) => fetchAnswer( options, path, limited ),
			options.timeout ?? DEFAULT_TIMEOUT,
			signal
		);
	} catch ( error ) {
		throw await toApiError( error );
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
	return readResponse( response, parse );
}
