/** How many characters are shown before somebody wants to see more. */
const EXCERPT = 200;

/**
 * The beginning of a text, ended between words.
 *
 * @return The text itself where it is not much longer.
 */
export function getExcerpt( text: string ): string {
	if ( text.length <= EXCERPT + 40 ) {
		return text;
	}
	const start = text.slice( 0, EXCERPT );
	const end = Math.max( start.lastIndexOf( ' ' ), start.lastIndexOf( '\n' ) );
	return `${ end > 0 ? start.slice( 0, end ) : start }…`;
}
