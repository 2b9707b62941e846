import { useEffect, useRef } from '@wordpress/element';
import { getHistory, getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/** Changing only these parameters keeps the page of the table. */
const KEEPS_PAGE = [
	'chartType',
	'filter',
	'paged',
	'per_page',
	'chart',
	'interval',
];

function comparable( query: Query ) {
	return JSON.stringify(
		Object.entries( query )
			.filter( ( [ key ] ) => ! KEEPS_PAGE.includes( key ) )
			.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

/**
 * Resets the table to its first page when the query changes in anything but the
 * page: page 7 of another query is meaningless. Back and forward keep the page
 * of their URL.
 */
export function useFirstPageAfterChange( path: string, query: Query ) {
	const previous = useRef( { path, key: comparable( query ) } );
	useEffect( () => {
		const key = comparable( query );
		const { path: oldPath, key: oldKey } = previous.current;
		previous.current = { path, key };
		const isAnother = oldPath === path && oldKey !== key;
		if (
			isAnother &&
			Number( query.paged ) > 1 &&
			getHistory().action !== 'POP'
		) {
			getHistory().replace( getNewPath( { paged: '1' }, path, query ) );
		}
	}, [ path, query ] );
}
