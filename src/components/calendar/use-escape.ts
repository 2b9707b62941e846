import { useCallback, useEffect, useRef } from '@wordpress/element';

/**
 * What Escape does inside an element, before the popover around it closes: that
 * listens to the browser itself, so a handler of React would come too late.
 *
 * @param onEscape What to do; the popover does its part where there is nothing.
 * @return A `ref` for the element.
 */
export function useEscape( onEscape: ( () => void ) | undefined ) {
	const latest = useRef( onEscape );
	useEffect( () => {
		latest.current = onEscape;
	} );
	return useCallback( ( element: HTMLElement | null ) => {
		// It goes with the element.
		element?.addEventListener( 'keydown', ( event ) => {
			if ( event.key === 'Escape' && latest.current ) {
				event.preventDefault();
				event.stopPropagation();
				latest.current();
			}
		} );
	}, [] );
}
