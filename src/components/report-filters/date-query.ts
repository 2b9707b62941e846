import { getCurrentDates, getDateParamsFromQuery } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { PickerDateQuery } from '../date-range-filter-picker';

/**
 * Reads the date range from a query, with the default date range of the store
 * as fallback.
 */
export function getDateQuery( query: Query ): PickerDateQuery {
	const defaultRange = getSetting( 'defaultDateRange' );
	const { primary, secondary } = getCurrentDates( query, defaultRange );
	return {
		...getDateParamsFromQuery( query, defaultRange ),
		primaryDate: primary,
		secondaryDate: secondary,
	};
}
