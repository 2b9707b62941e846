import { useEffect, useRef } from '@wordpress/element';

/**
 * Calls a function on Ctrl+S or Cmd+S, instead of saving the page.
 *
 * @param onSave Called on each press.
 */
export function useSaveShortcut( onSave: () => void ) {
	const latest = useRef( onSave );
	useEffect( () => {
		latest.current = onSave;
	}, [ onSave ] );
	useEffect( () => {
		const handleKey = ( event: KeyboardEvent ) => {
			if (
				( event.ctrlKey || event.metaKey ) &&
				! event.altKey &&
				! event.shiftKey &&
				event.key.toLowerCase() === 's'
			) {
				event.preventDefault();
				latest.current();
			}
		};
		document.addEventListener( 'keydown', handleKey );
		return () => document.removeEventListener( 'keydown', handleKey );
	}, [] );
}
