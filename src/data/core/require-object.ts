import { __ } from '@wordpress/i18n';

/**
 * Requires an object as the response: a server that responds to a write with
 * nothing has not executed it. For `parse` of a mutation or resource.
 *
 * @param  body The response.
 * @throws {Error} When it is empty, a list or a scalar.
 */
export function requireObject< Body extends object >(
	body: Body | null | undefined
): Body {
	if ( typeof body !== 'object' || body === null || Array.isArray( body ) ) {
		throw new Error( __( 'Unexpected server response.', 'storedeck' ) );
	}
	return body;
}

/**
 * Requires a list as the response.
 *
 * @param  body The response.
 * @throws {Error} When it is not a list.
 */
export function requireList< Item >(
	body: readonly Item[] | null | undefined
): readonly Item[] {
	if ( ! Array.isArray( body ) ) {
		throw new Error( __( 'Unexpected server response.', 'storedeck' ) );
	}
	return body;
}
