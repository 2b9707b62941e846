import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { loadLocaleData } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { collect } from './collect';
import { Page } from './page';
import { Stage } from './stage';
import './style.scss';

/*
 * The gallery of all widgets. A page of its own for anyone who works on them; no
 * part of the plugin's bundle. With `stage` in its query it is the page that
 * stands in the frame of the other: the states and nothing else.
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
	const shelves = collect();
	createRoot( root ).render(
		isStage ? <Stage shelves={ shelves } /> : <Page shelves={ shelves } />
	);
} );
