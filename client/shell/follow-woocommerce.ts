import { addHistoryListener, getHistory } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** The page of WooCommerce's admin. */
const PAGE = 'wc-admin';

/**
 * Follows URLs that extensions go to without the history of the app: with
 * WooCommerce's libraries, which have a history of their own. URLs of
 * WooCommerce's page stay on that of the app; reloading would leave it.
 *
 * @return Stops it.
 */
export function followWooCommerce() {
	const history = getHistory();
	let known = window.location.href;
	const stopListening = history.listen( () => {
		known = window.location.href;
	} );

	function follow() {
		const url = new URL( window.location.href );
		if ( url.searchParams.get( 'page' ) === PAGE ) {
			url.searchParams.set( 'page', getSetting( 'pageName' ) );
		}
		if ( url.href !== known ) {
			// This notifies the app.
			history.replace( url.href );
		}
	}

	const stopFollowing = addHistoryListener( ( { type } ) => {
		// The history of the app listens to `popstate`, and notifies after its own changes.
		if ( type !== 'popstate' ) {
			queueMicrotask( follow );
		}
	} );

	return () => {
		stopListening();
		stopFollowing();
	};
}
