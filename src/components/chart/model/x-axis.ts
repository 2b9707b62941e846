import type { ChartInterval, ChartMode } from '../types';
import type { WallTime } from '../formats/wall-clock';
import { getBandCenter } from './bands';
import {
	AXIS_FONT_SIZE,
	AXIS_GAP,
	MEDIUM_WIDTH,
	NARROW_WIDTH,
	WIDE_WIDTH,
} from './sizes';
import type { Bands, LayoutOptions, Pixels, XTick } from './types';

/** From this number of dates only the first date of each month has a tick. */
export const DAY_TICKS_THRESHOLD = 63;
export const WEEK_TICKS_THRESHOLD = 9;

const HOURS_OF_LONGEST_DAY = 25;

/** Returns the maximum number of ticks for a width. */
export function getMaxTicks( width: Pixels, mode: ChartMode ): number {
	const isItems = mode === 'item-comparison';
	if ( width < NARROW_WIDTH ) {
		return 7;
	}
	if ( width <= MEDIUM_WIDTH ) {
		return 12;
	}
	if ( width <= WIDE_WIDTH ) {
		return isItems ? 12 : 16;
	}
	return isItems ? 16 : 31;
}

function getFactors( count: number ): number[] {
	const factors: number[] = [];
	for ( let factor = 1; factor <= count; factor++ ) {
		if ( count % factor === 0 ) {
			factors.push( factor );
		}
	}
	return factors;
}

/**
 * Returns the increment between ticks: a divisor of the count, or of a slightly
 * smaller number if it has too few divisors, so that ticks reach the end.
 * Divisors that use less than half of the available ticks are ignored.
 */
export function getTickIncrement( count: number, maxTicks: number ): number {
	const least = Math.ceil( count / maxTicks );
	if ( least <= 1 ) {
		return 1;
	}
	for ( let less = 0; less < count; less++ ) {
		const factors = getFactors( count - less );
		if ( factors.length > 3 ) {
			const fitting = factors.find( ( factor ) => factor >= least );
			return fitting !== undefined && fitting < 2 * least
				? fitting
				: least;
		}
	}
	return least;
}

const DAY = 86400000;

const getDay = ( time: WallTime ) => Math.floor( time / DAY );

/** Returns the indexes of the first date of each month. */
function getFirstOfMonths( dates: readonly WallTime[] ): number[] {
	const indexes: number[] = [];
	let last = NaN;
	dates.forEach( ( time, index ) => {
		const date = new Date( time );
		const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
		if ( month !== last ) {
			last = month;
			indexes.push( index );
		}
	} );
	return indexes;
}

function isReducedToMonths( interval: ChartInterval, count: number ): boolean {
	return (
		( interval === 'day' && count >= DAY_TICKS_THRESHOLD ) ||
		( interval === 'week' && count >= WEEK_TICKS_THRESHOLD )
	);
}

/**
 * Returns the indexes of dates with a tick, based on the maximum number of
 * ticks.
 */
export function selectTicks(
	dates: readonly WallTime[],
	{
		width,
		mode,
		interval,
	}: { width: Pixels; mode: ChartMode; interval: ChartInterval }
): number[] {
	const first = dates[ 0 ];
	const last = dates[ dates.length - 1 ];
	if ( first === undefined || last === undefined ) {
		return [];
	}
	if (
		interval === 'hour' &&
		width > NARROW_WIDTH &&
		dates.length <= HOURS_OF_LONGEST_DAY &&
		getDay( first ) === getDay( last )
	) {
		return dates.map( ( _, index ) => index );
	}
	const months = isReducedToMonths( interval, dates.length )
		? getFirstOfMonths( dates )
		: null;
	const count = months?.length ?? dates.length;
	const increment = getTickIncrement( count, getMaxTicks( width, mode ) );
	return Array.from(
		{ length: Math.ceil( count / increment ) },
		( _, place ) =>
			months ? months[ place * increment ] ?? 0 : place * increment
	);
}

interface PlacedTick {
	x: Pixels;
	width: Pixels;
}

function isSeparate( a: PlacedTick, b: PlacedTick ): boolean {
	const distance = Math.abs( a.x - b.x ) - ( a.width + b.width ) / 2;
	return distance >= AXIS_GAP / 2;
}

/**
 * Keeps every n-th tick, with the smallest n that avoids overlapping labels.
 */
function removeOverlaps< T extends PlacedTick >( ticks: T[] ): T[] {
	for ( let increment = 1; increment < ticks.length; increment++ ) {
		const kept = ticks.filter( ( _, place ) => place % increment === 0 );
		const isFree = kept.every( ( tick, place ) => {
			const next = kept[ place + 1 ];
			return ! next || isSeparate( tick, next );
		} );
		if ( isFree ) {
			return kept;
		}
	}
	return ticks.slice( 0, 1 );
}

function clamp( value: number, min: number, max: number ): number {
	return Math.max( min, Math.min( max, value ) );
}

/**
 * Creates the ticks of the x-axis. The second row shows each month (or day, or
 * year) once; of two overlapping labels the later one is kept, because the
 * following ticks belong to it.
 */
export function createXTicks(
	bands: Bands,
	chartWidth: Pixels,
	{
		dates,
		mode,
		interval,
		format,
		measure,
	}: Pick<
		LayoutOptions,
		'dates' | 'mode' | 'interval' | 'format' | 'measure'
	>
): XTick[] {
	const candidates = selectTicks( dates, {
		width: chartWidth,
		mode,
		interval,
	} ).map( ( index ) => {
		const label = format.x( dates[ index ] ?? 0 );
		return {
			index,
			x: getBandCenter( bands, index ),
			label,
			width: measure( label, AXIS_FONT_SIZE ),
		};
	} );
	const ticks = removeOverlaps( candidates );
	const seconds = ticks.map( ( { index } ) =>
		format.x2( dates[ index ] ?? 0 )
	);

	let following: PlacedTick | null = null;
	const result: XTick[] = [];
	for ( let place = ticks.length - 1; place >= 0; place-- ) {
		const tick = ticks[ place ];
		if ( ! tick ) {
			continue;
		}
		const text = seconds[ place ] ?? '';
		const width = measure( text, AXIS_FONT_SIZE );
		const x = clamp( tick.x, width / 2, chartWidth - width / 2 );
		const placed = { x, width };
		const isShown: boolean =
			text !== '' &&
			text !== seconds[ place - 1 ] &&
			( following === null || isSeparate( placed, following ) );
		if ( isShown ) {
			following = placed;
		}
		result.push( {
			index: tick.index,
			x: tick.x,
			label: tick.label,
			secondLabel: isShown ? text : '',
			secondX: x,
		} );
	}
	return result.reverse();
}
