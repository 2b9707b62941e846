import { useEffect, useRef } from '@wordpress/element';
import { getHistory, getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/** Changing these leaves the reader on the page of the table where he is. */
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
 * Page 7 of another question is meaningless: when the query changes in
 * anything else than the page, the table goes back to its first page. Back and
 * forward lead to a question that was asked with its page.
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
