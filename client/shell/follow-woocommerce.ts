import { addHistoryListener, getHistory } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** The page of WooCommerce's admin. */
const PAGE = 'wc-admin';

/**
 * Keeps the app on its own page when an extension goes to that of WooCommerce:
 * by a URL of its own, or with WooCommerce's libraries, which navigate with a
 * history of their own. Reloading would leave the app.
 *
 * @return Stops it.
 */
export function followWooCommerce() {
	return addHistoryListener( () => {
		const url = new URL( window.location.href );
		if ( url.searchParams.get( 'page' ) === PAGE ) {
			url.searchParams.set( 'page', getSetting( 'pageName' ) );
			// This notifies the app.
			getHistory().replace( url.href );
		}
	} );
}
