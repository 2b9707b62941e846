/** Length of an excerpt, in characters. */
const EXCERPT = 200;

/**
 * The beginning of a text, cut between words.
 *
 * @return The whole text when it is only slightly longer.
 */
export function getExcerpt( text: string ): string {
	const characters = Array.from( text );
	if ( characters.length <= EXCERPT + 40 ) {
		return text;
	}
	const start = characters.slice( 0, EXCERPT ).join( '' );
	const end = Math.max( start.lastIndexOf( ' ' ), start.lastIndexOf( '\n' ) );
	return `${ end > 0 ? start.slice( 0, end ) : start }…`;
}
