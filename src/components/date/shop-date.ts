import { getZoneOffset } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { dateI18n, format } from '@wordpress/date';
import moment, { type Moment } from 'moment';
import type { ShopDate } from './types';

/** A zone after a time of day. */
const HAS_ZONE = /[T ]\d.*(Z|[+-]\d{2}(:?\d{2})?)$/i;

/** An instant on the shop's clock, with the offset that held there and then. */
function onShopClock( instant: number ): Moment {
	const timeZone = getSetting( 'timeZone', '' );
	return timeZone && Number.isFinite( instant )
		? moment( instant ).utcOffset( getZoneOffset( timeZone, instant ) )
		: moment( instant );
}

/**
 * The moment whose own clock shows what the shop's clock shows. Invalid for
 * what is no date.
 *
 * @param date See `ShopDate`.
 */
export function toShopClock( date: ShopDate ): Moment {
	if ( moment.isMoment( date ) ) {
		return date.clone();
	}
	if ( typeof date !== 'string' ) {
		return onShopClock( date.getTime() );
	}
	return HAS_ZONE.test( date )
		? onShopClock( moment( date, moment.ISO_8601 ).valueOf() )
		: moment.utc( date, moment.ISO_8601 );
}

/**
 * A moment in a PHP format, in the shop's language, as its own clock shows it.
 *
 * The host puts the moments it is given into a zone; the one it keeps is UTC.
 */
export const formatShopClock = ( phpFormat: string, date: Moment ) =>
	dateI18n( phpFormat, date.clone().utc( true ), '+00:00' );

/** The same for machines: English names. */
export const formatForMachines = ( phpFormat: string, date: Moment ) =>
	format( phpFormat, date.clone().locale( 'en' ) );
