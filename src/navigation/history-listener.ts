declare global {
	interface Window {
		/** Set by admin pages of other shop plugins. */
		wcNavigation?: { historyPatched?: boolean };
	}
}

const patchedKey = Symbol.for( 'storedeck.historyPatched' );

const isPatched = () =>
	Object.hasOwn( window.history, patchedKey ) ||
	window.wcNavigation?.historyPatched === true;

/** The browser tells of `popstate` only; this adds the other two. */
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
 * Hears every change of the address, whichever script makes it. The address has
 * changed when the listener is called.
 *
 * @return What stops this listening, and no other.
 */
export function addHistoryListener( listener: ( event: Event ) => void ) {
	patchHistory();
	// Its own function, so that the same listener can be added twice.
	const hear = ( event: Event ) => listener( event );
	eventNames.forEach( ( name ) => window.addEventListener( name, hear ) );
	return () =>
		eventNames.forEach( ( name ) =>
			window.removeEventListener( name, hear )
		);
}
