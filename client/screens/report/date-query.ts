import { getCurrentDates, getDateParamsFromQuery } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** The dates of an address, as the date picker takes them. */
export function getDateQuery( query: Query ) {
	const defaultRange = getSetting( 'defaultDateRange' );
	const { primary, secondary } = getCurrentDates( query, defaultRange );
	return {
		...getDateParamsFromQuery( query, defaultRange ),
		primaryDate: primary,
		secondaryDate: secondary,
	};
}
