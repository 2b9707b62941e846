import { createContext } from '@wordpress/element';

/**
 * Called when a calendar is in the document: it comes late, because it is loaded
 * when it is first shown.
 */
export const CalendarReady = createContext( () => {} );
