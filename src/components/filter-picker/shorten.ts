/** Letters shown of a text that an address brought along. */
const MOST_LETTERS = 60;

/** Names shown of a list that an address brought along. */
const MOST_NAMES = 8;

/** The beginning of a text: an address can hold a hundred thousand letters. */
export const shorten = ( text: string ) =>
	text.length > MOST_LETTERS
		? `${ text.slice( 0, MOST_LETTERS - 1 ) }…`
		: text;

/** A few names with commas between them. */
export const shortenList = ( names: readonly string[] ) =>
	[
		...names.slice( 0, MOST_NAMES ).map( shorten ),
		...( names.length > MOST_NAMES ? [ '…' ] : [] ),
	].join( ', ' );
