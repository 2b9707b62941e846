import { __ } from '@wordpress/i18n';
import { getInvalidResponseMessage } from '@storedeck/api';
import { isRecord } from '@storedeck/settings/guards';
import type { RequestError } from './types';

/**
 * Converts any thrown value to an error with a message for people. A
 * `TypeError` comes from reading a response of another shape: requests
 * themselves throw an `ApiError`.
 *
 * @param thrown An Error, the body of an error response, or anything else.
 */
export function toRequestError( thrown: unknown ): RequestError {
	if ( thrown instanceof TypeError ) {
		return new Error( getInvalidResponseMessage(), { cause: thrown } );
	}
	if ( isRecord( thrown ) && typeof thrown.message === 'string' ) {
		return thrown instanceof Error
			? thrown
			: { ...thrown, message: thrown.message };
	}
	return new Error(
		typeof thrown === 'string' && thrown !== ''
			? thrown
			: __( 'Something went wrong.', 'storedeck' )
	);
}
