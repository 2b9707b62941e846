import { __, sprintf } from '@wordpress/i18n';
import { getStoreTimeZoneMoment } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { formatWallClock } from '../common/store-format';

const WALL_CLOCK = 'YYYY-MM-DDTHH:mm:ss';

/**
 * A time on the shop's clock; with its date unless it is today's.
 *
 * @param wallClock The time, `YYYY-MM-DD HH:mm:ss`.
 */
export function describeWallClock( wallClock: string ) {
	const today = getStoreTimeZoneMoment().format( WALL_CLOCK ).slice( 0, 10 );
	const time = formatWallClock( wallClock, getSetting( 'timeFormat' ) );
	return wallClock.slice( 0, 10 ) === today
		? time
		: sprintf(
				/* translators: 1: a date, 2: a time of that day. */
				__( '%1$s, %2$s', 'storedeck' ),
				formatWallClock( wallClock ),
				time
		  );
}

/**
 * A moment as the shop's clock shows it.
 *
 * @param at Milliseconds since the epoch.
 */
export function describeMoment( at: number ) {
	const then = getStoreTimeZoneMoment().subtract(
		Date.now() - at,
		'milliseconds'
	);
	return {
		iso: then.format(),
		text: describeWallClock( then.format( WALL_CLOCK ) ),
	};
}
