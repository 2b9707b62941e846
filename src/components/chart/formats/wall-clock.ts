import moment from 'moment';

import { toMomentFormat } from './date-tokens';

/**
 * Site time of a row, in milliseconds as if the site were in UTC. It does not
 * depend on the time zone of the browser or on daylight saving time.
 */
export type WallTime = number;

export const DEFAULT_DATE_PARSER = '%Y-%m-%dT%H:%M:%S';

const ISO_LIKE =
	/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;

const DAY = 86400000;
const LENGTH = 19;
const ZERO = 48;

/** The day that was parsed last; the hours of a day follow each other. */
let lastDay = { year: 0, month: 0, day: 0, time: Date.UTC( 0, -1, 0 ) };

function dayTime( year: number, month: number, day: number ): WallTime {
	if (
		lastDay.day !== day ||
		lastDay.month !== month ||
		lastDay.year !== year
	) {
		const isNext =
			day === lastDay.day + 1 &&
			month === lastDay.month &&
			year === lastDay.year;
		lastDay = {
			year,
			month,
			day,
			time: isNext
				? lastDay.time + DAY
				: Date.UTC( year, month - 1, day ),
		};
	}
	return lastDay.time;
}

/**
 * Parses `2018-05-30T00:00:00`; returns NaN for other formats. Faster than a
 * regular expression.
 */
function parseIsoDate( text: string ): WallTime {
	if (
		text.length !== LENGTH ||
		text[ 4 ] !== '-' ||
		text[ 7 ] !== '-' ||
		text[ 10 ] !== 'T' ||
		text[ 13 ] !== ':' ||
		text[ 16 ] !== ':'
	) {
		return NaN;
	}
	const two = ( at: number ) => {
		const tens = text.charCodeAt( at ) - ZERO;
		const ones = text.charCodeAt( at + 1 ) - ZERO;
		return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9
			? tens * 10 + ones
			: NaN;
	};
	const year = two( 0 ) * 100 + two( 2 );
	return (
		dayTime( year, two( 5 ), two( 8 ) ) +
		( ( two( 11 ) * 60 + two( 14 ) ) * 60 + two( 17 ) ) * 1000
	);
}

/**
 * Parses site time.
 *
 * @param text      For example `2018-05-30T00:00:00`; the time is optional.
 * @param specifier d3 time format for other formats.
 * @return Site time, or null if the text is invalid.
 *
 * @example
 * parseWallClock( '1970-01-02T00:00:00' ); // 86400000
 */
export function parseWallClock(
	text: string,
	specifier: string = DEFAULT_DATE_PARSER
): WallTime | null {
	if ( specifier === DEFAULT_DATE_PARSER ) {
		const plain = parseIsoDate( text );
		if ( plain === plain ) {
			return plain;
		}
		const match = ISO_LIKE.exec( text );
		if ( ! match ) {
			return null;
		}
		const [ , year, month, day, hour, minute, second ] = match;
		return Date.UTC(
			Number( year ),
			Number( month ) - 1,
			Number( day ),
			Number( hour ?? 0 ),
			Number( minute ?? 0 ),
			Number( second ?? 0 )
		);
	}
	const parsed = moment.utc( text, toMomentFormat( specifier ) );
	return parsed.isValid() ? parsed.valueOf() : null;
}

/** Returns `2018-05-30T00:00:00`. */
export function toWallClockText( time: WallTime ): string {
	return new Date( time ).toISOString().slice( 0, 19 );
}

/**
 * Returns a date whose local fields (`getHours()`, …) are in site time, for
 * formatters that use them. Hours skipped by the time zone of the browser
 * become the following hour; `toWallClockText()` is always exact.
 */
export function toLocalDate( time: WallTime ): Date {
	const utc = new Date( time );
	return new Date(
		utc.getUTCFullYear(),
		utc.getUTCMonth(),
		utc.getUTCDate(),
		utc.getUTCHours(),
		utc.getUTCMinutes(),
		utc.getUTCSeconds()
	);
}
