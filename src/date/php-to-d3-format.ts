/** d3-time-format's directives by the letters of PHP's `date`. */
const specifiers: Record< string, string > = {
	d: '%d',
	j: '%-d',
	D: '%a',
	l: '%A',
	m: '%m',
	n: '%-m',
	M: '%b',
	F: '%B',
	Y: '%Y',
	y: '%y',
	g: '%_I',
	h: '%I',
	G: '%-H',
	H: '%H',
	i: '%M',
	s: '%S',
	a: '%p',
	A: '%p',
	// Ordinal suffixes: d3 has none.
	S: '',
	'%': '%%',
};

/**
 * Converts a date format from PHP syntax to that of d3-time-format.
 *
 * Formats are translated once, in PHP syntax, so that both variants are the
 * same. Hours have a leading space in d3, unlike in PHP.
 *
 * @example
 * phpToD3Format( '\\W\\e\\e\\k \\o\\f F j, Y' ); // 'Week of %B %-d, %Y'
 *
 * @param format Letters after a backslash are literal, and so are letters
 *               without a meaning in PHP.
 */
export function phpToD3Format( format: string ): string {
	return format.replace( /\\?[^]/g, ( part ) => {
		const letter = part.slice( -1 );
		const isText = part.length > 1 && letter !== '%';
		return isText ? letter : specifiers[ letter ] ?? letter;
	} );
}
