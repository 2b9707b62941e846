import type { TabId } from './tabs';

/*
 * The panel is rendered by the header, so other components open it with an
 * event. The open panel is not part of the URL.
 */
const EVENT = 'storedeck-open-panel';

/**
 * Opens a panel. When it closes, the focus returns to the current element.
 *
 * @param id The panel.
 */
export const openPanel = ( id: TabId ) =>
	window.dispatchEvent( new CustomEvent( EVENT, { detail: id } ) );

/**
 * Subscribes to requests to open a panel.
 *
 * @param listener Gets the id of the panel.
 * @return Unsubscribes.
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
