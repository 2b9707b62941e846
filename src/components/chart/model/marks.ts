import { line } from 'd3-shape';

import { bandCentre } from './bands';
import type {
	BarShape,
	Bands,
	LayoutSeries,
	Pixels,
	Point,
	SeriesShape,
} from './types';
import type { YScale } from './y-axis';

/** Share of a strip that stays free between two groups of bars. */
const GROUP_PADDING = 0.2;

/** A single bar does not fill the whole chart. */
const MAX_BAR_WIDTH: Pixels = 64;

/** Bars wider than this have a pixel of air between them. */
const AIRY_BAR_WIDTH: Pixels = 6;

const drawLine = line< Point | null >()
	.defined( ( point ) => point !== null )
	.x( ( point ) => point?.x ?? 0 )
	.y( ( point ) => point?.y ?? 0 )
	.digits( 2 );

/** Values as points, without the dates that the condition leaves out. */
export function createPoints(
	{ values }: LayoutSeries,
	xOf: ( index: number ) => Pixels,
	scale: YScale
): Array< Point | null > {
	return values.map( ( value, index ) =>
		value === null ? null : { x: xOf( index ), y: scale( value ) }
	);
}

/**
 * Path data of a line. The last stretch before `unfinishedIndex` and all after
 * it go to the second path.
 */
export function createPaths(
	points: ReadonlyArray< Point | null >,
	unfinishedIndex: number
): Pick< SeriesShape, 'path' | 'unfinishedPath' > {
	return {
		path: drawLine( points.slice( 0, unfinishedIndex ) ) ?? '',
		unfinishedPath:
			unfinishedIndex < points.length
				? drawLine(
						points.slice( Math.max( 0, unfinishedIndex - 1 ) )
				  ) ?? ''
				: '',
	};
}

/** Points without a neighbour, which a line cannot show, or all points. */
export function createDots(
	points: ReadonlyArray< Point | null >,
	isEvery: boolean
): SeriesShape[ 'dots' ] {
	const dots: Array< Point & { index: number } > = [];
	points.forEach( ( point, index ) => {
		if ( ! point ) {
			return;
		}
		const isAlone = ! points[ index - 1 ] && ! points[ index + 1 ];
		if ( isEvery || isAlone ) {
			dots.push( { ...point, index } );
		}
	} );
	return dots;
}

export interface BarGroup {
	/** Width of one bar. */
	width: Pixels;
	/** Distance from the middle of the strip to the middle of a bar. */
	offsets: Pixels[];
}

/** How the bars of one date share their strip. */
export function createBarGroup( bands: Bands, seriesCount: number ): BarGroup {
	const room = bands.step * ( 1 - GROUP_PADDING );
	const slot = Math.min( room / Math.max( 1, seriesCount ), MAX_BAR_WIDTH );
	const air = slot > AIRY_BAR_WIDTH ? 1 : 0;
	const offsets = Array.from( { length: seriesCount }, ( _, place ) => {
		const offset = ( place - ( seriesCount - 1 ) / 2 ) * slot;
		return bands.isRtl ? -offset : offset;
	} );
	return { width: slot - air, offsets };
}

function round( value: number ): number {
	return Math.round( value * 100 ) / 100;
}

/** Bars from the zero line: up for positive, down for negative values. */
export function createBars(
	points: ReadonlyArray< Point | null >,
	values: LayoutSeries[ 'values' ],
	{
		width,
		zeroY,
		unfinishedIndex,
	}: { width: Pixels; zeroY: Pixels; unfinishedIndex: number }
): BarShape[] {
	const bars: BarShape[] = [];
	points.forEach( ( point, index ) => {
		const value = values[ index ];
		if ( ! point || ! value ) {
			return;
		}
		// The smallest value is still something: one pixel.
		const height = Math.max( 1, Math.abs( zeroY - point.y ) );
		bars.push( {
			index,
			left: round( point.x - width / 2 ),
			top: round( value > 0 ? zeroY - height : zeroY ),
			width: round( width ),
			height: round( height ),
			isUnfinished: index >= unfinishedIndex,
		} );
	} );
	return bars;
}

/** Where the values of a series are: strip middle, or middle of its bar. */
export function createXOf(
	bands: Bands,
	offset: Pixels
): ( index: number ) => Pixels {
	return ( index ) => round( bandCentre( bands, index ) + offset );
}
