import { getCurrentDates, getDateParamsFromQuery } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { PickerDateQuery } from '../date-range-filter-picker';

/** What a query, or else the shop's default range, says about dates. */
export function getDateQuery( query: Query ): PickerDateQuery {
	const defaultRange = getSetting( 'defaultDateRange' );
	const { primary, secondary } = getCurrentDates( query, defaultRange );
	return {
		...getDateParamsFromQuery( query, defaultRange ),
		primaryDate: primary,
		secondaryDate: secondary,
	};
}
