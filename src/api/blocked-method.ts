import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { isBlocked, isResponse } from './read-response';

/** Methods that `apiFetch` sends as POST with a header. */
const OVERRIDDEN = [ 'PUT', 'PATCH', 'DELETE' ];

/** Whether this host refuses the header with the method. */
let isHeaderBlocked = false;

/**
 * Sends a write again as a plain POST with the parameter `_method`, where a firewall
 * refuses the header with the method. The first one did not reach WordPress. Does
 * nothing for requests that `apiFetch` itself parses.
 */
export const blockedMethodMiddleware: APIFetchMiddleware = async (
	options,
	next
) => {
	const { path, parse } = options;
	const method = options.method?.toUpperCase() ?? 'GET';
	if ( parse !== false || ! path || ! OVERRIDDEN.includes( method ) ) {
		return next( options );
	}
	const plain = {
		...options,
		path: addQueryArgs( path, { _method: method } ),
		method: 'POST',
	};
	if ( isHeaderBlocked ) {
		return next( plain );
	}
	try {
		return await next( options );
	} catch ( failure ) {
		if ( ! ( await isBlockedResponse( failure ) ) ) {
			throw failure;
		}
		const response = await next( plain );
		isHeaderBlocked = true;
		return response;
	}
};

const isBlockedResponse = async ( failure: unknown ) =>
	isResponse( failure ) &&
	isBlocked( failure.status, await failure.clone().text() );
