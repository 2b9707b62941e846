import { getPath, getQuery } from './query';
import { updateQueryString } from './new-path';
import type { QueryInput, QueryUpdate } from './types';

type OnSort = ( key: string, direction: 'asc' | 'desc' ) => void;
type OnCompare = ( key: string, queryParam: string, ids: QueryInput ) => void;
type OnChange = ( value: QueryInput ) => void;

/**
 * Returns a callback that writes a change into the URL. Path and query are read
 * when this function is called, not when the callback is.
 *
 * @param param `sort` → `( key, direction )`; `compare` → `( key, queryParam,
 *              ids )`; any other parameter → `( value )`.
 */
export function onQueryChange(
	param: 'sort',
	path?: string,
	query?: QueryUpdate
): OnSort;
export function onQueryChange(
	param: 'compare',
	path?: string,
	query?: QueryUpdate
): OnCompare;
export function onQueryChange(
	param: string,
	path?: string,
	query?: QueryUpdate
): OnChange;
export function onQueryChange(
	param: string,
	path: string = getPath(),
	query: QueryUpdate = getQuery()
): OnSort | OnCompare | OnChange {
	const update = ( changes: QueryUpdate ) =>
		updateQueryString( changes, path, query );
	switch ( param ) {
		case 'sort':
			return ( key: string, direction: 'asc' | 'desc' ) =>
				update( { orderby: key, order: direction } );
		case 'compare':
			return ( key: string, queryParam: string, ids: QueryInput ) =>
				update( {
					[ queryParam ]: `compare-${ key }`,
					[ key ]: ids,
					search: undefined,
				} );
		default:
			return ( value: QueryInput ) => update( { [ param ]: value } );
	}
}
