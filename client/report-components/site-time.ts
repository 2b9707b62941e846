import { getStoreTimeZoneMoment, getStoreToday } from '@storedeck/date';
import { formatIso } from '../common/iso-time';
import { formatUntil } from '../report/comparison-label';

/**
 * Formats a time, with its date unless it is today.
 *
 * @param siteTime In the site time zone, `YYYY-MM-DD HH:mm:ss`.
 */
export const formatSiteTime = ( siteTime: string ) =>
	formatUntil( siteTime, getStoreToday() );

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
		text: formatSiteTime( formatIso( time ) ),
	};
}
