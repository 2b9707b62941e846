declare global {
	interface Window {
		/** Set by WooCommerce's admin pages. */
		wcNavigation?: { historyPatched?: boolean };
	}
}

const patchedKey = Symbol.for( 'storedeck.historyPatched' );

const isPatched = () =>
	Object.hasOwn( window.history, patchedKey ) ||
	window.wcNavigation?.historyPatched === true;

/** Browsers have an event for `popstate` only; this adds the other two. */
function patchHistory() {
	if ( isPatched() ) {
		return;
	}
	Object.defineProperty( window.history, patchedKey, { value: true } );
	if ( window.wcNavigation ) {
		window.wcNavigation.historyPatched = true;
	}
	for ( const method of [ 'pushState', 'replaceState' ] as const ) {
		const original = window.history[ method ];
		window.history[ method ] = function ( ...args ) {
			original.apply( this, args );
			window.dispatchEvent(
				new CustomEvent( method.toLowerCase(), {
					detail: { state: args[ 0 ] },
				} )
			);
		};
	}
}

const eventNames = [ 'popstate', 'pushstate', 'replacestate' ];

/**
 * Adds a listener that is called after every change of the URL, whichever
 * script makes it.
 *
 * @return Removes this listener.
 */
export function addHistoryListener( listener: ( event: Event ) => void ) {
	patchHistory();
	// A new function, so that the same listener can be added twice.
	const onEvent = ( event: Event ) => listener( event );
	eventNames.forEach( ( name ) => window.addEventListener( name, onEvent ) );
	return () =>
		eventNames.forEach( ( name ) =>
			window.removeEventListener( name, onEvent )
		);
}
