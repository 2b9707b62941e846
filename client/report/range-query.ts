import { getFilterQuery } from '@storedeck/data';
import {
	appendTimestamp,
	getCurrentDates,
	hasComparison,
} from '@storedeck/date';
import type { FilterPickerConfig } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import type { Query as RequestQuery } from '@storedeck/api';

/**
 * The parameters of a request for the period and the filters of a URL.
 * Undefined for the secondary period if there is no comparison.
 */
export function getRangeQuery(
	query: Query,
	defaultDateRange: string,
	dataType: 'primary' | 'secondary',
	filters: FilterPickerConfig[] = []
): RequestQuery | undefined {
	if (
		dataType === 'secondary' &&
		! hasComparison( query, defaultDateRange )
	) {
		return undefined;
	}
	const range = getCurrentDates( query, defaultDateRange )[ dataType ];
	return {
		...getFilterQuery( { endpoint: 'overview', query, filters } ),
		after: appendTimestamp( range.after, 'start' ),
		before: appendTimestamp( range.before, 'end' ),
	};
}
