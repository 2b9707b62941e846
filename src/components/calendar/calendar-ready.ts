import { createContext } from '@wordpress/element';

/** Called when the calendar, which is loaded lazily, has rendered. */
export const CalendarReadyContext = createContext( () => {} );
