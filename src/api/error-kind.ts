import { getOwn } from '@storedeck/settings/guards';

/** Classes of errors, for deciding how to handle them. */
export type ApiErrorKind =
	/** The server could not be reached. */
	| 'network'
	/** Aborted on purpose: no error needs to be shown. */
	| 'aborted'
	/** No response within the timeout. */
	| 'timeout'
	/** The session has expired, or its nonce could not be renewed. */
	| 'nonce'
	/** Not allowed: status 401 or 403. */
	| 'forbidden'
	/** The item does not exist, or no longer: status 404 or 410. */
	| 'not_found'
	/** The request is invalid: status 400 or 422. */
	| 'validation'
	/** Any other error response. */
	| 'server'
	/** The response could not be parsed, or has the wrong type. */
	| 'malformed';

const KIND_BY_CODE: Readonly< Record< string, ApiErrorKind > > = {
	aborted: 'aborted',
	timeout: 'timeout',
	fetch_error: 'network',
	// Newer versions of `apiFetch` throw this when the browser is offline.
	offline_error: 'network',
	rest_cookie_invalid_nonce: 'nonce',
	blocked: 'server',
};

const KIND_BY_STATUS: Readonly< Record< number, ApiErrorKind > > = {
	400: 'validation',
	401: 'forbidden',
	403: 'forbidden',
	404: 'not_found',
	410: 'not_found',
	422: 'validation',
};

const MALFORMED_CODES = [ 'html_page', 'invalid_json', 'invalid_list' ];

export const isNetworkCode = ( code: unknown ) =>
	code === 'fetch_error' || code === 'offline_error';

/**
 * The kind of an error. An HTML page with an error status has the kind of its
 * status, unless a firewall refused the request.
 */
export function getErrorKind( code: string, status: number ): ApiErrorKind {
	const kind =
		status < 400 && MALFORMED_CODES.includes( code )
			? 'malformed'
			: KIND_BY_STATUS[ status ];
	return getOwn( KIND_BY_CODE, code ) ?? kind ?? 'server';
}
