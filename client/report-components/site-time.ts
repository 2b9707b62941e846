import { __, sprintf } from '@wordpress/i18n';
import { getStoreTimeZoneMoment } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { formatSiteDate } from '../common/store-format';

const FORMAT = 'YYYY-MM-DDTHH:mm:ss';

/**
 * Formats a time, with its date unless it is today.
 *
 * @param siteTime In the site time zone, `YYYY-MM-DD HH:mm:ss`.
 */
export function formatSiteTime( siteTime: string ) {
	const today = getStoreTimeZoneMoment().format( FORMAT ).slice( 0, 10 );
	const time = formatSiteDate( siteTime, getSetting( 'timeFormat' ) );
	return siteTime.slice( 0, 10 ) === today
		? time
		: sprintf(
				/* translators: 1: date, 2: time of that day. */
				__( '%1$s, %2$s', 'storedeck' ),
				formatSiteDate( siteTime ),
				time
		  );
}

/**
 * Formats a timestamp in the site time zone.
 *
 * @param at In ms since the epoch.
 */
export function formatTimestamp( at: number ) {
	const time = getStoreTimeZoneMoment().subtract(
		Date.now() - at,
		'milliseconds'
	);
	return {
		iso: time.format(),
		text: formatSiteTime( time.format( FORMAT ) ),
	};
}
