import apiFetch from '@wordpress/api-fetch';
import domReady from '@wordpress/dom-ready';
import { setupApi } from '@storedeck/api';
// Registers all data stores before scripts of plugins select them by name.
import '@storedeck/data/register';
import { loadLocaleData } from '@storedeck/date';
import { registerReport } from '@storedeck/reports';
import { getSetting } from '@storedeck/settings';
import {
	followLinksOutsideApp,
	observePlaceholders,
	mount,
	mountAll,
} from './mounts';
import { registerScreens } from './pages';
import { failedFiltersMiddleware } from './shell/failed-filters';
import { connectPalette } from './shell/palette/connect';
import { connectAdminMenu } from './shell/admin-menu';
import { registerShell } from './shell/register';

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

domReady( () => {
	removeChunkScripts();
	loadLocaleData( getSetting( 'locale' ) );
	connectAdminMenu();
	followLinksOutsideApp( document );
	mountAll();
	observePlaceholders();
	connectPalette();
} );
