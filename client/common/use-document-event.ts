import { useEffect } from '@wordpress/element';
import { useLatest } from '@storedeck/components/use-latest';

/**
 * Calls a function on each event of the page.
 *
 * @param name     The event.
 * @param onEvent  The function, which may be another one at each render.
 * @param isActive Whether to listen.
 */
export function useDocumentEvent< Name extends keyof DocumentEventMap >(
	name: Name,
	onEvent: ( event: DocumentEventMap[ Name ] ) => void,
	isActive = true
) {
	const latest = useLatest( onEvent );
	useEffect( () => {
		if ( ! isActive ) {
			return undefined;
		}
		const call = ( event: DocumentEventMap[ Name ] ) =>
			latest.current( event );
		document.addEventListener( name, call );
		return () => document.removeEventListener( name, call );
	}, [ name, isActive, latest ] );
}
