import { isNetworkCode } from './error-kind';
import { isRecord, isResponse } from './read-response';

/** What passes by itself: too many requests, and servers behind a proxy. */
const TRANSIENT_STATUSES = [ 429, 502, 503, 504 ];

/** Milliseconds before the second attempt, at most. */
const FIRST_DELAY = 300;

/** How much longer each wait is than the one before. */
const GROWTH = 3;

/** How often a request is sent, at most. */
const MAX_ATTEMPTS = 3;

/** Milliseconds that a server may ask for. People do not wait longer. */
const MAX_DELAY = 5_000;

function isTransient( failure: unknown ) {
	return isResponse( failure )
		? TRANSIENT_STATUSES.includes( failure.status )
		: isRecord( failure ) && isNetworkCode( failure.code );
}

/**
 * The milliseconds that `Retry-After` asks for: seconds, or a date by the
 * server's own clock. 0 when it asks for nothing that can be read.
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
 * How long to wait before a failed read is sent again, in milliseconds.
 *
 * The waits grow and vary, so that the pages of a shop that was away do not all
 * come back at once. A server that asks for more time than people wait is not
 * asked again.
 *
 * @param failure What the request threw.
 * @param attempt How often it was sent so far.
 * @return `undefined` when it is not to be sent again.
 */
export function getRetryDelay( failure: unknown, attempt: number ) {
	if ( attempt >= MAX_ATTEMPTS || ! isTransient( failure ) ) {
		return undefined;
	}
	const asked = isResponse( failure ) ? readRetryAfter( failure ) : 0;
	const longest = FIRST_DELAY * GROWTH ** ( attempt - 1 );
	const own = longest * ( 0.5 + Math.random() / 2 );
	return asked > MAX_DELAY ? undefined : Math.max( asked, own );
}
