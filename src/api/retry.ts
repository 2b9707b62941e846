import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isRead } from './address';
import { getRetryDelay } from './retry-delay';
import { wait } from './signals';

/**
 * Sends a read again that failed for something which passes: a lost connection,
 * a busy or restarting server. Writes are never sent again: the first one may
 * have arrived. Requests that want their answer parsed by the host are left
 * alone.
 */
export const retrying: APIFetchMiddleware = async ( options, next ) => {
	if ( options.parse !== false || ! isRead( options ) ) {
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
