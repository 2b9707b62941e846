import { buildPath, isRead, normalizePath } from './address';
import { ApiError } from './api-error';
import { readCount } from './fetch-all';
import { Flights } from './flights';
import { notJsonMessage } from './messages';
import { send } from './send';
import { setupApi } from './setup';
import type { Answer, ListAnswer, RequestOptions } from './types';

const flights = new Flights< Answer< unknown > >();

/** Equal reads on their way at the same time are one request. */
function getSharingKey( options: RequestOptions, path: string ) {
	const { headers, parse = 'json', timeout } = options;
	return isRead( { ...options, path } ) && ! headers
		? `${ parse } ${ timeout } ${ normalizePath( path ) }`
		: undefined;
}

/**
 * Sends a request and gives data, headers and status.
 *
 * @throws {ApiError} Also when it was aborted: see `isAbortError`.
 */
export async function requestWithHeaders< T >(
	options: RequestOptions
): Promise< Answer< T > > {
	setupApi();
	const path = buildPath( options.path, options.query );
	try {
		const answer = await flights.join(
			getSharingKey( options, path ),
			( signal ) => send( options, path, signal ),
			options.signal
		);
		return { ...answer, data: answer.data as T };
	} finally {
		if ( ! isRead( { ...options, path } ) ) {
			// A read sent before the write must not answer one made after it.
			flights.forget();
		}
	}
}

/**
 * Sends a request and gives the data of the answer; `null` when it has none.
 * Equal reads in flight share one request and its data: take it as read-only.
 *
 * @throws {ApiError} Also when it was aborted: see `isAbortError`.
 *
 * @example
 * ```ts
 * const order = await request< Order >( { path: `${ NAMESPACE }/orders/7` } );
 * ```
 */
export async function request< T >( options: RequestOptions ): Promise< T > {
	return ( await requestWithHeaders< T >( options ) ).data;
}

/**
 * Reads a list with its totals. Without total headers, what came is all there is.
 *
 * @throws {ApiError} Also when it was aborted, and when the answer is no list.
 */
export async function requestList< T >(
	options: RequestOptions
): Promise< ListAnswer< T > > {
	return toListAnswer< T >( await requestWithHeaders< unknown >( options ) );
}

/**
 * An answer as a list with its totals.
 *
 * @throws {ApiError} When it is no list.
 */
export function toListAnswer< T >(
	answer: Answer< unknown >
): ListAnswer< T > {
	if ( ! Array.isArray( answer.data ) ) {
		throw new ApiError( {
			code: 'invalid_list',
			message: notJsonMessage(),
			status: answer.status,
		} );
	}
	const data: T[] = answer.data;
	return {
		data,
		totalResults: readCount( answer, 'X-WP-Total' ) ?? data.length,
		totalPages: readCount( answer, 'X-WP-TotalPages' ) ?? 1,
	};
}
