import type { Bands, Box, Pixels } from './types';

/** Divides the plot into one band per date. */
export function createBands(
	count: number,
	plot: Pick< Box, 'left' | 'width' >,
	isRtl = false
): Bands {
	return {
		count,
		left: plot.left,
		width: plot.width,
		step: count > 0 ? plot.width / count : plot.width,
		isRtl,
	};
}

/**
 * Returns the center of a band. In right-to-left languages time runs from right
 * to left.
 */
export function getBandCenter( bands: Bands, index: number ): Pixels {
	const offset = ( index + 0.5 ) * bands.step;
	return bands.isRtl
		? bands.left + bands.width - offset
		: bands.left + offset;
}

/**
 * Returns the index of the band at `x` or the nearest one; -1 without dates.
 */
export function getNearestBand( bands: Bands, x: Pixels ): number {
	if ( bands.count === 0 ) {
		return -1;
	}
	const offset = bands.isRtl ? bands.left + bands.width - x : x - bands.left;
	const index = Math.floor( offset / bands.step );
	return Math.min( bands.count - 1, Math.max( 0, index ) );
}
