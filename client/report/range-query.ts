import { getFilterQuery } from '@storedeck/data';
import {
	appendTimestamp,
	getCurrentDates,
	hasComparison,
} from '@storedeck/date';
import type { FilterPickerConfig } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Moment } from 'moment';

/**
 * The parameters of a request for the period and the filters of a URL.
 * Undefined for the secondary period if there is no comparison.
 *
 * @param query
 * @param defaultDateRange
 * @param dataType
 * @param filters
 * @param until            The end if it is before that of the last day, see
 *                         `getComparisonEnd`.
 */
export function getRangeQuery(
	query: Query,
	defaultDateRange: string,
	dataType: 'primary' | 'secondary',
	filters: FilterPickerConfig[] = [],
	until?: Moment
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
		before: until
			? appendTimestamp( until, 'now' )
			: appendTimestamp( range.before, 'end' ),
	};
}
