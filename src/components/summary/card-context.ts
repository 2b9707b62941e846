import { createContext } from '@wordpress/element';

/** What a card in a menu knows of it. */
interface CardPlace {
	/** Whether this is the one card that the Tab key reaches. */
	isTabStop: boolean;
	onFocus: () => void;
}

/** A menu of cards is one stop for Tab. Outside a menu every card is one. */
export const CardContext = createContext< CardPlace | undefined >( undefined );
