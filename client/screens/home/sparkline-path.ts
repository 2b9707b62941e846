/** Width and height of a sparkline in its own units. */
export const WIDTH = 100;
export const HEIGHT = 28;

/** A value needs room for half of its stroke. */
const MARGIN = 2;

const round = ( value: number ) => Math.round( value * 100 ) / 100;

/**
 * The path of a line through values, over the whole width. Lines of one picture
 * share their scale: say which values it spans and how many there are at most.
 *
 * @param values The values, one for each interval.
 * @param all    All values of the picture.
 * @param length Intervals that the width has room for; at least the values.
 * @return The `d` of an SVG path; empty where there is no line to draw.
 */
export function getSparklinePath(
	values: readonly number[],
	all: readonly number[] = values,
	length: number = values.length
): string {
	if ( values.length < 2 ) {
		return '';
	}
	// Nothing sold is the ground, not the middle.
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
