import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/**
 * Whether the URL compares several items.
 *
 * @param param       The parameter for the ids; the filter is `compare-{param}`.
 * @param filterParam The parameter of the filter.
 */
export const isComparing = ( query: Query, param: string, by = 'filter' ) =>
	query[ by ] === `compare-${ param }` &&
	getIdsFromQuery( query[ param ] ).length > 1;
