import { getSetting } from '@storedeck/settings';
import moment, { type Moment } from 'moment';
import { isoDateFormat } from './constants';
import { getStoreOffset } from './store-offset';
import type { DateInput, PlainDate } from './types';

/** The zone after a time of day. */
const ZONE = /(\d[T ].*?) ?(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Now, on the shop's clock: a moment with the shop's present offset from UTC.
 *
 * @example
 * // at 2022-03-01T02:30Z, for a shop in New York
 * getStoreTimeZoneMoment().format(); // '2022-02-28T21:30:00-05:00'
 */
export function getStoreTimeZoneMoment(): Moment {
	return moment().utcOffset( getStoreOffset() );
}

/** The shop's today, `YYYY-MM-DD`. */
export function getStoreToday(): PlainDate {
	return toPlainDate( getStoreTimeZoneMoment() );
}

/** The shop's first day of the week, 0 = Sunday … 6 = Saturday. */
export function getStartOfWeek(): number {
	return getSetting( 'startOfWeek', moment.localeData().firstDayOfWeek() );
}

/**
 * The start or the end of a day, on the shop's clock.
 *
 * All moments of this library share the shop's present offset, whatever the
 * season of their date: only the wall clock counts, and a fixed offset has no
 * hour that daylight saving time skips.
 */
export function toStoreMoment(
	date: PlainDate,
	timeOfDay: 'start' | 'end' = 'start'
): Moment {
	const start = keepWallClock( moment.utc( `${ date }T00:00:00Z` ) );
	return timeOfDay === 'end' ? start.endOf( 'day' ) : start;
}

/** The same wall clock with the shop's offset. Changes its argument. */
export function keepWallClock( date: Moment ): Moment {
	return date.utcOffset( getStoreOffset(), true );
}

/** The day that a moment's own wall clock shows. */
export function toPlainDate( date: Moment ): PlainDate {
	return formatPlain( date, isoDateFormat );
}

/** Formats for machines: western digits in every language. */
export function formatPlain( date: Moment, format: string ): string {
	return date.clone().locale( 'en' ).format( format );
}

/**
 * A moment on the shop's clock that shows the wall clock of the input. Text is
 * ISO 8601, its zone is not looked at; a `Date` shows the browser's time.
 */
export function readWallClock( date: DateInput ): Moment {
	if ( typeof date === 'string' ) {
		// Read as UTC: the browser's zone may lack the hour that is meant.
		const wallClock = date.replace( ZONE, '$1' );
		return keepWallClock( moment.utc( wallClock, moment.ISO_8601 ) );
	}
	return keepWallClock( moment( date ) );
}
