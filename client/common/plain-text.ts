/**
 * Plain text of untrusted HTML (a review, a plugin's description). The HTML is
 * parsed in an inert document, so nothing is loaded or executed. Paragraphs and
 * line breaks become newlines.
 *
 * @param html HTML.
 */
export function toPlainText( html: string ): string {
	const lines = html
		.replace( /\r?\n/g, ' ' )
		.replace( /<br\s*\/?>/gi, '\n' )
		.replace( /<\/(p|li|div|blockquote)>/gi, '\n' );
	const { body } = new DOMParser().parseFromString( lines, 'text/html' );
	// Scripts and styles have text content too.
	body.querySelectorAll( 'script, style' ).forEach( ( part ) =>
		part.remove()
	);
	return ( body.textContent ?? '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /\s+/g, ' ' ).trim() )
		.join( '\n' )
		.replace( /\n{2,}/g, '\n' )
		.trim();
}
