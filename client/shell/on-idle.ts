import { useEffect, useState } from '@wordpress/element';

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

/** What comes first is there: whatever waits for it may come now. */
export function useIsIdle(): boolean {
	const [ isIdle, setIsIdle ] = useState( false );
	useEffect( () => onIdle( () => setIsIdle( true ) ), [] );
	return isIdle;
}
