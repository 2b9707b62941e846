import type { QueryResult } from '../report/query-result';
import './busy.scss';

/**
 * The class of content that is about to be replaced: data of the same query is
 * dimmed, that of another one becomes gray blocks of its size, so that no one
 * reads it as the data of this query, and nothing moves when that arrives.
 */
export function getBusyClass( {
	isPreviousData,
	isRequesting,
}: Pick< QueryResult< unknown >, 'isPreviousData' | 'isRequesting' > ) {
	if ( isPreviousData ) {
		return 'storedeck-skeleton';
	}
	return isRequesting ? 'storedeck-busy' : undefined;
}
