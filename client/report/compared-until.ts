import { getComparisonEnd } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { QueryResult } from './query-result';

/**
 * Until when the secondary period is compared with an unfinished primary one,
 * as it was when its data was read. Undefined when whole periods are compared.
 *
 * @param query   The query of the URL.
 * @param primary The data of the primary period.
 */
export const getComparedUntil = (
	query: Query,
	{
		readAt,
		isPreviousData,
	}: Pick< QueryResult< unknown >, 'readAt' | 'isPreviousData' >
) =>
	getComparisonEnd(
		query,
		getSetting( 'defaultDateRange' ),
		// Data of another query says nothing about this one.
		isPreviousData ? undefined : readAt
	);
