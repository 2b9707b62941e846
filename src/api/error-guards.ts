import { ApiError } from './api-error';
import type { ApiErrorKind } from './error-kind';

/** An error of one kind. */
type ApiErrorOf< Kind extends ApiErrorKind > = ApiError & {
	readonly kind: Kind;
};

export const isApiError = ( error: unknown ): error is ApiError =>
	error instanceof ApiError;

/**
 * Whether the request was given up on purpose: nothing to tell anyone. Knows
 * the errors of a cancelled `fetch` too.
 */
export const isAbortError = ( error: unknown ) =>
	typeof error === 'object' &&
	error !== null &&
	'name' in error &&
	error.name === 'AbortError';

const createGuard =
	< Kind extends ApiErrorKind >( kind: Kind ) =>
	( error: unknown ): error is ApiErrorOf< Kind > =>
		isApiError( error ) && error.kind === kind;

/** The server could not be reached. */
export const isNetworkError = createGuard( 'network' );

/** There was no answer within the time allowed. */
export const isTimeoutError = createGuard( 'timeout' );

/** The session has ended: the page must be loaded again. */
export const isNonceError = createGuard( 'nonce' );

/** The person is not allowed to do this (401, 403). */
export const isForbiddenError = createGuard( 'forbidden' );

/** There is no such thing, or no longer (404, 410). */
export const isNotFoundError = createGuard( 'not_found' );

/** What was sent is not valid; `field` and `data.params` say where. */
export const isValidationError = createGuard( 'validation' );

/** The server failed or refused for a reason of its own. */
export const isServerError = createGuard( 'server' );

/** The answer could not be read. */
export const isMalformedError = createGuard( 'malformed' );
