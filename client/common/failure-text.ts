import { ApiError } from '@storedeck/api';

/**
 * Why something failed, in the words that help most: what the server said of
 * the fields that it refused, else its message.
 *
 * @param error What was thrown.
 * @return '' where nothing is known.
 */
export function getFailureText( error: unknown ): string {
	if ( error instanceof ApiError ) {
		const refused = Object.values( error.data.params ?? {} ).filter(
			( text ) => text !== ''
		);
		return refused.length > 0 ? refused.join( ' ' ) : error.message;
	}
	return error instanceof Error ? error.message : '';
}
