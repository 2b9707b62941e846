import { createContext } from '@wordpress/element';

interface Roving {
	/** The item that Tab reaches: the one that last had the focus. */
	currentId: string | undefined;
	setCurrentId: ( id: string ) => void;
}

/** A menu is one stop for the Tab key. Outside a menu every item is one. */
export const RovingContext = createContext< Roving | undefined >( undefined );
