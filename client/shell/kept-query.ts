import { select } from '@wordpress/data';
import {
	getNewPath,
	getPersistedQuery,
	pathIsExcluded,
} from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/**
 * Period, comparison and the like, as they last stood in the address: also on
 * screens whose own address has none of it. The store that remembers them comes
 * with the first screen; until then the address is all there is.
 */
export function getKeptQuery(): Query {
	const query = getPersistedQuery();
	if ( Object.keys( query ).length > 0 ) {
		return query;
	}
	const store: { getPersistedQuery: () => Query } | undefined = select(
		'woocommerce-navigation'
	);
	return store?.getPersistedQuery() ?? {};
}

/**
 * The way to a screen of the app, with what stays in the address from screen
 * to screen, unless it is one that dates mean nothing to.
 *
 * @param path The screen's path.
 */
export const getScreenHref = ( path: string ) =>
	getNewPath( pathIsExcluded( path ) ? {} : getKeptQuery(), path, {} );
