import moment, { type Moment } from 'moment';
import { isoDateFormat } from './constants';
import { keepWallClock } from './store-time';

/**
 * Parses a date from an input or a URL.
 *
 * @example
 * toMoment( 'MM/DD/YYYY', '04/15/2018' )?.format( 'YYYY-MM-DD' ); // '2018-04-15'
 *
 * @param  format Accepted besides `YYYY-MM-DD` (moment syntax, strict).
 * @param  value  A string, or a moment, which is returned unchanged.
 * @return The start of the day in site time, or `null` when the value is not a
 *         valid date.
 * @throws {Error} When the value is neither a string nor a moment.
 */
export function toMoment( format: string, value: unknown ): Moment | null {
	if ( moment.isMoment( value ) ) {
		return value.isValid() ? value : null;
	}
	if ( typeof value !== 'string' ) {
		throw new Error( 'toMoment: the value must be a string or a moment.' );
	}
	const date = moment.utc( value, [ isoDateFormat, format ], true );
	return date.isValid() ? keepWallClock( date ) : null;
}
