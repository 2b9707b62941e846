import { getBandCenter } from './bands';
import { forEachPixelColumn, isGap } from './downsample';
import type {
	BarShape,
	Bands,
	DrawnPoint,
	Pixels,
	SeriesShape,
	Track,
	Values,
} from './types';
import type { YScale } from './y-axis';

/** Padding between two groups of bars, relative to a band. */
const GROUP_PADDING = 0.2;

/** Maximum width of a bar. */
const MAX_BAR_WIDTH: Pixels = 64;

/** Wider bars have a gap of a pixel. */
const GAP_BAR_WIDTH: Pixels = 6;

/** Returns the positions of all values. */
export function createPoints(
	values: Values,
	getX: ( index: number ) => Pixels,
	scale: YScale
): Array< DrawnPoint | null > {
	return Array.from( { length: values.length }, ( _, index ) => {
		const value = values[ index ] ?? null;
		return value === null || isGap( value )
			? null
			: { index, x: getX( index ), y: scale( value ) };
	} );
}

/**
 * Splits a line at the first interval that has not ended. The segment that
 * leads to it belongs to the second part.
 */
export function splitTrack(
	points: Track,
	unfinishedIndex: number
): Pick< SeriesShape, 'track' | 'unfinishedTrack' > {
	const from = points.findIndex(
		( point ) => point !== null && point.index >= unfinishedIndex
	);
	return from === -1
		? { track: points, unfinishedTrack: [] }
		: {
				track: points.slice( 0, from ),
				unfinishedTrack: points.slice( Math.max( 0, from - 1 ) ),
		  };
}

/** Returns the points drawn as dots: isolated points, which a line cannot show. */
export function createDots( points: Track ): DrawnPoint[] {
	return points.filter(
		( point, place ): point is DrawnPoint =>
			point !== null && ! points[ place - 1 ] && ! points[ place + 1 ]
	);
}

export interface BarGroup {
	/** Width of a bar. */
	width: Pixels;
	/** Offsets of the bar centers from the center of the band. */
	offsets: Pixels[];
}

/** Distributes the bars of a date in their band. */
export function createBarGroup( bands: Bands, seriesCount: number ): BarGroup {
	const room = bands.step * ( 1 - GROUP_PADDING );
	const slot = Math.min( room / Math.max( 1, seriesCount ), MAX_BAR_WIDTH );
	const gap = slot > GAP_BAR_WIDTH ? 1 : 0;
	const offsets = Array.from( { length: seriesCount }, ( _, place ) => {
		const offset = ( place - ( seriesCount - 1 ) / 2 ) * slot;
		return bands.isRtl ? -offset : offset;
	} );
	return { width: slot - gap, offsets };
}

function round( value: number ): number {
	return Math.round( value * 100 ) / 100;
}

interface BarOptions {
	width: Pixels;
	/** Where the bar of a date begins. */
	getBaseY: ( index: number ) => Pixels;
	unfinishedIndex: number;
}

/** Returns bars from their base, up for positive and down for negative values. */
export function createBars(
	points: Track,
	values: Values,
	{ width, getBaseY, unfinishedIndex }: BarOptions
): BarShape[] {
	const bars: BarShape[] = [];
	for ( const point of points ) {
		const value = point && values[ point.index ];
		if ( ! point || ! value ) {
			continue;
		}
		// Values other than zero have a height of at least one pixel.
		const baseY = getBaseY( point.index );
		const height = Math.max( 1, Math.abs( baseY - point.y ) );
		bars.push( {
			index: point.index,
			left: round( point.x - width / 2 ),
			top: round( value > 0 ? baseY - height : baseY ),
			width: round( width ),
			height: round( height ),
			isUnfinished: point.index >= unfinishedIndex,
		} );
	}
	return bars;
}

/**
 * Returns bars for several dates per pixel: the highest and lowest value of
 * each pixel column.
 */
export function createDenseBars(
	values: Values,
	bands: Bands,
	scale: YScale,
	place: Omit< BarOptions, 'width' >
): BarShape[] {
	const extremes: DrawnPoint[] = [];
	forEachPixelColumn( values, bands, 0, ( { lowest, highest } ) => {
		const x = Math.floor( getBandCenter( bands, highest ) ) + 0.5;
		const add = ( index: number ) =>
			extremes.push( { index, x, y: scale( values[ index ] ?? 0 ) } );
		if ( ( values[ highest ] ?? 0 ) > 0 ) {
			add( highest );
		}
		if ( ( values[ lowest ] ?? 0 ) < 0 ) {
			add( lowest );
		}
	} );
	return createBars( extremes, values, { ...place, width: 1 } );
}

/** Returns the x coordinates of a series: band centers, or bar centers. */
export function createGetX(
	bands: Bands,
	offset: Pixels
): ( index: number ) => Pixels {
	return ( index ) => round( getBandCenter( bands, index ) + offset );
}
