import { addHistoryListener, getHistory } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** The page of WooCommerce's admin, to which its libraries navigate. */
const PAGE = 'wc-admin';

/**
 * Keeps the app on its own page when components of WooCommerce change the URL:
 * extensions bring WooCommerce's libraries, which navigate with a history of
 * their own. Reloading would show WooCommerce's page instead.
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
