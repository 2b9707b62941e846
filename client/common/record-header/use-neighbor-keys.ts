import { useEffect } from '@wordpress/element';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { isShortcut } from './is-shortcut';
import { getNeighbors } from './neighbors';

/** Opens the next row of the table with J, and the previous one with K. */
export function useNeighborKeys( path: string ) {
	useEffect( () => {
		const follow = ( event: KeyboardEvent ) => {
			const { previous, next } = getNeighbors( path );
			const to = { j: next, k: previous }[ event.key ];
			if ( to === undefined || ! isShortcut( event ) ) {
				return;
			}
			getHistory().push( getNewPath( {}, to ) );
		};
		document.addEventListener( 'keydown', follow );
		return () => document.removeEventListener( 'keydown', follow );
	}, [ path ] );
}
