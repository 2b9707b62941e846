import { createContext } from '@wordpress/element';

/** Provided to cards in a menu. */
interface CardContextValue {
	/** Whether this card is the tab stop of the menu. */
	isTabStop: boolean;
	/** Whether the cards are menu items; otherwise they are links and buttons of a toolbar. */
	isMenu: boolean;
	onFocus: () => void;
}

/**
 * Makes a menu or toolbar of cards a single tab stop. Without it, every card is a tab
 * stop.
 */
export const CardContext = createContext< CardContextValue | undefined >(
	undefined
);
