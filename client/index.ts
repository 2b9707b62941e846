import domReady from '@wordpress/dom-ready';
import { setupApi } from '@storedeck/api';
import { loadLocaleData } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import {
	APP,
	followLinksOutsideApp,
	observePlaceholders,
	mount,
	mountAll,
} from './mounts';
import { registerScreens } from './pages';
import { connectPalette } from './shell/palette/connect';
import { connectAdminMenu } from './shell/admin-menu';
import { registerShell } from './shell/register';
import { afterFirstScreen, markFirstScreenShown } from './common/on-idle';

declare global {
	interface Window {
		/** For scripts that add placeholders. */
		storedeck?: {
			mount: typeof mount;
			mountAll: typeof mountAll;
			start: () => void;
		};
	}
}

/** A failed import must not break the page. */
const load = ( module: Promise< unknown > ) => {
	module.catch( ( error ) =>
		console.error( 'Storedeck: could not load a module.', error )
	);
};

setupApi();
registerScreens();
registerShell();

/**
 * Removes the script elements of chunks from the page. Webpack would wait for a
 * script that has failed; scripts that have run do not need their elements.
 */
const removeChunkScripts = () =>
	document
		.querySelectorAll( 'script[id^="storedeck-"][src*="/build/chunks/"]' )
		.forEach( ( script ) => script.remove() );

const APP_SELECTOR = `[data-storedeck-mount="${ APP }"]`;

let isStarted = false;

/** Mounts the placeholders of the page, once. */
function start() {
	if ( isStarted ) {
		return;
	}
	isStarted = true;
	removeChunkScripts();
	loadLocaleData( getSetting( 'locale' ) );
	connectAdminMenu();
	followLinksOutsideApp( document );
	mountAll();
	observePlaceholders();
	/*
	 * The first screen has priority. The navigation store follows the URL from
	 * then on; the other stores are for scripts that select them by name.
	 */
	if ( ! document.querySelector( APP_SELECTOR ) ) {
		markFirstScreenShown();
	}
	afterFirstScreen( () => {
		load(
			import(
				/* webpackChunkName: "navigation-store" */ '@storedeck/data/navigation/sync-with-url'
			).then( ( { syncWithUrl } ) => syncWithUrl() )
		);
		load(
			import(
				/* webpackChunkName: "all-stores" */ '@storedeck/data/register'
			)
		);
	} );
}

/*
 * The page of the app starts it as soon as plugins' scripts have run, see
 * Assets::start_app() in PHP. On other pages, scripts that wait for the whole
 * document add their screens first.
 */
window.storedeck = { mount, mountAll, start };
domReady( () => setTimeout( start ) );
domReady( connectPalette );
