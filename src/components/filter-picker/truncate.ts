/** Maximum length of a text from the URL. */
const MAX_LENGTH = 60;

/** Maximum number of names from the URL. */
const MAX_NAMES = 8;

/** Truncates a text, because a URL may contain very long values. */
export const truncate = ( text: string ) => {
	const characters = Array.from( text );
	return characters.length > MAX_LENGTH
		? `${ characters.slice( 0, MAX_LENGTH - 1 ).join( '' ) }…`
		: text;
};

/** Joins names with commas and truncates the list. */
export const truncateList = ( names: readonly string[] ) =>
	[
		...names.slice( 0, MAX_NAMES ).map( truncate ),
		...( names.length > MAX_NAMES ? [ '…' ] : [] ),
	].join( ', ' );
