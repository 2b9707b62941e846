import {
	getNewPath,
	getPersistedQuery,
	pathIsExcluded,
} from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

let kept: Query = {};

/**
 * Saves the persisted parameters (period, comparison, …) of a URL for screens
 * whose own URL has none.
 *
 * @param query The query; by default that of the current URL.
 */
export function rememberPersistedQuery( query?: Query ) {
	const persisted = getPersistedQuery( query );
	if ( Object.keys( persisted ).length > 0 ) {
		kept = persisted;
	}
}

/** The persisted parameters of the last URL that had any. */
export function getLastPersistedQuery(): Query {
	rememberPersistedQuery();
	return kept;
}

/**
 * Link to a screen with the persisted parameters, unless dates do not apply to
 * it.
 *
 * @param path Path of the screen.
 */
export const getScreenHref = ( path: string ) =>
	getNewPath(
		pathIsExcluded( path ) ? {} : getLastPersistedQuery(),
		path,
		{}
	);
