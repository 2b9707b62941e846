import { getErrorKind } from './error-kind';
import type { ApiErrorKind } from './error-kind';

/** Data of an error response, next to its code and message. */
export interface ApiErrorData {
	/** Error messages by the name of the invalid parameter. */
	params?: Record< string, string >;
	[ name: string ]: unknown;
}

type ErrorFields = Pick< ApiError, 'code' | 'message' > &
	Partial< Pick< ApiError, 'status' | 'data' | 'cause' > >;

/**
 * Why a request failed. Every request rejects with an `ApiError`.
 *
 * Codes that do not come from the server: `fetch_error` (no connection),
 * `timeout`, `aborted`, `invalid_json`, `invalid_list` (not a list where one
 * was expected), `html_page` (an HTML page where data was expected), `blocked` (a
 * firewall refused the request before WordPress got it).
 */
export class ApiError extends Error {
	readonly kind: ApiErrorKind;

	readonly code: string;

	/** HTTP status; 0 when there was no response. */
	readonly status: number;

	readonly data: ApiErrorData;

	constructor( {
		code,
		message,
		status = 0,
		data = {},
		cause,
	}: ErrorFields ) {
		super( message, { cause } );
		// A canceled `fetch` rejects with an `AbortError` too.
		this.name = code === 'aborted' ? 'AbortError' : 'ApiError';
		this.kind = getErrorKind( code, status );
		this.code = code;
		this.status = status;
		this.data = data;
	}

	/** The first invalid parameter, if the server names one. */
	get field(): string | undefined {
		return Object.keys( this.data.params ?? {} )[ 0 ];
	}
}
