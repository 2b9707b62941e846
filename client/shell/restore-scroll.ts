/** What people do to scroll by themselves. */
const OWN_SCROLLING = [ 'wheel', 'touchstart', 'keydown', 'mousedown' ];

/**
 * Scrolls to where the page was left, as soon as it is long enough: its data is loaded again. Ends when the
 * person scrolls.
 *
 * @param position In pixels from the top.
 * @return Ends it.
 */
export function restoreScroll( position: number ) {
	const layout = document.querySelector( '.storedeck-layout' );
	const observer =
		'ResizeObserver' in window && layout
			? new window.ResizeObserver( scroll )
			: undefined;
	function stop() {
		observer?.disconnect();
		OWN_SCROLLING.forEach( ( name ) =>
			document.removeEventListener( name, stop, true )
		);
	}
	function scroll() {
		window.scrollTo( 0, position );
		if ( Math.abs( window.scrollY - position ) < 1 ) {
			stop();
		}
	}
	OWN_SCROLLING.forEach( ( name ) =>
		document.addEventListener( name, stop, true )
	);
	if ( layout ) {
		observer?.observe( layout );
	}
	scroll();
	return stop;
}
