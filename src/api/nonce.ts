import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { wpApiFetch } from './wp-api-fetch';
import { isRecord, isResponse } from './read-response';

const RENEWAL_TIMEOUT = 15_000;

/** The renewal on its way, shared by all requests that need it. */
let renewal: Promise< boolean > | undefined;

function setNonce( nonce: string ) {
	if ( wpApiFetch.nonceMiddleware ) {
		wpApiFetch.nonceMiddleware.nonce = nonce;
	}
}

/**
 * A nonce lives for a day at most, an open page longer. A request refused for
 * its nonce is sent again, once, with a fresh one. Requests that want their
 * answer parsed by WordPress are renewed by WordPress.
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

/** The server hands out the next nonce with its answers. */
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
		const answer: unknown = await error.clone().json();
		return (
			isRecord( answer ) && answer.code === 'rest_cookie_invalid_nonce'
		);
	} catch {
		return false;
	}
}

/** Whether there is a nonce now that the refused request did not carry. */
function hasFreshNonce( sentNonce: string | undefined ) {
	if ( wpApiFetch.nonceMiddleware?.nonce !== sentNonce ) {
		return true;
	}
	renewal ??= fetchNonce().finally( () => {
		renewal = undefined;
	} );
	return renewal;
}

/** Whether a fresh nonce was got and is in use now. */
async function fetchNonce() {
	try {
		setNonce( await readNonce( wpApiFetch.nonceEndpoint ) );
		return true;
	} catch {
		return false;
	}
}

/** @throws {Error} For who has signed out meanwhile: `0`, or a login page. */
async function readNonce( endpoint: string | undefined ) {
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), RENEWAL_TIMEOUT );
	const nonce = await fetchText( endpoint, controller.signal ).finally( () =>
		clearTimeout( timer )
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
