import { useEffect, useState } from '@wordpress/element';

/** Maximum wait in milliseconds, for a browser that is never idle. */
const MAX_WAIT = 1500;

/**
 * Runs a callback when the browser is idle.
 *
 * @param callback The callback.
 * @return Cancels it.
 */
function onIdle( callback: () => void ): () => void {
	// Safari does not support `requestIdleCallback`.
	if ( typeof window.requestIdleCallback !== 'function' ) {
		const timer = setTimeout( callback, 200 );
		return () => clearTimeout( timer );
	}
	const handle = window.requestIdleCallback( callback, {
		timeout: MAX_WAIT,
	} );
	return () => window.cancelIdleCallback( handle );
}

let resolveShown: () => void;
const shown = new Promise< void >( ( resolve ) => {
	resolveShown = resolve;
} );

/** Called when the first screen is rendered, or when there is none. */
export const markFirstScreenShown = () => resolveShown();

/**
 * Runs a callback when the first screen is rendered and the browser is idle.
 * Before that, the browser is idle only because it waits for the screen.
 *
 * @param callback The callback; it also runs when the screen fails to load.
 */
export async function afterFirstScreen( callback: () => void ) {
	await Promise.race( [
		shown,
		new Promise( ( resolve ) => setTimeout( resolve, MAX_WAIT ) ),
	] );
	onIdle( callback );
}

/** Whether the browser has been idle since the component mounted. */
export function useIsIdle(): boolean {
	const [ isIdle, setIsIdle ] = useState( false );
	useEffect( () => onIdle( () => setIsIdle( true ) ), [] );
	return isIdle;
}
