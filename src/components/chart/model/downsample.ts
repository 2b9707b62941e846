import { getBandCenter } from './bands';
import type { Bands, DrawnPoint, Pixels, Values } from './types';
import type { YScale } from './y-axis';

/** Maximum number of dates per pixel before lines are downsampled. */
const DENSE = 2;

/** Whether there are too many dates to draw all values. */
export function isDense( { step }: Bands ): boolean {
	return step * DENSE < 1;
}

/** Whether a value is missing: `null`, or `NaN` in number arrays. */
export function isGap( value: number | null | undefined ): boolean {
	return value === null || value === undefined || Number.isNaN( value );
}

/** Values of a pixel column, by index. */
interface Column {
	first: number;
	lowest: number;
	highest: number;
	last: number;
}

/**
 * Iterates over the pixel columns that have values.
 *
 * @param values   Values of a series.
 * @param bands    Bands of the chart.
 * @param offset   Offset of the series in a band.
 * @param onColumn Called with each column, and whether a gap of at least a
 *                 pixel precedes it.
 */
export function forEachPixelColumn(
	values: Values,
	bands: Bands,
	offset: Pixels,
	onColumn: ( column: Column, isAfterGap: boolean ) => void
): void {
	const start = getBandCenter( bands, 0 ) + offset;
	const step = bands.isRtl ? -bands.step : bands.step;
	let column: Column | null = null;
	let place = NaN;
	let low = 0;
	let high = 0;
	let missing = 0;
	let isAfterGap = false;
	for ( let index = 0; index < values.length; index++ ) {
		const value = values[ index ];
		if ( value === null || value === undefined || value !== value ) {
			missing++;
			continue;
		}
		const at = Math.floor( start + index * step );
		const isBroken = column !== null && missing * bands.step >= 1;
		missing = 0;
		if ( column === null || at !== place ) {
			if ( column ) {
				onColumn( column, isAfterGap );
			}
			column = {
				first: index,
				lowest: index,
				highest: index,
				last: index,
			};
			place = at;
			low = value;
			high = value;
			isAfterGap = isBroken;
			continue;
		}
		column.last = index;
		if ( value < low ) {
			low = value;
			column.lowest = index;
		} else if ( value > high ) {
			high = value;
			column.highest = index;
		}
	}
	if ( column ) {
		onColumn( column, isAfterGap );
	}
}

/**
 * Downsamples a series: the first, lowest, highest and last value of each pixel
 * column. The line covers the same pixels and keeps all extremes. It is
 * interrupted by gaps of at least a pixel.
 */
export function downsamplePoints(
	values: Values,
	bands: Bands,
	offset: Pixels,
	scale: YScale
): Array< DrawnPoint | null > {
	const points: Array< DrawnPoint | null > = [];
	const start = getBandCenter( bands, 0 ) + offset;
	const step = bands.isRtl ? -bands.step : bands.step;
	let lastPushed = -1;
	const push = ( index: number ) => {
		if ( index !== lastPushed ) {
			lastPushed = index;
			points.push( {
				index,
				x: Math.round( ( start + index * step ) * 100 ) / 100,
				y: scale( values[ index ] ?? 0 ),
			} );
		}
	};
	forEachPixelColumn( values, bands, offset, ( column, isAfterGap ) => {
		if ( isAfterGap ) {
			points.push( null );
		}
		const { first, lowest, highest, last } = column;
		push( first );
		push( Math.min( lowest, highest ) );
		push( Math.max( lowest, highest ) );
		push( last );
	} );
	return points;
}
