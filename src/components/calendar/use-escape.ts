import { useCallback } from '@wordpress/element';
import { useLatest } from '../use-latest';

/**
 * Handles Escape inside an element before the popover around it closes. The
 * popover uses a native listener, so a React handler would run too late.
 *
 * @param onEscape Handler. If undefined, the popover handles the key.
 * @return A `ref` for the element.
 */
export function useEscape( onEscape: ( () => void ) | undefined ) {
	const latest = useLatest( onEscape );
	return useCallback(
		( element: HTMLElement | null ) => {
			// The listener is removed with the element.
			element?.addEventListener( 'keydown', ( event ) => {
				if ( event.key === 'Escape' && latest.current ) {
					event.preventDefault();
					event.stopPropagation();
					latest.current();
				}
			} );
		},
		[ latest ]
	);
}
