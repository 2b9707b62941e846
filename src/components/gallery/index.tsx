import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { loadLocaleData } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { collect } from './collect';
import { Page } from './page';
import { Stage } from './stage';
import './style.scss';

/*
 * The gallery of all widgets, for development. It is not part of the plugin.
 * With the query parameter `stage` it renders the page inside the iframe: only
 * the stories.
 */
domReady( () => {
	const root = document.getElementById( 'storedeck-gallery' );
	if ( ! root ) {
		return;
	}
	const isStage = new URLSearchParams( window.location.search ).has(
		'stage'
	);
	document.documentElement.classList.toggle( 'is-storedeck-stage', isStage );
	loadLocaleData( getSetting( 'locale' ) );
	const folders = collect();
	createRoot( root ).render(
		isStage ? <Stage folders={ folders } /> : <Page folders={ folders } />
	);
} );
