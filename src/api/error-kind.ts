/** What kind of thing went wrong, for deciding what to do about it. */
export type ApiErrorKind =
	/** The server could not be reached. */
	| 'network'
	/** Given up on purpose: nothing to tell anyone. */
	| 'aborted'
	/** No answer within the time allowed. */
	| 'timeout'
	/** The session has ended, or its nonce could not be renewed. */
	| 'nonce'
	/** Not allowed: status 401 or 403. */
	| 'forbidden'
	/** There is no such thing (any more): status 404 or 410. */
	| 'not_found'
	/** What was sent is not valid: status 400 or 422. */
	| 'validation'
	/** Any other failure that the server answered. */
	| 'server'
	/** The answer could not be read, or is not what it should be. */
	| 'malformed';

const KIND_BY_CODE: Readonly< Record< string, ApiErrorKind > > = {
	aborted: 'aborted',
	timeout: 'timeout',
	fetch_error: 'network',
	// Newer hosts tell a browser that knows it is offline.
	offline_error: 'network',
	rest_cookie_invalid_nonce: 'nonce',
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

/** Whether a code says that the server could not be reached. */
export const isNetworkCode = ( code: unknown ) =>
	code === 'fetch_error' || code === 'offline_error';

/**
 * The kind of a failure. An unreadable page with an error status is of the kind
 * of its status: the firewall that refuses answers a page too.
 */
export function getErrorKind( code: string, status: number ): ApiErrorKind {
	const known = Object.hasOwn( KIND_BY_CODE, code )
		? KIND_BY_CODE[ code ]
		: undefined;
	if ( known ) {
		return known;
	}
	return status < 400 && MALFORMED_CODES.includes( code )
		? 'malformed'
		: KIND_BY_STATUS[ status ] ?? 'server';
}
