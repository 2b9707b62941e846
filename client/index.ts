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
import { registerShell } from './shell/register';
import { afterFirstScreen, markFirstScreenShown } from './common/on-idle';

declare global {
	interface Window {
		/** For scripts that add placeholders or reports. */
		storedeck?: {
			mount: typeof mount;
			mountAll: typeof mountAll;
			registerReport: typeof registerReport;
		};
	}
}

/** Milliseconds after which a module that failed to load is requested again. */
const RETRY_DELAY = 30_000;

/** Loads a module that the screen does not wait for. A failed import must not break the page. */
function load( importModule: () => Promise< unknown > ) {
	importModule().catch( ( error ) => {
		console.error( 'Storedeck: could not load a module.', error );
		setTimeout( () => load( importModule ), RETRY_DELAY );
	} );
}

setupApi();
apiFetch.use( failedFiltersMiddleware );
registerScreens();
registerShell();
window.storedeck = { mount, mountAll, registerReport };

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
	connectAdminMenu();
	followLinksOutsideApp( document );
	mountAll();
	observePlaceholders();
	connectPalette();
	/*
	 * The first screen has priority. The navigation store follows the URL from
	 * then on; the other stores are for scripts that select them by name.
	 */
	if ( ! document.querySelector( APP_SELECTOR ) ) {
		markFirstScreenShown();
	}
	afterFirstScreen( () => {
		load( () =>
			import(
				/* webpackChunkName: "navigation-store" */ '@storedeck/data/navigation/sync-with-url'
			).then( ( { syncWithUrl } ) => syncWithUrl() )
		);
		load(
			() =>
				import(
					/* webpackChunkName: "all-stores" */ '@storedeck/data/register'
				)
		);
	} );
} );
