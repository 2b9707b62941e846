import { ApiError } from '@storedeck/api';

/**
 * The most helpful message of an error: what the server said about individual
 * parameters, otherwise its general message.
 *
 * @param error The caught value.
 * @return An empty string when the error has no message.
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
