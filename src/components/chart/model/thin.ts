import { bandCentre } from './bands';
import type { Bands, DrawnPoint, Pixels, Values } from './types';
import type { YScale } from './y-axis';

/** With more dates than this per pixel a line is thinned. */
const DENSE = 2;

/** Whether a pixel has so many dates that not all of them can be seen. */
export function isDense( { step }: Bands ): boolean {
	return step * DENSE < 1;
}

/** `null` and `NaN`, which is a gap in arrays that hold numbers only. */
export function isGap( value: number | null | undefined ): boolean {
	return value === null || value === undefined || Number.isNaN( value );
}

/** What a column of pixels shows of a series, by index. */
interface Column {
	first: number;
	lowest: number;
	highest: number;
	last: number;
}

/**
 * Goes through the columns of pixels that have a value.
 *
 * @param values
 * @param bands
 * @param offset
 * @param onColumn Called with the column, and whether a gap of a pixel or more
 *                 lies before it.
 */
export function eachColumn(
	values: Values,
	bands: Bands,
	offset: Pixels,
	onColumn: ( column: Column, isAfterGap: boolean ) => void
): void {
	const start = bandCentre( bands, 0 ) + offset;
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
		if ( column === null || at !== place || isBroken ) {
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
 * The line through a series with more values than pixels: of each column of
 * pixels the first, lowest, highest and last value. A line through them covers
 * the same pixels as one through all values; no extreme is lost. A gap breaks
 * it where it is at least a pixel wide.
 */
export function thinPoints(
	values: Values,
	bands: Bands,
	offset: Pixels,
	scale: YScale
): Array< DrawnPoint | null > {
	const points: Array< DrawnPoint | null > = [];
	const start = bandCentre( bands, 0 ) + offset;
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
	eachColumn( values, bands, offset, ( column, isAfterGap ) => {
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
