import { getBandCenter } from './bands';
import { isGap } from './downsample';
import type { ChartModel, Point } from './types';
import { createYScale } from './y-axis';

/**
 * Returns the position of a value.
 *
 * @param model       The chart.
 * @param seriesIndex Index of the series.
 * @param index       Index of the date.
 * @return The position, or null at a gap.
 */
export function getPoint(
	{ series, bands, domain, plot }: ChartModel,
	seriesIndex: number,
	index: number
): Point | null {
	const shape = series[ seriesIndex ];
	const value = shape?.ends[ index ] ?? null;
	if ( ! shape || value === null || isGap( value ) ) {
		return null;
	}
	return {
		x:
			Math.round(
				( getBandCenter( bands, index ) + shape.offset ) * 100
			) / 100,
		y: createYScale( domain, plot.top, plot.height )( value ),
	};
}
