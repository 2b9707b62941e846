import { asText, asTextList, isRecord } from '@storedeck/settings/guards';
import type { UnknownRecord } from '@storedeck/settings/guards';
import { ApiError } from './api-error';
import type { ApiErrorData } from './api-error';
import { isNetworkCode } from './error-kind';
import {
	getForbiddenMessage,
	getRequiredMessage,
	getSessionExpiredMessage,
	getStatusMessage,
	MESSAGES,
	toPlainText,
} from './messages';
import { parseBody } from './parse-body';
import type { ErrorDetails } from './messages';
import type { ApiResponse, RequestOptions } from './types';

/** A `Response`, or an object with its properties. */
export const isResponse = ( value: unknown ): value is Response =>
	isRecord( value ) &&
	typeof value.status === 'number' &&
	typeof value.text === 'function';

/** Statuses with which firewalls and servers refuse a request before WordPress gets it. */
const BLOCKING_STATUSES = [ 403, 405, 406, 501 ];

/** Whether an error response is not of WordPress, which sends data. */
export const isBlocked = ( status: number, body: string ) =>
	BLOCKING_STATUSES.includes( status ) && ! hasData( body );

function hasData( body: string ) {
	try {
		parseBody( body );
		return true;
	} catch {
		return false;
	}
}

/** An error that does not come from the server. */
export const createError = (
	code: keyof typeof MESSAGES,
	{ body, ...fields }: ErrorDetails & { cause?: unknown } = {}
) =>
	new ApiError( {
		code,
		message: MESSAGES[ code ]( { body, ...fields } ),
		...fields,
	} );

/**
 * Reads the body of a successful response.
 *
 * @throws {ApiError} When it cannot be parsed.
 */
export async function readResponse(
	response: Response,
	parse: RequestOptions[ 'parse' ] = 'json'
): Promise< ApiResponse< unknown > > {
	const { headers, status } = response;
	const text = await response.text();
	return {
		data: parse === 'text' ? text : parseJson( text, status ),
		headers,
		status,
	};
}

/** An empty body, for example with status 204, is `null`. */
function parseJson( text: string, status: number ): unknown {
	if ( text.trim() === '' ) {
		return null;
	}
	try {
		return parseBody( text );
	} catch ( cause ) {
		const isPage = /^\s*(<!doctype|<html)/i.test( text );
		const code = isPage ? 'html_page' : 'invalid_json';
		throw createError( code, { body: text, status, cause } );
	}
}

/** Converts anything that a request throws. */
export async function toApiError( thrown: unknown ): Promise< ApiError > {
	if ( thrown instanceof ApiError ) {
		return thrown;
	}
	if ( isResponse( thrown ) ) {
		return readErrorResponse( thrown );
	}
	if ( isRecord( thrown ) && typeof thrown.code === 'string' ) {
		const { data } = thrown;
		const status = isRecord( data ) ? Number( data.status ) || 0 : 0;
		return createServerError( thrown, status );
	}
	if ( thrown instanceof Error && thrown.name === 'AbortError' ) {
		return createError( 'aborted', { cause: thrown } );
	}
	return createError( 'fetch_error', { cause: thrown } );
}

async function readErrorResponse( response: Response ): Promise< ApiError > {
	const { status } = response;
	try {
		const body = await response.text();
		if ( isBlocked( status, body ) ) {
			return createError( 'blocked', { status } );
		}
		const data = parseJson( body, status );
		return createServerError( isRecord( data ) ? data : {}, status );
	} catch ( error ) {
		// The HTML error page of a proxy: its status is more specific than
		// `html_page`.
		return error instanceof ApiError && status < 400
			? error
			: new ApiError( {
					code:
						error instanceof ApiError ? error.code : 'fetch_error',
					message: getMessage( '', '', status ),
					status,
					cause: error,
			  } );
	}
}

/** `{ code, message, data: { status, params, … } }`, as the REST API returns it. */
function createServerError( body: UnknownRecord, status: number ): ApiError {
	const code = asText( body.code ) ?? 'unknown';
	const message = toPlainText( asText( body.message ) ?? '' );
	return new ApiError( {
		code,
		message: getMessage( code, message, status ),
		status,
		data: readData( body.data ),
		cause: body,
	} );
}

/** Replaces messages that do not say what the user can do. */
function getMessage( code: string, message: string, status: number ) {
	if ( isNetworkCode( code ) ) {
		return MESSAGES.fetch_error();
	}
	if ( status === 401 || code === 'rest_cookie_invalid_nonce' ) {
		return getSessionExpiredMessage();
	}
	if (
		status === 403 &&
		( ! message || /^rest_forbidden|_cannot_/.test( code ) )
	) {
		return getForbiddenMessage();
	}
	return message || getStatusMessage( status );
}

function readData( data: unknown ): ApiErrorData {
	if ( ! isRecord( data ) ) {
		return {};
	}
	const { params, ...others } = data;
	// Missing parameters are a list of names.
	const names = asTextList( params );
	if ( names ) {
		const entries = names.map( ( name ) => [ name, getRequiredMessage() ] );
		return { ...others, params: Object.fromEntries( entries ) };
	}
	return isRecord( params )
		? { ...others, params: readParams( params ) }
		: others;
}

const readParams = ( params: UnknownRecord ) =>
	Object.fromEntries(
		Object.entries( params ).map( ( [ name, message ] ) => [
			name,
			toPlainText( String( message ) ),
		] )
	);
