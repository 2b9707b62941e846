import type { Moment } from 'moment';
import { defaultDateTimeFormat } from './constants';
import { formatPlain, toPlainDate } from './store-time';

/**
 * Formats a date with time for requests: site time, without a time zone.
 *
 * @example
 * appendTimestamp( moment( '2020-01-02' ), 'end' ); // '2020-01-02T23:59:59'
 *
 * @param  date      The date; it is not changed.
 * @param  timeOfDay `start` or `end` of the day, or `now` for the time of the
 *                   moment itself.
 * @throws {Error} For any other `timeOfDay`.
 */
export function appendTimestamp(
	date: Moment,
	timeOfDay: 'start' | 'now' | 'end'
): string {
	switch ( timeOfDay ) {
		case 'start':
			return `${ toPlainDate( date ) }T00:00:00`;
		case 'now':
			return formatPlain( date, defaultDateTimeFormat );
		case 'end':
			return `${ toPlainDate( date ) }T23:59:59`;
		default:
			throw new Error(
				'appendTimestamp: the time of day must be start, now or end.'
			);
	}
}
