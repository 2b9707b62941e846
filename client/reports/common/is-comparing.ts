import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/**
 * Whether an address compares several things.
 *
 * @param query The query.
 * @param param The parameter with their ids; the choice is `compare-{param}`.
 * @param by    The parameter of the choice.
 */
export const isComparing = ( query: Query, param: string, by = 'filter' ) =>
	query[ by ] === `compare-${ param }` &&
	getIdsFromQuery( query[ param ] ).length > 1;
