import moment, { type Moment } from 'moment';
import { isoDateFormat } from './constants';
import { keepWallClock } from './store-time';

/**
 * Reads a date that a person typed or an address holds.
 *
 * @example
 * toMoment( 'MM/DD/YYYY', '04/15/2018' )?.format( 'YYYY-MM-DD' ); // '2018-04-15'
 *
 * @param  format Accepted besides `YYYY-MM-DD` (moment syntax, read strictly).
 * @param  value  Text, or a moment, which comes back itself.
 * @return The start of the day on the shop's clock, or `null` when the value is
 *         no valid date.
 * @throws {Error} When the value is neither text nor a moment.
 */
export function toMoment( format: string, value: unknown ): Moment | null {
	if ( moment.isMoment( value ) ) {
		return value.isValid() ? value : null;
	}
	if ( typeof value !== 'string' ) {
		throw new Error( 'toMoment: the value must be text or a moment.' );
	}
	const date = moment.utc( value, [ isoDateFormat, format ], true );
	return date.isValid() ? keepWallClock( date ) : null;
}
