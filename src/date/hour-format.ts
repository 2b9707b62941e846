import { getSetting } from '@storedeck/settings';

/** A letter of PHP's `date` that is not escaped. */
const has = ( format: string, letters: string ) =>
	new RegExp( `(^|[^\\\\])[${ letters }]` ).test( format );

/**
 * The format of full hours on a site with a 24-hour clock: the site's time
 * format without seconds.
 *
 * @return PHP syntax, for example `H:i`; undefined on a site with a 12-hour
 *         clock, which shows only the hour.
 */
export function get24HourFormat(): string | undefined {
	const format = getSetting( 'timeFormat' );
	return has( format, 'GH' ) && ! has( format, 'aA' )
		? format.replace( /[:.]?s/, '' )
		: undefined;
}
