/** moment's tokens by the directives of d3-time-format. It has none for weeks that begin with the year. */
const TOKENS: Record< string, string > = {
	a: 'ddd',
	A: 'dddd',
	b: 'MMM',
	B: 'MMMM',
	c: 'M/D/YYYY, h:mm:ss A',
	d: 'DD',
	e: 'D',
	f: 'SSSSSS',
	g: 'GG',
	G: 'GGGG',
	H: 'HH',
	I: 'hh',
	j: 'DDDD',
	L: 'SSS',
	m: 'MM',
	M: 'mm',
	p: 'A',
	q: 'Q',
	Q: 'x',
	s: 'X',
	S: 'ss',
	u: 'E',
	U: '[%U]',
	V: 'WW',
	w: 'd',
	W: '[%W]',
	x: 'M/D/YYYY',
	X: 'h:mm:ss A',
	y: 'YY',
	Y: 'YYYY',
	Z: 'ZZ',
};

/** Directives for numbers that may have no leading zero: `%-d`. */
const WITHOUT_ZERO = /[dHIjmMSV]/;

/**
 * Converts a format from the syntax of d3-time-format to moment's. Numbers that d3
 * fills with a space have none.
 *
 * @param specifier For example `%B %-d`.
 */
export const toMomentFormat = ( specifier: string ) =>
	specifier.replace(
		/%([-_0]?)([a-zA-Z])|%?[^]/g,
		( text, pad: string | undefined, directive: string | undefined ) => {
			const token = directive && TOKENS[ directive ];
			if ( ! token ) {
				// Brackets around other characters would only take time.
				return text.slice( -1 ).replace( /[a-zA-Z[\]\\]/, '[$&]' );
			}
			return pad && pad !== '0' && WITHOUT_ZERO.test( text )
				? token.slice( 1 )
				: token;
		}
	);
