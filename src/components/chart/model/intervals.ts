import type { WallTime } from '../formats/wall-clock';
import type { ChartInterval } from '../types';

const HOUR = 3600000;
const DAY = 24 * HOUR;

/** Wider gaps mean that the data has another interval. */
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

/** Returns the start of the previous (-1) or next (1) interval. */
function getAdjacentStart(
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

/** Returns the end of the interval that starts at `time`. */
export const getIntervalEnd = ( time: WallTime, interval: ChartInterval ) =>
	getAdjacentStart( time, interval, 1 );

const stepBack = ( time: WallTime, interval: ChartInterval ) =>
	getAdjacentStart( time, interval, -1 );

/**
 * Returns the index of the last date that is not after a moment; -1 if all are.
 *
 * @param dates  Ascending dates.
 * @param moment Site time.
 */
export function findLastStarted(
	dates: readonly WallTime[],
	moment: WallTime
): number {
	let index = dates.length - 1;
	while ( index >= 0 && ( dates[ index ] ?? 0 ) > moment ) {
		index--;
	}
	return index;
}

/**
 * Returns the index of the first interval that has not ended at a given time,
 * or the number of dates if all have ended.
 *
 * @param dates    Starts of the intervals, ascending.
 * @param interval Interval of the data.
 * @param moment   Site time; null if all intervals have ended.
 */
export function findFirstUnfinished(
	dates: readonly WallTime[],
	interval: ChartInterval,
	moment: WallTime | null | undefined
): number {
	if ( moment === null || moment === undefined ) {
		return dates.length;
	}
	const index = Math.max( 0, findLastStarted( dates, moment ) );
	const start = dates[ index ];
	return start !== undefined &&
		moment >= getAdjacentStart( start, interval, 1 )
		? index + 1
		: index;
}

/** Whether most dates are one interval apart. */
function isInterval(
	dates: readonly WallTime[],
	interval: ChartInterval
): boolean {
	let matchCount = 0;
	for ( let index = 1; index < dates.length; index++ ) {
		const date = dates[ index ];
		if (
			date !== undefined &&
			stepBack( date, interval ) === dates[ index - 1 ]
		) {
			matchCount++;
		}
	}
	return matchCount >= ( dates.length - 1 ) / 2;
}

/**
 * Returns the missing intervals by the index of the date after them. A single
 * missing hour is ignored, because daylight saving time skips one.
 *
 * @param dates    Ascending dates.
 * @param interval Interval of the data.
 */
export function getMissingDates(
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
