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

let tell: () => void;
const shown = new Promise< void >( ( resolve ) => {
	tell = resolve;
} );

/** To be called when the first screen is there, or none is to come. */
export const tellShown = () => tell();

/**
 * Calls back when the first screen is there and the browser has nothing more
 * urgent to do: before that it is idle only because it waits for the screen.
 *
 * @param callback What waits. It does not wait for ever for a screen that fails.
 */
export async function afterFirstScreen( callback: () => void ) {
	await Promise.race( [
		shown,
		new Promise( ( resolve ) => setTimeout( resolve, LONGEST ) ),
	] );
	onIdle( callback );
}

/** What comes first is there: whatever waits for it may come now. */
export function useIsIdle(): boolean {
	const [ isIdle, setIsIdle ] = useState( false );
	useEffect( () => onIdle( () => setIsIdle( true ) ), [] );
	return isIdle;
}
