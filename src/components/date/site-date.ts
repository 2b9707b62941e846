import { getZoneOffset } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { dateI18n, format } from '@wordpress/date';
import moment, { type Moment } from 'moment';
import type { DateValue } from './types';

/** Matches a time of day followed by a time zone. */
const HAS_ZONE = /[T ]\d.*(Z|[+-]\d{2}(:?\d{2})?)$/i;

/**
 * Converts a timestamp to the site time zone, with the offset of that instant.
 */
function inSiteZone( instant: number ): Moment {
	const timeZone = getSetting( 'timeZone', '' );
	return timeZone && Number.isFinite( instant )
		? moment( instant ).utcOffset( getZoneOffset( timeZone, instant ) )
		: moment( instant );
}

/**
 * Returns a moment in site time, or an invalid moment if the value is not a
 * date.
 *
 * @param date See `DateValue`.
 */
export function toSiteTime( date: DateValue ): Moment {
	if ( moment.isMoment( date ) ) {
		return date.clone();
	}
	if ( typeof date !== 'string' ) {
		return inSiteZone( date.getTime() );
	}
	return HAS_ZONE.test( date )
		? inSiteZone( moment( date, moment.ISO_8601 ).valueOf() )
		: moment.utc( date, moment.ISO_8601 );
}

/**
 * Formats a moment with a PHP format in the site language, without converting
 * its time zone.
 *
 * `dateI18n()` converts moments to a time zone; the only conversion that keeps
 * the time is UTC to UTC.
 */
export const formatSiteTime = ( phpFormat: string, date: Moment ) =>
	dateI18n( phpFormat, date.clone().utc( true ), '+00:00' );

/** The same with English names, for the `datetime` attribute. */
export const formatUntranslated = ( phpFormat: string, date: Moment ) =>
	format( phpFormat, date.clone().locale( 'en' ) );
