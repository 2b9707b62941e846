import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { loadLocaleData } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { collect } from './collect';
import { Page } from './page';
import './style.scss';

/*
 * The gallery of all widgets. A page of its own for whoever works on them; no
 * part of the plugin's bundle.
 */
domReady( () => {
	const root = document.getElementById( 'storedeck-gallery' );
	if ( root ) {
		loadLocaleData( getSetting( 'locale' ) );
		createRoot( root ).render( <Page shelves={ collect() } /> );
	}
} );
