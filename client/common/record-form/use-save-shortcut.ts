import { useDocumentEvent } from '../use-document-event';

/**
 * Calls a function on Ctrl+S or Cmd+S, instead of saving the page.
 *
 * @param onSave Called on each press.
 */
export function useSaveShortcut( onSave: () => void ) {
	useDocumentEvent( 'keydown', ( event ) => {
		if (
			( event.ctrlKey || event.metaKey ) &&
			! event.altKey &&
			! event.shiftKey &&
			event.key.toLowerCase() === 's'
		) {
			event.preventDefault();
			onSave();
		}
	} );
}
