import { decodeEntities } from '@wordpress/html-entities';

/**
 * Removes tags from the text of a setting and decodes its entities.
 *
 * Tags are removed again after decoding, so that `&lt;img …&gt;` never becomes
 * markup.
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
