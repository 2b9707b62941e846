import { getErrorKind } from './error-kind';
import type { ApiErrorKind } from './error-kind';

/** What a failed request tells beside its code and message. */
export interface ApiErrorData {
	/** The message for each invalid parameter. */
	params?: Record< string, string >;
	[ name: string ]: unknown;
}

interface Details {
	code: string;
	message: string;
	status?: number;
	data?: ApiErrorData;
	cause?: unknown;
}

/**
 * Why a request failed. Every request rejects with one of these.
 *
 * Beside the codes of the server there are: `fetch_error` (no connection),
 * `timeout`, `aborted`, `invalid_json`, `invalid_list` (another thing where a
 * list was expected), `html_page` (a page where data was expected).
 */
export class ApiError extends Error {
	readonly kind: ApiErrorKind;

	readonly code: string;

	/** HTTP status; 0 when there was no answer. */
	readonly status: number;

	readonly data: ApiErrorData;

	constructor( { code, message, status = 0, data = {}, cause }: Details ) {
		super( message, { cause } );
		// `AbortError` is what a cancelled fetch is known by.
		this.name = code === 'aborted' ? 'AbortError' : 'ApiError';
		this.kind = getErrorKind( code, status );
		this.code = code;
		this.status = status;
		this.data = data;
	}

	/** The first invalid parameter, where the server names one. */
	get field(): string | undefined {
		return Object.keys( this.data.params ?? {} )[ 0 ];
	}
}
