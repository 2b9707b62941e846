import {
	getNewPath,
	getPersistedQuery,
	pathIsExcluded,
} from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

let kept: Query = {};

/**
 * Keeps period, comparison and the like of an address, for the screens whose own
 * address has none of it.
 *
 * @param query The query of the address; that of the page unless given.
 */
export function keepQuery( query?: Query ) {
	const persisted = getPersistedQuery( query );
	if ( Object.keys( persisted ).length > 0 ) {
		kept = persisted;
	}
}

/** Period, comparison and the like, as they last stood in the address. */
export function getKeptQuery(): Query {
	keepQuery();
	return kept;
}

/**
 * The way to a screen of the app, with what stays in the address from screen
 * to screen, unless it is one that dates mean nothing to.
 *
 * @param path The screen's path.
 */
export const getScreenHref = ( path: string ) =>
	getNewPath( pathIsExcluded( path ) ? {} : getKeptQuery(), path, {} );
