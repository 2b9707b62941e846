/**
 * The text of markup that is somebody else's (a review, the description of a
 * plugin): it is read as a document that nothing is loaded for and nothing runs in, and only its text
 * is taken. Paragraphs and line breaks become lines.
 *
 * @param html Markup.
 */
export function toPlainText( html: string ): string {
	const lines = html
		.replace( /\r?\n/g, ' ' )
		.replace( /<br\s*\/?>/gi, '\n' )
		.replace( /<\/(p|li|div|blockquote)>/gi, '\n' );
	const { body } = new DOMParser().parseFromString( lines, 'text/html' );
	// Their text is no text of the review.
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
