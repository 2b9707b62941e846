import { decodeEntities } from '@wordpress/html-entities';

/**
 * Plain text from a setting: entities are decoded, tags removed.
 *
 * Tags are removed once more after decoding, so that `&lt;img …&gt;` leaves no
 * markup either, whatever a caller does with the text.
 *
 * @example
 * toPlainText( '<b>&euro;</b>' ); // '€'
 */
export function toPlainText( value: string | number ): string {
	return stripTags( decodeEntities( stripTags( String( value ) ) ) );
}

/** Removes tags, and everything after a tag that is never closed. */
function stripTags( text: string ): string {
	return text.replace( /<[^>]*(>|$)/g, '' );
}
