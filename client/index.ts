import domReady from '@wordpress/dom-ready';
import { setupApi } from '@storedeck/api';
import { loadLocaleData } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { followLinksOutsideApp, keepMounting, mount, mountAll } from './mounts';
import { connectPalette } from './palette/connect';
import { connectAdminMenu } from './shell/admin-menu';
import { onIdle } from './shell/on-idle';

declare global {
	interface Window {
		/** For scripts that make placeholders themselves. */
		storedeck?: { mount: typeof mount; mountAll: typeof mountAll };
	}
}

setupApi();
window.storedeck = { mount, mountAll };

domReady( () => {
	loadLocaleData( getSetting( 'locale' ) );
	connectAdminMenu();
	followLinksOutsideApp( document );
	mountAll();
	keepMounting();
	connectPalette();
	// Other scripts ask for stores by name, also for those that no screen here has used.
	onIdle( () => {
		import(
			/* webpackChunkName: "all-stores" */ '@storedeck/data/register'
		).catch( ( error ) =>
			console.error( 'Storedeck: the stores could not be loaded.', error )
		);
	} );
} );
