import apiFetch from '@wordpress/api-fetch';
import domReady from '@wordpress/dom-ready';
import { setupApi } from '@storedeck/api';
import { loadLocaleData } from '@storedeck/date';
import { registerReport } from '@storedeck/reports';
import { getSetting } from '@storedeck/settings';
import {
	APP,
	followLinksOutsideApp,
	observePlaceholders,
	mount,
	mountAll,
} from './mounts';
import { registerScreens } from './pages';
import { failedFiltersMiddleware } from './shell/failed-filters';
import { connectPalette } from './shell/palette/connect';
import { connectAdminMenu } from './shell/admin-menu';
import { followWooCommerce } from './shell/follow-woocommerce';
import { registerShell } from './shell/register';
import { loadLater } from './common/load-later';
import { afterFirstScreen, markFirstScreenShown } from './common/on-idle';
import { watchScripts } from './common/watch-scripts';

declare global {
	interface Window {
		/** For scripts that add placeholders or reports. Libraries add themselves, e.g. `storedeck.components`. */
		storedeck?: {
			mount: typeof mount;
			mountAll: typeof mountAll;
			registerReport: typeof registerReport;
		};
	}
}

setupApi();
watchScripts();
apiFetch.use( failedFiltersMiddleware );
registerScreens();
registerShell();
// Scripts of libraries may have run before.
window.storedeck = Object.assign( window.storedeck ?? {}, {
	mount,
	mountAll,
	registerReport,
} );

/**
 * Removes the script elements of chunks from the page. Webpack would wait for a
 * script that has failed; scripts that have run do not need their elements.
 */
const removeChunkScripts = () =>
	document
		.querySelectorAll( 'script[id^="storedeck-"][src*="/build/chunks/"]' )
		.forEach( ( script ) => script.remove() );

const APP_SELECTOR = `[data-storedeck-mount="${ APP }"]`;

domReady( () => {
	removeChunkScripts();
	loadLocaleData( getSetting( 'locale' ) );
	followLinksOutsideApp( document );
	mountAll();
	observePlaceholders();
	connectPalette();
	/*
	 * The first screen has priority over stores that it does not use. A page
	 * with scripts of plugins has them from the start: see Plugin_Scripts.
	 */
	if ( document.querySelector( APP_SELECTOR ) ) {
		connectAdminMenu();
		followWooCommerce();
	} else {
		markFirstScreenShown();
	}
	afterFirstScreen( () => {
		loadLater(
			() =>
				import(
					/* webpackChunkName: "all-stores" */ '@storedeck/data/register'
				)
		).catch( ( error ) =>
			console.error( 'Storedeck: could not load a module.', error )
		);
	} );
} );
