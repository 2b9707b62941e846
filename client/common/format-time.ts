import { getSetting } from '@storedeck/settings';
import { formatSiteDate } from './store-format';

/** Midnight to the second is a date without a time, such as that of an imported order. */
export const hasTime = ( date: string ) => ! date.endsWith( '00:00:00' );

/** A date and time in site time, in the format of the site. */
export const formatTime = ( date: string ) =>
	formatSiteDate(
		date,
		hasTime( date )
			? `${ getSetting( 'dateFormat' ) } ${ getSetting( 'timeFormat' ) }`
			: undefined
	);
