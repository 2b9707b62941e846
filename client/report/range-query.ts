import { getFilterQuery } from '@storedeck/data';
import {
	appendTimestamp,
	getCurrentDates,
	hasComparison,
} from '@storedeck/date';
import type { FilterPickerConfig } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import type { Query as RequestQuery } from '@storedeck/api';

type Which = 'primary' | 'secondary';

/**
 * The range of an address and its filters, as requests carry them. Undefined
 * for the range to compare with, where there is none.
 */
export function getRangeQuery(
	query: Query,
	defaultDateRange: string,
	which: Which,
	filters: FilterPickerConfig[] = []
): RequestQuery | undefined {
	if ( which === 'secondary' && ! hasComparison( query, defaultDateRange ) ) {
		return undefined;
	}
	const range = getCurrentDates( query, defaultDateRange )[ which ];
	return {
		...getFilterQuery( { endpoint: 'overview', query, filters } ),
		after: appendTimestamp( range.after, 'start' ),
		before: appendTimestamp( range.before, 'end' ),
	};
}
