const ENTITIES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/**
 * Characters that are not allowed in XML: control characters, lone surrogates
 * and noncharacters.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** Escapes a string for text and attributes of an XML document. */
export function escapeXml( text: string ): string {
	return text
		.replace( FORBIDDEN, ' ' )
		.replace( /[&<>"']/g, ( letter ) => ENTITIES[ letter ] ?? '' );
}
