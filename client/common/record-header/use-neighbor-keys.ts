import { getHistory, getNewPath } from '@storedeck/navigation';
import { useDocumentEvent } from '../use-document-event';
import { isShortcut } from './is-shortcut';
import { getNeighbors } from './neighbors';

/** Opens the next row of the table with J, and the previous one with K. */
export function useNeighborKeys( path: string ) {
	useDocumentEvent( 'keydown', ( event ) => {
		const { previous, next } = getNeighbors( path );
		const to = { j: next, k: previous }[ event.key ];
		if ( to !== undefined && isShortcut( event ) ) {
			getHistory().push( getNewPath( {}, to ) );
		}
	} );
}
