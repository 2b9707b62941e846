import { __ } from '@wordpress/i18n';
import type { RequestError } from './types';

/**
 * Converts any thrown value to an error with a message.
 *
 * @param thrown An Error, the body of an error response, or anything else.
 */
export function toRequestError( thrown: unknown ): RequestError {
	if (
		typeof thrown === 'object' &&
		thrown !== null &&
		'message' in thrown &&
		typeof thrown.message === 'string'
	) {
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
