const ENTITIES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** What XML does not allow: control characters, halves of letters, no letters. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** Any text as text or attribute of an XML document. */
export function escapeXml( text: string ): string {
	return text
		.replace( FORBIDDEN, ' ' )
		.replace( /[&<>"']/g, ( letter ) => ENTITIES[ letter ] ?? '' );
}
