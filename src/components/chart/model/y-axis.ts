import type { Pixels, Values, YDomain, YTick } from './types';

/** Factors of steps within a power of ten. */
const NICE_FACTORS = [ 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10 ];

/** Approximate number of steps. */
const STEPS = 3;

/** Limits that avoid overflow and underflow. */
const MIN_MAGNITUDE = 1e-12;
const MAX_MAGNITUDE = 1e100;

/** Returns the minimum and maximum including 0, without gaps. */
export function getValueExtent(
	series: readonly Values[]
): [ number, number ] {
	let min = 0;
	let max = 0;
	for ( const values of series ) {
		for ( let index = 0; index < values.length; index++ ) {
			// Comparisons with NaN, a gap, are false.
			const value = values[ index ] ?? 0;
			if ( value < min ) {
				min = value;
			} else if ( value > max ) {
				max = value;
			}
		}
	}
	return [ Math.max( min, -MAX_MAGNITUDE ), Math.min( max, MAX_MAGNITUDE ) ];
}

/**
 * Returns the distance between ticks: about a third of the range, rounded up to
 * a nice number; 1 if all values are close to 0.
 */
export function calculateStep(
	min: number,
	max: number,
	isWhole = false
): number {
	const ideal = ( max - min ) / STEPS;
	if ( ideal < MIN_MAGNITUDE ) {
		return 1;
	}
	const power = Math.pow( 10, Math.floor( Math.log10( ideal ) ) );
	// Tolerance, because 0.3 / 0.1 is slightly less than 3.
	const factor = NICE_FACTORS.find(
		( nice ) => nice * power >= ideal * 0.999999
	);
	const step = removeFloatNoise( ( factor ?? 10 ) * power );
	return isWhole ? Math.ceil( step ) : step;
}

/** Removes the rounding error of binary fractions. */
function removeFloatNoise( value: number ): number {
	return Number( value.toPrecision( 12 ) );
}

/** Parts of a step at the end of an axis with few values. */
const PARTS_OF_STEP = 4;

/**
 * Returns the distance from 0 to an end of the axis: whole steps, and an extra
 * one if the extreme value lies on the limit, so that no line touches the
 * border. If all values of this end are within a step, and others are not, the
 * end is a part of a step, so that a single value of -1 does not take a third
 * of the chart.
 */
function getLimit( extent: number, otherExtent: number, step: number ): number {
	if ( extent === 0 ) {
		return 0;
	}
	const unit =
		extent < step && otherExtent >= step ? step / PARTS_OF_STEP : step;
	const count = Math.ceil( removeFloatNoise( extent / unit ) );
	const isOnLimit = removeFloatNoise( count * unit ) <= extent;
	return removeFloatNoise( ( count + ( isOnLimit ? 1 : 0 ) ) * unit );
}

/** Returns the range of the y-axis, including 0. */
export function calculateDomain(
	[ min, max ]: readonly [ number, number ],
	isWhole = false
): YDomain {
	const step = calculateStep( min, max, isWhole );
	if ( min === 0 && max === 0 ) {
		return { min: 0, max: step, step };
	}
	return {
		min: -getLimit( -min, max, step ) || 0,
		max: getLimit( max, -min, step ),
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

/** Steps between two ticks have rounding errors. */
const TOLERANCE = 1e-6;

/** Creates a tick per step. A label equal to the previous one is omitted. */
export function createYTicks(
	{ min, max, step }: YDomain,
	scale: YScale,
	format: ( value: number ) => string
): YTick[] {
	const ticks: YTick[] = [];
	const first = Math.ceil( min / step - TOLERANCE );
	const last = Math.floor( max / step + TOLERANCE );
	// Counted from zero, so that zero is exact.
	for ( let count = first; count <= last; count++ ) {
		const value = removeFloatNoise( count * step ) || 0;
		const label = format( value );
		if ( ticks[ ticks.length - 1 ]?.label !== label ) {
			ticks.push( { value, y: scale( value ), label } );
		}
	}
	return ticks;
}
