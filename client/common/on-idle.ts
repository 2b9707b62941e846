import { useEffect, useState } from '@wordpress/element';

/** Maximum wait in milliseconds, for a browser that is never idle. */
const LONGEST = 1500;

/**
 * Runs a callback when the browser is idle.
 *
 * @param callback The callback.
 * @return Cancels it.
 */
export function onIdle( callback: () => void ): () => void {
	// Safari does not support `requestIdleCallback`.
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

/** Called when the first screen is rendered, or when there is none. */
export const tellShown = () => tell();

/**
 * Runs a callback when the first screen is rendered and the browser is idle.
 * Before that, the browser is idle only because it waits for the screen.
 *
 * @param callback The callback; it also runs when the screen fails to load.
 */
export async function afterFirstScreen( callback: () => void ) {
	await Promise.race( [
		shown,
		new Promise( ( resolve ) => setTimeout( resolve, LONGEST ) ),
	] );
	onIdle( callback );
}

/** Whether the browser has been idle since the component mounted. */
export function useIsIdle(): boolean {
	const [ isIdle, setIsIdle ] = useState( false );
	useEffect( () => onIdle( () => setIsIdle( true ) ), [] );
	return isIdle;
}
