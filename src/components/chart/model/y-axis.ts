import type { LayoutSeries, Pixels, YDomain, YTick } from './types';

/** Steps that read well, within one power of ten. */
const NICE = [ 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10 ];

/** About as many steps as an axis gets. */
const STEPS = 3;

/** Beyond these an axis would leave what numbers can express. */
const SMALLEST = 1e-12;
const LARGEST = 1e100;

/** Smallest and largest value, 0 among them. Gaps do not count. */
export function valueExtent(
	series: readonly LayoutSeries[]
): [ number, number ] {
	let min = 0;
	let max = 0;
	for ( const { values } of series ) {
		for ( let index = 0; index < values.length; index++ ) {
			// A gap is neither smaller nor larger.
			const value = values[ index ] ?? 0;
			if ( value < min ) {
				min = value;
			} else if ( value > max ) {
				max = value;
			}
		}
	}
	return [ Math.max( min, -LARGEST ), Math.min( max, LARGEST ) ];
}

/**
 * Distance of two ticks: about a third of the range, rounded up to a number
 * that reads well. 1 when every value is (next to) 0.
 */
export function calculateStep(
	min: number,
	max: number,
	isWhole = false
): number {
	const ideal = ( max - min ) / STEPS;
	if ( ideal < SMALLEST ) {
		return 1;
	}
	const power = Math.pow( 10, Math.floor( Math.log10( ideal ) ) );
	// A hair of tolerance: 0.3 / 0.1 is a little less than 3.
	const factor = NICE.find( ( nice ) => nice * power >= ideal * 0.999999 );
	const step = clean( ( factor ?? 10 ) * power );
	return isWhole ? Math.ceil( step ) : step;
}

/** Without the noise of binary fractions. */
function clean( value: number ): number {
	return Number( value.toPrecision( 12 ) );
}

/**
 * The range of the value axis, from tick to tick. It holds 0, and a value that
 * lies exactly on a limit gets one more step of air, so that no line runs
 * along the border.
 */
export function calculateDomain(
	[ min, max ]: readonly [ number, number ],
	isWhole = false
): YDomain {
	const step = calculateStep( min, max, isWhole );
	if ( min === 0 && max === 0 ) {
		return { min: 0, max: step, step };
	}
	const lower = min < 0 ? Math.ceil( clean( -min / step ) ) : 0;
	const upper = max > 0 ? Math.ceil( clean( max / step ) ) : 0;
	const isOnLower = min < 0 && clean( lower * step ) <= -min;
	const isOnUpper = max > 0 && clean( upper * step ) <= max;
	return {
		min: -clean( ( lower + ( isOnLower ? 1 : 0 ) ) * step ) || 0,
		max: clean( ( upper + ( isOnUpper ? 1 : 0 ) ) * step ),
		step,
	};
}

export type YScale = ( value: number ) => Pixels;

export function createYScale(
	{ min, max }: YDomain,
	top: Pixels,
	height: Pixels
): YScale {
	const bottom = top + height;
	const perUnit = height / ( max - min );
	return ( value ) =>
		Math.round( ( bottom - ( value - min ) * perUnit ) * 100 ) / 100;
}

/** One tick per step. A text that the tick below already shows is left out. */
export function createYTicks(
	{ min, max, step }: YDomain,
	scale: YScale,
	format: ( value: number ) => string
): YTick[] {
	const ticks: YTick[] = [];
	const last = Math.round( max / step );
	// Counted from zero, so that zero is met exactly.
	for ( let count = Math.round( min / step ); count <= last; count++ ) {
		const value = clean( count * step ) || 0;
		const label = format( value );
		if ( ticks[ ticks.length - 1 ]?.label !== label ) {
			ticks.push( { value, y: scale( value ), label } );
		}
	}
	return ticks;
}
