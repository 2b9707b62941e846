/** d3-time-format's names of the parts that PHP's `date` knows. */
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
 * Rewrites a date format from PHP syntax to that of d3-time-format.
 *
 * Formats are translated once, in PHP syntax, so both variants say the same.
 * Hours have a leading blank in d3 where PHP has none.
 *
 * @example
 * phpToD3Format( '\\W\\e\\e\\k \\o\\f F j, Y' ); // 'Week of %B %-d, %Y'
 *
 * @param format Letters after a backslash are text, and so are letters that
 *               name no part.
 */
export function phpToD3Format( format: string ): string {
	return format.replace( /\\?[^]/g, ( part ) => {
		const letter = part.slice( -1 );
		const isText = part.length > 1 && letter !== '%';
		return isText ? letter : specifiers[ letter ] ?? letter;
	} );
}
