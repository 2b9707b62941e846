/**
 * Shows the screen as it was drawn last time, in the place of the app, until
 * the app draws it anew. It was drawn for one width and fits no other.
 */
( function ( template, root ) {
	'use strict';

	/** After so many ms the app is not going to come. */
	const LONGEST = 30000;

	if ( ! template || ! root ) {
		return;
	}
	template.remove();
	const { width, height, isOld } = template.dataset;
	const snapshot = document.createElement( 'div' );
	snapshot.className = `storedeck-snapshot${ isOld ? ' is-old' : '' }`;
	snapshot.style.minHeight = `${ height }px`;
	// Nothing in it works yet, and what is read out comes with the app.
	snapshot.inert = true;
	snapshot.setAttribute( 'aria-hidden', 'true' );
	snapshot.append( template.content );
	root.append( snapshot );
	// Measured with it: its height decides on the scroll bar.
	if ( root.clientWidth !== Number( width ) ) {
		snapshot.remove();
		return;
	}
	root.dataset.snapshot = 'shown';
	setTimeout( () => snapshot.remove(), LONGEST );
} )(
	document.getElementById( 'storedeck-snapshot' ),
	document.getElementById( 'storedeck-root' )
);
