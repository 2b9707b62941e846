import { utcParse } from 'd3-time-format';

/**
 * The time of a row: the shop's wall clock, counted in milliseconds as if the
 * shop were in UTC. The zone of the browser never enters, so a day has its
 * date everywhere and no clock change can move it.
 */
export type WallTime = number;

export const DEFAULT_DATE_PARSER = '%Y-%m-%dT%H:%M:%S';

const ISO_LIKE =
	/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;

const parsers = new Map< string, ( text: string ) => Date | null >();

/**
 * Reads a wall clock text.
 *
 * @param text      E.g. `2018-05-30T00:00:00`; the time may be left out.
 * @param specifier d3 time format, for texts of another syntax.
 * @return `null` when the text is no date.
 *
 * @example
 * parseWallClock( '1970-01-02T00:00:00' ); // 86400000
 */
export function parseWallClock(
	text: string,
	specifier: string = DEFAULT_DATE_PARSER
): WallTime | null {
	if ( specifier === DEFAULT_DATE_PARSER ) {
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
	let parse = parsers.get( specifier );
	if ( ! parse ) {
		parse = utcParse( specifier );
		parsers.set( specifier, parse );
	}
	return parse( text )?.getTime() ?? null;
}

/** `2018-05-30T00:00:00`. */
export function toWallClockText( time: WallTime ): string {
	return new Date( time ).toISOString().slice( 0, 19 );
}

/**
 * A date whose local fields (`getHours()`, …) read the wall clock, for
 * formatters that use them. In an hour that the browser's zone skips it reads
 * the following hour; `toWallClockText()` has no such hole.
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
