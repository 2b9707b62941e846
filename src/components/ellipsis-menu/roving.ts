import { createContext } from '@wordpress/element';

interface Roving {
	/** Id of the tab stop: the item that was focused last. */
	currentId: string | undefined;
	setCurrentId: ( id: string ) => void;
}

/** Makes a menu a single tab stop. Without it, every item is a tab stop. */
export const RovingContext = createContext< Roving | undefined >( undefined );
