import { dispatch } from '@wordpress/data';
import { addHistoryListener } from '@storedeck/navigation';
import { navigationStore } from './store';

let stop: ( () => void ) | undefined;

/**
 * Synchronizes the navigation store with the URL, now and after every change by
 * any script. Further calls do nothing.
 *
 * @return Stops the synchronization.
 */
export function syncWithUrl(): () => void {
	if ( ! stop ) {
		const actions = dispatch( navigationStore );
		actions.onLoad();
		const stopListening = addHistoryListener( () => {
			// The URL may be changed during rendering.
			setTimeout( () => actions.onHistoryChange(), 0 );
		} );
		stop = () => {
			stopListening();
			stop = undefined;
		};
	}
	return stop;
}
