/** Longest wait in ms, for a browser that is never idle. */
const LONGEST = 1500;

/**
 * Calls back once the browser has nothing more urgent to do.
 *
 * @param callback What waits.
 * @return What calls it off.
 */
export function onIdle( callback: () => void ): () => void {
	// Safari has no idle callbacks.
	if ( typeof window.requestIdleCallback !== 'function' ) {
		const timer = setTimeout( callback, 200 );
		return () => clearTimeout( timer );
	}
	const handle = window.requestIdleCallback( callback, { timeout: LONGEST } );
	return () => window.cancelIdleCallback( handle );
}
