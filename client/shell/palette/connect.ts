import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isAppleOS } from '@wordpress/keycodes';
import { store as noticesStore } from '@wordpress/notices';
import { getCorePalette, hasCorePalette } from './core-palette';

let isOpening = false;

/**
 * Opens the command palette of WordPress if the page has one, otherwise our
 * own.
 */
export async function openPalette() {
	if ( hasCorePalette() ) {
		getCorePalette()?.open();
		return;
	}
	if ( isOpening ) {
		return;
	}
	isOpening = true;
	try {
		const { showPalette } = await import(
			/* webpackChunkName: "palette" */ './show-palette'
		);
		showPalette();
	} catch ( error ) {
		console.error( error );
		dispatch( noticesStore ).createErrorNotice(
			__( 'Could not open search.', 'storedeck' ),
			{ type: 'snackbar' }
		);
	} finally {
		isOpening = false;
	}
}

/** Ctrl+K, or Command+K on Apple devices. */
const isShortcut = ( event: KeyboardEvent ) =>
	event.key.toLowerCase() === 'k' &&
	( isAppleOS() ? event.metaKey : event.ctrlKey ) &&
	! event.shiftKey &&
	! event.altKey;

/** Other admin pages have widgets of the app but not its routes. */
const APP = '[data-storedeck-mount="app"]';

/**
 * Makes screens, reports and views available in the command palette of
 * WordPress if the page has one, otherwise in our own.
 */
export async function connectPalette() {
	if ( ! document.querySelector( APP ) ) {
		return;
	}
	document.addEventListener( 'keydown', ( event ) => {
		if (
			isShortcut( event ) &&
			! event.defaultPrevented &&
			! hasCorePalette()
		) {
			event.preventDefault();
			openPalette();
		}
	} );
	const corePalette = getCorePalette();
	if ( corePalette ) {
		const { registerCoreCommands } = await import(
			/* webpackChunkName: "core-commands" */ './core-commands'
		);
		registerCoreCommands( corePalette );
	}
}
