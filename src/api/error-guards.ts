import { isRecord } from '@storedeck/settings/guards';
import { ApiError } from './api-error';
import type { ApiErrorKind } from './error-kind';

export const isApiError = ( error: unknown ): error is ApiError =>
	error instanceof ApiError;

/**
 * Whether the request was aborted on purpose, so that no error needs to be
 * shown. Also true for the errors of an aborted `fetch`.
 */
export const isAbortError = ( error: unknown ) =>
	isRecord( error ) && error.name === 'AbortError';

const createGuard =
	< Kind extends ApiErrorKind >( kind: Kind ) =>
	( error: unknown ): error is ApiError & { readonly kind: Kind } =>
		isApiError( error ) && error.kind === kind;

/** The server could not be reached. */
export const isNetworkError = createGuard( 'network' );

/** There was no response within the timeout. */
export const isTimeoutError = createGuard( 'timeout' );

/** The session has expired: the page must be reloaded. */
export const isNonceError = createGuard( 'nonce' );

/** The user is not allowed to do this (401, 403). */
export const isForbiddenError = createGuard( 'forbidden' );

/** The item does not exist, or no longer (404, 410). */
export const isNotFoundError = createGuard( 'not_found' );

/** The request is invalid; `field` and `data.params` name the parameters. */
export const isValidationError = createGuard( 'validation' );

/** Any other error response. */
export const isServerError = createGuard( 'server' );

/** The response could not be parsed. */
export const isMalformedError = createGuard( 'malformed' );
