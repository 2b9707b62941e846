/** How many places are tried as the beginning of the data. */
const MAX_TRIES = 50;

/** Text before and after data is on lines of its own, or HTML. */
const BEGINNING = /(?:^|[\n>])\s*(?=[[{])/g;
const ENDING = /[\]}](?=\s*(?:$|[\n<]))/g;

/**
 * Parses JSON around which another plugin, or PHP, printed a notice or a comment.
 *
 * @throws {SyntaxError} When there is none.
 */
export function parseBody( text: string ): unknown {
	const body = text.trim();
	try {
		return JSON.parse( body );
	} catch ( error ) {
		const end = findLast( body, ENDING );
		for ( const start of findAll( body, BEGINNING, MAX_TRIES ) ) {
			const data = tryToParse( body.slice( start, end + 1 ) );
			if ( data !== undefined ) {
				return data;
			}
		}
		throw error;
	}
}

function tryToParse( json: string ): unknown {
	try {
		return JSON.parse( json );
	} catch {
		return undefined;
	}
}

/** Where the matches of a pattern end. */
const findAll = ( text: string, pattern: RegExp, limit: number ) =>
	[ ...text.matchAll( pattern ) ]
		.slice( 0, limit )
		.map( ( match ) => match.index + match[ 0 ].length );

/** Where the last match of a pattern begins. */
const findLast = ( text: string, pattern: RegExp ) =>
	[ ...text.matchAll( pattern ) ].at( -1 )?.index ?? -1;
