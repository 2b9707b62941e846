import type { TabId } from './tabs';

/*
 * The panel hangs on the header; whoever wants it opened says so by an event.
 * Which panel is open is nobody else's business: it never stands in the address.
 */
const EVENT = 'storedeck-open-panel';

/**
 * Opens a panel. The focus returns to what has it now when the panel closes.
 *
 * @param id Which one.
 */
export const openPanel = ( id: TabId ) =>
	window.dispatchEvent( new CustomEvent( EVENT, { detail: id } ) );

/**
 * Listens to such wishes.
 *
 * @param listener Is told which panel.
 * @return What stops it.
 */
export function onOpenPanel( listener: ( id: string ) => void ): () => void {
	const onEvent = ( event: Event ) => {
		if ( event instanceof CustomEvent ) {
			listener( String( event.detail ) );
		}
	};
	window.addEventListener( EVENT, onEvent );
	return () => window.removeEventListener( EVENT, onEvent );
}
