import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isNonceError } from './error-guards';
import { wpApiFetch } from './wp-api-fetch';
import { isResponse, toApiError } from './read-response';
import { withTimeout } from './signals';

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
	return (
		isResponse( error ) &&
		error.status === 403 &&
		isNonceError( await toApiError( error.clone() ) )
	);
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

/**
 * Whether a new nonce was fetched. None is when the user has logged out: the
 * response is `0` or the login page.
 */
async function fetchNonce() {
	const { nonceEndpoint } = wpApiFetch;
	try {
		const nonce = await withTimeout( async ( signal ) => {
			const response =
				nonceEndpoint &&
				( await window.fetch( nonceEndpoint, {
					credentials: 'include',
					signal,
				} ) );
			return response && response.ok
				? ( await response.text() ).trim()
				: '';
		}, RENEWAL_TIMEOUT );
		const isNonce = /^[\w-]{4,64}$/.test( nonce );
		if ( isNonce ) {
			setNonce( nonce );
		}
		return isNonce;
	} catch {
		return false;
	}
}
