import { buildPath, isReadRequest, normalizePath } from './request-path';
import { ApiError } from './api-error';
import { readCount } from './fetch-all';
import { SharedRequests } from './shared-requests';
import { getInvalidResponseMessage } from './messages';
import { send } from './send';
import { setupApi } from './setup';
import type { ApiResponse, ListResponse, RequestOptions } from './types';

const sharedRequests = new SharedRequests< ApiResponse< unknown > >();

/** Equal reads on their way at the same time are one request. */
function getSharingKey( options: RequestOptions, path: string ) {
	const { headers, parse = 'json', timeout } = options;
	return isReadRequest( { ...options, path } ) && ! headers
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
): Promise< ApiResponse< T > > {
	setupApi();
	const path = buildPath( options.path, options.query );
	try {
		const answer = await sharedRequests.join(
			getSharingKey( options, path ),
			( signal ) => send( options, path, signal ),
			options.signal
		);
		return { ...answer, data: answer.data as T };
	} finally {
		if ( ! isReadRequest( { ...options, path } ) ) {
			// A read sent before the write must not answer one made after it.
			sharedRequests.forget();
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
): Promise< ListResponse< T > > {
	return toListResponse< T >(
		await requestWithHeaders< unknown >( options )
	);
}

/**
 * An answer as a list with its totals.
 *
 * @throws {ApiError} When it is no list.
 */
export function toListResponse< T >(
	answer: ApiResponse< unknown >
): ListResponse< T > {
	if ( ! Array.isArray( answer.data ) ) {
		throw new ApiError( {
			code: 'invalid_list',
			message: getInvalidResponseMessage(),
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
