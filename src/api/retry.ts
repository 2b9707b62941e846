import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isRecord } from '@storedeck/settings/guards';
import { isNetworkCode } from './error-kind';
import { isResponse } from './read-response';
import { isReadRequest } from './request-path';
import { wait } from './signals';

/**
 * Errors that are temporary: too many requests, and servers behind a proxy that
 * are restarting.
 */
const TRANSIENT_STATUSES = [ 429, 502, 503, 504 ];

/** The longest delay before the second attempt, in milliseconds. */
const FIRST_DELAY = 300;

/** Factor between two delays. */
const GROWTH = 3;

const MAX_ATTEMPTS = 3;

/** The longest delay that a server may ask for, in milliseconds. */
const MAX_DELAY = 5_000;

function isTransient( failure: unknown ) {
	return isResponse( failure )
		? TRANSIENT_STATUSES.includes( failure.status )
		: isRecord( failure ) && isNetworkCode( failure.code );
}

/**
 * The delay of the `Retry-After` header in milliseconds: seconds, or a date
 * compared with the server's own `Date`. 0 when there is none or it is invalid.
 */
function readRetryAfter( { headers }: Response ) {
	const text = headers.get( 'Retry-After' )?.trim() ?? '';
	if ( /^\d+$/.test( text ) ) {
		return Number( text ) * 1000;
	}
	const now = Date.parse( headers.get( 'Date' ) ?? '' ) || Date.now();
	const until = Date.parse( text );
	return Number.isNaN( until ) ? 0 : Math.max( until - now, 0 );
}

/**
 * The delay before a failed GET request is sent again, in milliseconds.
 *
 * Delays grow and are random, so that the pages of a store that was down do not
 * all retry at once. A server that asks for a longer delay than users wait for
 * is not requested again.
 *
 * @param failure What the request threw.
 * @param attempt Number of attempts so far.
 * @return Undefined when it must not be sent again.
 */
export function getRetryDelay( failure: unknown, attempt: number ) {
	if ( attempt >= MAX_ATTEMPTS || ! isTransient( failure ) ) {
		return undefined;
	}
	const retryAfter = isResponse( failure ) ? readRetryAfter( failure ) : 0;
	const longest = FIRST_DELAY * GROWTH ** ( attempt - 1 );
	const delay = longest * ( 0.5 + Math.random() / 2 );
	return retryAfter > MAX_DELAY ? undefined : Math.max( retryAfter, delay );
}

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
