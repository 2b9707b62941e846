import { bandCentre } from './bands';
import { eachColumn, isGap } from './thin';
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

/** Share of a strip that stays free between two groups of bars. */
const GROUP_PADDING = 0.2;

/** A single bar does not fill the whole chart. */
const MAX_BAR_WIDTH: Pixels = 64;

/** Bars wider than this have a pixel of air between them. */
const AIRY_BAR_WIDTH: Pixels = 6;

/** Every value as a point. */
export function createPoints(
	values: Values,
	xOf: ( index: number ) => Pixels,
	scale: YScale
): Array< DrawnPoint | null > {
	return Array.from( { length: values.length }, ( _, index ) => {
		const value = values[ index ] ?? null;
		return value === null || isGap( value )
			? null
			: { index, x: xOf( index ), y: scale( value ) };
	} );
}

/**
 * Divides a line where its intervals are not over any more. The stretch that
 * leads there belongs to the second part.
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

/** Points without a neighbor, which a line cannot show, or all points. */
export function createDots( points: Track, isEvery: boolean ): DrawnPoint[] {
	return points.filter(
		( point, place ): point is DrawnPoint =>
			point !== null &&
			( isEvery || ( ! points[ place - 1 ] && ! points[ place + 1 ] ) )
	);
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

interface BarPlace {
	width: Pixels;
	zeroY: Pixels;
	unfinishedIndex: number;
}

/** Bars from the zero line: up for positive, down for negative values. */
export function createBars(
	points: Track,
	values: Values,
	{ width, zeroY, unfinishedIndex }: BarPlace
): BarShape[] {
	const bars: BarShape[] = [];
	for ( const point of points ) {
		const value = point && values[ point.index ];
		if ( ! point || ! value ) {
			continue;
		}
		// The smallest value is still something: one pixel.
		const height = Math.max( 1, Math.abs( zeroY - point.y ) );
		bars.push( {
			index: point.index,
			left: round( point.x - width / 2 ),
			top: round( value > 0 ? zeroY - height : zeroY ),
			width: round( width ),
			height: round( height ),
			isUnfinished: point.index >= unfinishedIndex,
		} );
	}
	return bars;
}

/**
 * Bars where a pixel has several: each column of pixels shows its largest and
 * its smallest value.
 */
export function createDenseBars(
	values: Values,
	bands: Bands,
	scale: YScale,
	place: Omit< BarPlace, 'width' >
): BarShape[] {
	const extremes: DrawnPoint[] = [];
	eachColumn( values, bands, 0, ( { lowest, highest } ) => {
		const x = Math.floor( bandCentre( bands, highest ) ) + 0.5;
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

/** Where the values of a series are: strip middle, or middle of its bar. */
export function createXOf(
	bands: Bands,
	offset: Pixels
): ( index: number ) => Pixels {
	return ( index ) => round( bandCentre( bands, index ) + offset );
}
