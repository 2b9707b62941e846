/** Size of the sparkline in SVG units. */
export const WIDTH = 100;
export const HEIGHT = 28;

/** Space for half of the stroke. */
const MARGIN = 2;

const round = ( value: number ) => Math.round( value * 100 ) / 100;

/**
 * Path of a line over the whole width. Lines in one image share a scale, so
 * pass all values and the highest number of intervals.
 *
 * @param values One value per interval.
 * @param all    Values of all lines in the image.
 * @param length Number of intervals in the full width; at least the number of
 *               values.
 * @return The `d` attribute of an SVG path; empty for fewer than two values.
 */
export function getSparklinePath(
	values: readonly number[],
	all: readonly number[] = values,
	length: number = values.length
): string {
	if ( values.length < 2 ) {
		return '';
	}
	// The scale always includes zero.
	let low = 0;
	let high = 0;
	for ( const value of all ) {
		low = Math.min( low, value );
		high = Math.max( high, value );
	}
	const span = high - low || 1;
	const step = WIDTH / Math.max( length - 1, 1 );
	const room = HEIGHT - 2 * MARGIN;
	return values
		.map(
			( value, at ) =>
				`${ at === 0 ? 'M' : 'L' }${ round( at * step ) } ${ round(
					MARGIN + room * ( 1 - ( value - low ) / span )
				) }`
		)
		.join( '' );
}
