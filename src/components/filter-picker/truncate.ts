/** Letters shown of a text that an address brought along. */
const MAX_LENGTH = 60;

/** Names shown of a list that an address brought along. */
const MAX_NAMES = 8;

/** The beginning of a text: an address can hold a hundred thousand letters. */
export const truncate = ( text: string ) =>
	text.length > MAX_LENGTH ? `${ text.slice( 0, MAX_LENGTH - 1 ) }…` : text;

/** A few names with commas between them. */
export const truncateList = ( names: readonly string[] ) =>
	[
		...names.slice( 0, MAX_NAMES ).map( truncate ),
		...( names.length > MAX_NAMES ? [ '…' ] : [] ),
	].join( ', ' );
