/** How many places are tried as the beginning of the data, and how many as its end. */
const MAX_TRIES = 20;

/** Text before and after data is on lines of its own, or HTML. */
const BEGINNING = /(?:^|[\n>])\s*(?=[[{])/g;
const ENDING = /[\]}](?=\s*(?:$|[\n<]))/g;

/**
 * Parses JSON around which another plugin, or PHP, printed a notice or a comment: the
 * first value in it.
 *
 * @throws {SyntaxError} When there is none.
 */
export function parseBody( text: string ): unknown {
	const body = text.trim();
	try {
		return JSON.parse( body );
	} catch ( error ) {
		const ends = findAll( body, ENDING ).slice( -MAX_TRIES ).reverse();
		// What begins with data that are cut off has other data inside.
		const starts = /^[[{]/.test( body )
			? [ 0 ]
			: findAll( body, BEGINNING );
		for ( const start of starts.slice( 0, MAX_TRIES ) ) {
			for ( const end of ends.filter( ( index ) => index > start ) ) {
				const data = tryToParse( body.slice( start, end ) );
				if ( data !== undefined ) {
					return data;
				}
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
const findAll = ( text: string, pattern: RegExp ) =>
	[ ...text.matchAll( pattern ) ].map(
		( match ) => match.index + match[ 0 ].length
	);
