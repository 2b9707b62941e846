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
 * `timeout`, `aborted`, `invalid_json`, `html_page` (a page where data was
 * expected).
 */
export class ApiError extends Error {
	readonly code: string;

	/** HTTP status; 0 when there was no answer. */
	readonly status: number;

	readonly data: ApiErrorData;

	constructor( { code, message, status = 0, data = {}, cause }: Details ) {
		super( message, { cause } );
		// `AbortError` is what a cancelled fetch is known by.
		this.name = code === 'aborted' ? 'AbortError' : 'ApiError';
		this.code = code;
		this.status = status;
		this.data = data;
	}
}

export const isApiError = ( error: unknown ): error is ApiError =>
	error instanceof ApiError;

/** Whether the request was given up on purpose: nothing to tell anyone. */
export const isAbortError = ( error: unknown ) =>
	typeof error === 'object' &&
	error !== null &&
	'name' in error &&
	error.name === 'AbortError';
