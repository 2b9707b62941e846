import domReady from '@wordpress/dom-ready';
import { setupApi } from '@storedeck/api';
import { loadLocaleData } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import {
	APP,
	followLinksOutsideApp,
	keepMounting,
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
		/** For scripts that make placeholders themselves. */
		storedeck?: {
			mount: typeof mount;
			mountAll: typeof mountAll;
			start: () => void;
		};
	}
}

/** What comes later must not take down what is there. */
const load = ( part: Promise< unknown > ) => {
	part.catch( ( error ) =>
		console.error( 'Storedeck: a part could not be loaded.', error )
	);
};

setupApi();
registerScreens();
registerShell();

/**
 * Scripts of screens that stand in the page and have failed: the bundle would
 * wait for them. Those that have run are there without their elements.
 */
const forgetScripts = () =>
	document
		.querySelectorAll( 'script[id^="storedeck-"][src*="/build/chunks/"]' )
		.forEach( ( script ) => script.remove() );

const APP_PLACE = `[data-storedeck-mount="${ APP }"]`;

let isStarted = false;

/** Mounts what is in the page. */
function start() {
	if ( isStarted ) {
		return;
	}
	isStarted = true;
	forgetScripts();
	loadLocaleData( getSetting( 'locale' ) );
	connectAdminMenu();
	followLinksOutsideApp( document );
	mountAll();
	keepMounting();
	/*
	 * The first screen comes before them. What the address says of dates is
	 * remembered from there on; the other stores are for scripts that ask for
	 * them by name.
	 */
	if ( ! document.querySelector( APP_PLACE ) ) {
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
