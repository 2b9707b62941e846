import { buildPath, isReadRequest, normalizePath } from './request-path';
import { readCount } from './fetch-all';
import { SharedRequests } from './shared-requests';
import { createError } from './read-response';
import { send } from './send';
import { setupApi } from './setup';
import type { ApiResponse, ListResponse, RequestOptions } from './types';

const sharedRequests = new SharedRequests< ApiResponse< unknown > >();

/**
 * Sends a request and returns data, headers and status.
 *
 * @throws {ApiError} Also when it was aborted: see `isAbortError`.
 */
export async function requestWithHeaders< T >(
	options: RequestOptions
): Promise< ApiResponse< T > > {
	setupApi();
	const { headers, parse = 'json', timeout } = options;
	const path = buildPath( options.path, options.query );
	const isRead = isReadRequest( { ...options, path } );
	try {
		const response = await sharedRequests.join(
			// Equal GET requests that are in flight at the same time share one.
			isRead && ! headers
				? `${ parse } ${ timeout } ${ normalizePath( path ) }`
				: undefined,
			( signal ) => send( options, path, signal ),
			options
		);
		return { ...response, data: response.data as T };
	} finally {
		if ( ! isRead ) {
			// The response to a GET request from before the write must not be
			// returned after it.
			sharedRequests.forget();
		}
	}
}

/**
 * Sends a request and returns its data; `null` when the response is empty.
 * Equal GET requests in flight share one request and its data: treat it as
 * read-only.
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
 * Requests a list with its totals. Without total headers, the list counts as
 * complete.
 *
 * @throws {ApiError} Also when it was aborted, and when the response is not a
 *                    list.
 */
export async function requestList< T >(
	options: RequestOptions
): Promise< ListResponse< T > > {
	return toListResponse< T >(
		await requestWithHeaders< unknown >( options )
	);
}

/**
 * Reads the list and its totals from a response.
 *
 * @throws {ApiError} When it is not a list.
 */
export function toListResponse< T >(
	response: ApiResponse< unknown >
): ListResponse< T > {
	if ( ! Array.isArray( response.data ) ) {
		throw createError( 'invalid_list', { status: response.status } );
	}
	const data: T[] = response.data;
	return {
		data,
		totalResults: readCount( response, 'X-WP-Total' ) ?? data.length,
		totalPages: readCount( response, 'X-WP-TotalPages' ) ?? 1,
	};
}
