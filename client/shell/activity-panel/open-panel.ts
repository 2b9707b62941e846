import type { TabId } from './tabs';

/*
 * The panel is rendered by the header, so other components open it through this
 * module. The open panel is not part of the URL.
 */
const listeners = new Set< ( id: TabId ) => void >();

/** The panel to open once the tools of the header are loaded. */
let pending: TabId | undefined;

/**
 * Opens a panel. When it closes, the focus returns to the current element.
 *
 * @param id The panel.
 */
export function openPanel( id: TabId ) {
	if ( listeners.size === 0 ) {
		pending = id;
	}
	listeners.forEach( ( listener ) => listener( id ) );
}

/**
 * Subscribes to requests to open a panel, also to one before the subscription.
 *
 * @param listener Gets the id of the panel.
 * @return Unsubscribes.
 */
export function onOpenPanel( listener: ( id: TabId ) => void ): () => void {
	listeners.add( listener );
	if ( pending ) {
		listener( pending );
		pending = undefined;
	}
	return () => {
		listeners.delete( listener );
	};
}
