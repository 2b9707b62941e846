/**
 * What is meant: the message about a preference that is no JSON, the error of a
 * filter with an option that no longer exists, and failed requests, which are
 * recorded by their status.
 */
const MEANT = /^Error parsing value|is not one of|^Failed to load resource/;

/**
 * Collects problems by what they are, and prints the first of each kind.
 *
 * @param {{ text: string, count: number }[]} [earlier] Those of an earlier run.
 */
export function createProblems( earlier = [] ) {
	const toKind = ( /** @type {string} */ text ) =>
		text.replace( /\d+/g, '#' ).slice( 0, 120 );
	const kinds = new Map(
		earlier.map( ( problem ) => [ toKind( problem.text ), problem ] )
	);
	return {
		/**
		 * @param {string} text  What is wrong.
		 * @param {string} where The URL, and the one before it.
		 */
		add( text, where ) {
			if ( MEANT.test( text ) ) {
				return;
			}
			const kind = toKind( text );
			const known = kinds.get( kind );
			if ( ! known ) {
				console.error(
					`\n${ text.slice( 0, 800 ) }\n${ where.slice( 0, 3000 ) }`
				);
			}
			kinds.set( kind, {
				text: text.slice( 0, 800 ),
				count: ( known?.count ?? 0 ) + 1,
			} );
		},
		list: () => [ ...kinds.values() ],
	};
}
