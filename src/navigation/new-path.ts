import { addQueryArgs } from '@wordpress/url';
import { getSetting } from '@storedeck/settings';
import { getHistory } from './get-history';
import { getPath, getQuery } from './query';
import type { QueryInput, QueryUpdate } from './types';

/**
 * The address of a path inside the admin app, `admin.php?page=…`.
 *
 * @param query        Parameters to set; `undefined` removes one.
 * @param path         Path inside the app; `/` is left out of the address.
 * @param currentQuery Parameters to keep.
 * @param page         Slug of the admin page; a `page` in a query wins over it.
 *
 * @example
 * ```ts
 * getNewPath( { filter: 'all' }, '/analytics/orders', {} );
 * // 'admin.php?page=storedeck&filter=all&path=%2Fanalytics%2Forders'
 * ```
 */
export function getNewPath(
	query: QueryUpdate = {},
	path: string = getPath(),
	currentQuery: QueryUpdate = getQuery(),
	page: string = getSetting( 'pageName' )
): string {
	const parameters: Record< string, QueryInput > = {
		page,
		...currentQuery,
		...query,
	};
	// The path comes last, wherever a query had it.
	delete parameters.path;
	if ( path !== '/' ) {
		parameters.path = path;
	}
	return addQueryArgs( 'admin.php', parameters );
}

/** Goes to the address that {@link getNewPath} gives for the same arguments. */
export function updateQueryString(
	query: QueryUpdate,
	path: string = getPath(),
	currentQuery: QueryUpdate = getQuery(),
	page: string = getSetting( 'pageName' )
) {
	getHistory().push( getNewPath( query, path, currentQuery, page ) );
}
