import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** Arguments of `renderContent`. */
export interface MenuContentProps {
	isOpen: boolean;
	/** Opens or closes the menu. */
	onToggle: () => void;
	/** Closes the menu and returns focus to its button. */
	onClose: () => void;
}

export interface EllipsisMenuProps {
	/** Accessible name of the button and the menu. */
	label: string;
	/**
	 * Renders the menu, usually `MenuTitle`s and `MenuItem`s. Without it,
	 * nothing is rendered.
	 */
	renderContent?: ( props: MenuContentProps ) => ReactNode;
	/** Class name of the wrapper. */
	className?: string;
	/** Called when the button is clicked, before the menu opens or closes. */
	onToggle?: ( event: MouseEvent< HTMLElement > ) => void;
}

export interface MenuItemProps {
	/** Whether a checkbox item is checked. */
	checked?: boolean;
	children?: ReactNode;
	/**
	 * Renders a toggle. Invoking it keeps the menu open.
	 *
	 * @default false
	 */
	isCheckbox?: boolean;
	/**
	 * Whether a click on the item invokes it. Leave it off for items that
	 * contain a control. Checkbox items are always clickable.
	 *
	 * @default false
	 */
	isClickable?: boolean;
	/** Called on Enter, Space, or a click if clickable. */
	onInvoke: (
		event: MouseEvent< HTMLElement > | KeyboardEvent< HTMLElement >
	) => void;
}

export interface MenuTitleProps {
	children?: ReactNode;
}
