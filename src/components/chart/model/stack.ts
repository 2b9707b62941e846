import { isGap } from './downsample';
import type { Values } from './types';

/** The ends of the bars of a series, as values of the y-axis. */
export interface StackedValues {
	/** Where bars begin. */
	bases: Values;
	/** Where they end; gaps like the values. */
	ends: Values;
}

/**
 * Stacks the values of each date: positive values up from zero, negative ones
 * down.
 *
 * @param series The values of each series, the lowest one first.
 */
export function stackValues( series: readonly Values[] ): StackedValues[] {
	const above: number[] = [];
	const below: number[] = [];
	return series.map( ( values ) => {
		const bases = new Float64Array( values.length );
		const ends = new Float64Array( values.length );
		for ( let index = 0; index < values.length; index++ ) {
			const value = values[ index ];
			if ( value === null || value === undefined || isGap( value ) ) {
				ends[ index ] = NaN;
				continue;
			}
			const sums = value < 0 ? below : above;
			const base = sums[ index ] ?? 0;
			bases[ index ] = base;
			ends[ index ] = sums[ index ] = base + value;
		}
		return { bases, ends };
	} );
}
