import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isRecord } from '@storedeck/settings/guards';
import { wpApiFetch } from './wp-api-fetch';
import { parseBody } from './parse-body';
import { isResponse } from './read-response';
import { withTimeout } from './with-timeout';

const RENEWAL_TIMEOUT = 15_000;

/** The pending renewal, shared by all requests that need it. */
let renewal: Promise< boolean > | undefined;

function setNonce( nonce: string ) {
	if ( wpApiFetch.nonceMiddleware ) {
		wpApiFetch.nonceMiddleware.nonce = nonce;
	}
}

/**
 * A nonce is valid for a day at most; a page can be open for longer. A request
 * that is rejected for its nonce is sent once more with a new one. Does nothing
 * for requests that `apiFetch` itself parses: it renews their nonce itself.
 */
export const nonceRenewalMiddleware: APIFetchMiddleware = async (
	options,
	next
) => {
	if ( options.parse !== false || typeof options.path !== 'string' ) {
		return next( options );
	}
	const sentNonce = wpApiFetch.nonceMiddleware?.nonce;
	try {
		return rememberNonce( await next( options ) );
	} catch ( error ) {
		if (
			options.signal?.aborted ||
			! ( await isNonceRefused( error ) ) ||
			! ( await hasFreshNonce( sentNonce ) )
		) {
			throw error;
		}
		return rememberNonce( await next( options ) );
	}
};

/** The server sends the next nonce with its responses. */
function rememberNonce( response: unknown ) {
	const nonce = isResponse( response )
		? response.headers.get( 'X-WP-Nonce' )
		: null;
	if ( nonce ) {
		setNonce( nonce );
	}
	return response;
}

async function isNonceRefused( error: unknown ) {
	if ( ! isResponse( error ) || error.status !== 403 ) {
		return false;
	}
	try {
		const body = parseBody( await error.clone().text() );
		return isRecord( body ) && body.code === 'rest_cookie_invalid_nonce';
	} catch {
		return false;
	}
}

/** Whether there is a newer nonce than the rejected one. */
function hasFreshNonce( sentNonce: string | undefined ) {
	if ( wpApiFetch.nonceMiddleware?.nonce !== sentNonce ) {
		return true;
	}
	renewal ??= fetchNonce().finally( () => {
		renewal = undefined;
	} );
	return renewal;
}

/** Whether a new nonce was fetched. */
async function fetchNonce() {
	try {
		setNonce( await readNonce( wpApiFetch.nonceEndpoint ) );
		return true;
	} catch {
		return false;
	}
}

/**
 * @throws {Error} When the user has logged out: the response is `0` or the
 *                 login page.
 */
async function readNonce( endpoint: string | undefined ) {
	const nonce = await withTimeout(
		( signal ) => fetchText( endpoint, signal ),
		RENEWAL_TIMEOUT
	);
	if ( ! /^[\w-]{4,64}$/.test( nonce ) ) {
		throw new Error( 'No nonce' );
	}
	return nonce;
}

async function fetchText( endpoint: string | undefined, signal: AbortSignal ) {
	const response = endpoint
		? await window.fetch( endpoint, { credentials: 'include', signal } )
		: undefined;
	return response?.ok ? ( await response.text() ).trim() : '';
}
