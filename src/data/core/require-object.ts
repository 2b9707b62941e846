import { __ } from '@wordpress/i18n';

/**
 * Checks that an response is an object: a server that answers a write with nothing
 * has not done it. For the `parse` of a mutation or resource.
 *
 * @param  body The response.
 * @throws {Error} When it is empty, a list or a plain value.
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
 * The same for a list.
 *
 * @param  body The response.
 * @throws {Error} When it is no list.
 */
export function requireList< Item >(
	body: readonly Item[] | null | undefined
): readonly Item[] {
	if ( ! Array.isArray( body ) ) {
		throw new Error( __( 'Unexpected server response.', 'storedeck' ) );
	}
	return body;
}
