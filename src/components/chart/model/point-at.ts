import { bandCentre } from './bands';
import { isGap } from './thin';
import type { ChartModel, Point } from './types';
import { createYScale } from './y-axis';

/**
 * Where a value is drawn.
 *
 * @param model
 * @param place Place of the series.
 * @param index Index of the date.
 * @return `null` at a gap.
 */
export function pointAt(
	{ series, bands, domain, plot }: ChartModel,
	place: number,
	index: number
): Point | null {
	const shape = series[ place ];
	const value = shape?.values[ index ] ?? null;
	if ( ! shape || value === null || isGap( value ) ) {
		return null;
	}
	return {
		x:
			Math.round( ( bandCentre( bands, index ) + shape.offset ) * 100 ) /
			100,
		y: createYScale( domain, plot.top, plot.height )( value ),
	};
}
