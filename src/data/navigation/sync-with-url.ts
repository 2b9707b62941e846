import { dispatch } from '@wordpress/data';
import { addHistoryListener } from '@storedeck/navigation';
import { navigationStore } from './store';

let stop: ( () => void ) | undefined;

/**
 * Keeps the navigation store of the page at the address: now, and whenever any
 * script changes it. Once is enough, however often it is asked for.
 *
 * @return What stops it.
 */
export function syncWithUrl(): () => void {
	if ( ! stop ) {
		const actions = dispatch( navigationStore );
		actions.onLoad();
		const stopListening = addHistoryListener( () => {
			// Who changes the address may be in the middle of drawing the screen.
			setTimeout( () => actions.onHistoryChange(), 0 );
		} );
		stop = () => {
			stopListening();
			stop = undefined;
		};
	}
	return stop;
}
