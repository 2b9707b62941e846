import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@storedeck/date';
import type { Moment } from 'moment';

/*
 * Times in the site's time zone, `YYYY-MM-DDTHH:mm:ss`.
 */

/** A time of a response, `YYYY-MM-DD HH:mm:ss`. */
export const toIso = ( siteTime: string ) => siteTime.replace( ' ', 'T' );

/** With western digits in every locale, as in responses. */
export const formatIso = ( date: Moment ) =>
	date.clone().locale( 'en' ).format( defaultDateTimeFormat );

/** The current minute: with seconds, charts would be drawn every second. */
export const getNow = () =>
	formatIso( getStoreTimeZoneMoment().startOf( 'minute' ) );
