import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isReadRequest } from './request-path';
import { getRetryDelay } from './retry-delay';
import { wait } from './signals';

/**
 * Retries GET requests after temporary errors: a lost connection, a busy or
 * restarting server. Writes are never sent twice: the first one may have been
 * processed. Does nothing for requests that `apiFetch` itself parses.
 */
export const retryMiddleware: APIFetchMiddleware = async ( options, next ) => {
	if ( options.parse !== false || ! isReadRequest( options ) ) {
		return next( options );
	}
	for ( let attempt = 1; ; attempt++ ) {
		try {
			return await next( options );
		} catch ( failure ) {
			const delay = getRetryDelay( failure, attempt );
			if ( delay === undefined ) {
				throw failure;
			}
			await wait( delay, options.signal );
		}
	}
};
