import { addQueryArgs } from '@wordpress/url';
import { getSetting } from '@storedeck/settings';
import { getHistory } from './get-history';
import { getPath, getQuery } from './query';
import type { QueryInput, QueryUpdate } from './types';

/**
 * Returns the URL of a path inside the admin app, `admin.php?page=…`.
 *
 * @param query        Parameters to set; `undefined` removes one.
 * @param path         Path inside the app; `/` is omitted.
 * @param currentQuery Parameters to keep.
 * @param page         Slug of the admin page; a `page` in a query overrides it.
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
	// The path is last, wherever a query had it.
	delete parameters.path;
	if ( path !== '/' ) {
		parameters.path = path;
	}
	return addQueryArgs( 'admin.php', parameters );
}

/** Navigates to the URL that {@link getNewPath} returns for the same arguments. */
export function updateQueryString(
	query: QueryUpdate,
	path: string = getPath(),
	currentQuery: QueryUpdate = getQuery(),
	page: string = getSetting( 'pageName' )
) {
	getHistory().push( getNewPath( query, path, currentQuery, page ) );
}
