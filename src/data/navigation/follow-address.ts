import { dispatch } from '@wordpress/data';
import { addHistoryListener } from '@storedeck/navigation';
import { navigationStore } from './store';

/**
 * Keeps the navigation store of the page at the address: now, and whenever any
 * script changes it.
 *
 * @return What stops it.
 */
export function followAddress(): () => void {
	const actions = dispatch( navigationStore );
	actions.onLoad();
	return addHistoryListener( () => {
		// Who changes the address may be in the middle of drawing the screen.
		setTimeout( () => actions.onHistoryChange(), 0 );
	} );
}
