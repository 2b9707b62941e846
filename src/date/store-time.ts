import { getSetting } from '@storedeck/settings';
import moment, { type Moment } from 'moment';
import { isoDateFormat } from './constants';
import { getStoreOffset } from './store-offset';
import type { DateInput, PlainDate } from './types';

/** The time zone after a time of day. */
const ZONE = /(\d[T ].*?) ?(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Now, in site time: a moment with the current offset of the site time zone.
 *
 * @example
 * // at 2022-03-01T02:30Z, for a site in New York
 * getStoreTimeZoneMoment().format(); // '2022-02-28T21:30:00-05:00'
 */
export function getStoreTimeZoneMoment(): Moment {
	return moment().utcOffset( getStoreOffset() );
}

/** Today in the site time zone, `YYYY-MM-DD`. */
export function getStoreToday(): PlainDate {
	return toPlainDate( getStoreTimeZoneMoment() );
}

/** The first day of the week in the site's settings, 0 = Sunday … 6 = Saturday. */
export function getStartOfWeek(): number {
	return getSetting( 'startOfWeek', moment.localeData().firstDayOfWeek() );
}

/**
 * The start or end of a day, in site time.
 *
 * All moments of this library have the current offset of the site time zone,
 * regardless of daylight saving time at their date: only date and time count,
 * and a fixed offset has no hour that is skipped.
 */
export function toStoreMoment(
	date: PlainDate,
	timeOfDay: 'start' | 'end' = 'start'
): Moment {
	const start = keepWallClock( moment.utc( `${ date }T00:00:00Z` ) );
	return timeOfDay === 'end' ? start.endOf( 'day' ) : start;
}

/**
 * Replaces the offset by that of the site without changing date and time.
 * Changes its argument.
 */
export function keepWallClock( date: Moment ): Moment {
	return date.utcOffset( getStoreOffset(), true );
}

/** The date of a moment in its own offset. */
export function toPlainDate( date: Moment ): PlainDate {
	return formatPlain( date, isoDateFormat );
}

/** The format of dates in code: western digits in every locale. */
export function formatPlain( date: Moment, format: string ): string {
	return date.clone().locale( 'en' ).format( format );
}

/**
 * A moment in site time with the date and time of the input. Strings are ISO
 * 8601, their time zone is ignored; a `Date` is read in the browser's time
 * zone.
 */
export function readWallClock( date: DateInput ): Moment {
	if ( typeof date === 'string' ) {
		// Parsed as UTC: the browser's time zone may skip the hour.
		const wallClock = date.replace( ZONE, '$1' );
		return keepWallClock( moment.utc( wallClock, moment.ISO_8601 ) );
	}
	return keepWallClock( moment( date ) );
}
