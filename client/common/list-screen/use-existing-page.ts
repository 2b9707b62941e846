import { useEffect } from '@wordpress/element';
import { getHistory, getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { List } from './list';
import type { PageParams } from './page-params';

/**
 * Leads from a page that does not exist to the last one: the URL may name one, and
 * the last page may be empty after an action.
 *
 * @param list   The list.
 * @param params Page of the URL.
 * @param path   Path of the screen.
 * @param query  Query of the URL.
 */
export function useExistingPage(
	{
		total,
		isRequesting,
		error,
	}: Pick< List, 'total' | 'isRequesting' > &
		Partial< Pick< List, 'error' > >,
	{ page, perPage }: Pick< PageParams, 'page' | 'perPage' >,
	path: string,
	query: Query
) {
	const lastPage = Math.max( 1, Math.ceil( total / perPage ) );
	const isBeyond = ! isRequesting && ! error && page > lastPage;
	useEffect( () => {
		if ( isBeyond ) {
			getHistory().replace(
				getNewPath( { paged: String( lastPage ) }, path, query )
			);
		}
	}, [ isBeyond, lastPage, path, query ] );
}
