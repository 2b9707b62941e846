import { bisectRight } from 'd3-array';

import type { WallTime } from '../formats/wall-clock';
import type { ChartInterval } from '../types';

const HOUR = 3600000;
const DAY = 24 * HOUR;

/** Wider holes are no data with gaps, but another interval. */
const MAX_INSERTED = 2000;

const FIXED_STEPS: Partial< Record< ChartInterval, number > > = {
	hour: HOUR,
	day: DAY,
	week: 7 * DAY,
};

const MONTH_STEPS: Partial< Record< ChartInterval, number > > = {
	month: 1,
	quarter: 3,
	year: 12,
};

/** The start of the interval before (-1) or after (1). */
function step(
	time: WallTime,
	interval: ChartInterval,
	direction: 1 | -1
): WallTime {
	const fixed = FIXED_STEPS[ interval ];
	if ( fixed ) {
		return time + direction * fixed;
	}
	const date = new Date( time );
	return Date.UTC(
		date.getUTCFullYear(),
		date.getUTCMonth() + direction * ( MONTH_STEPS[ interval ] ?? 1 ),
		1
	);
}

/** Where the interval that begins at `time` is over. */
export const intervalAfter = ( time: WallTime, interval: ChartInterval ) =>
	step( time, interval, 1 );

const stepBack = ( time: WallTime, interval: ChartInterval ) =>
	step( time, interval, -1 );

/**
 * Index of the first interval that is not over at a moment; the count when all
 * are.
 *
 * @param dates    Starts of the intervals, ascending.
 * @param interval
 * @param moment   `null`: all are over.
 */
export function findUnfinished(
	dates: readonly WallTime[],
	interval: ChartInterval,
	moment: WallTime | null | undefined
): number {
	if ( moment === null || moment === undefined ) {
		return dates.length;
	}
	const index = Math.max( 0, bisectRight( dates, moment ) - 1 );
	const start = dates[ index ];
	return start !== undefined && moment >= step( start, interval, 1 )
		? index + 1
		: index;
}

/** Whether most neighbors are one interval apart, as the caller says. */
function isInterval(
	dates: readonly WallTime[],
	interval: ChartInterval
): boolean {
	let fitting = 0;
	for ( let index = 1; index < dates.length; index++ ) {
		const date = dates[ index ];
		if (
			date !== undefined &&
			stepBack( date, interval ) === dates[ index - 1 ]
		) {
			fitting++;
		}
	}
	return fitting > 0 && fitting >= ( dates.length - 1 ) / 2;
}

/**
 * Intervals that the dates leave out, by the index of the date they come
 * before. A single missing hour is none: shops skip one in spring.
 *
 * @param dates    Ascending.
 * @param interval
 */
export function missingDates(
	dates: readonly WallTime[],
	interval: ChartInterval
): Map< number, WallTime[] > {
	const result = new Map< number, WallTime[] >();
	if ( ! isInterval( dates, interval ) ) {
		return result;
	}
	const shortest = interval === 'hour' ? 2 : 1;
	for ( let index = 1; index < dates.length; index++ ) {
		const before = dates[ index - 1 ] ?? 0;
		const missing: WallTime[] = [];
		let time = stepBack( dates[ index ] ?? 0, interval );
		while ( time > before && missing.length < MAX_INSERTED ) {
			missing.push( time );
			time = stepBack( time, interval );
		}
		if ( missing.length >= shortest && missing.length < MAX_INSERTED ) {
			result.set( index, missing.reverse() );
		}
	}
	return result;
}
