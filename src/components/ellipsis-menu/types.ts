import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** What the contents of a menu are given. */
export interface MenuContentProps {
	isOpen: boolean;
	/** Opens or closes the menu. */
	onToggle: () => void;
	/** Closes the menu; the focus returns to its button. */
	onClose: () => void;
}

export interface EllipsisMenuProps {
	/** Name of the button and of the menu. */
	label: string;
	/** Draws the menu, mostly `MenuTitle`s and `MenuItem`s. None, no menu. */
	renderContent?: ( props: MenuContentProps ) => ReactNode;
	/** Class name of the wrapper. */
	className?: string;
	/** Called on a click on the button, before the menu opens or closes. */
	onToggle?: ( event: MouseEvent< HTMLElement > ) => void;
}

export interface MenuItemProps {
	/** Whether the box is checked; for `isCheckbox`. */
	checked?: boolean;
	children?: ReactNode;
	/**
	 * Shows a switch; a choice keeps the menu open.
	 *
	 * @default false
	 */
	isCheckbox?: boolean;
	/**
	 * Whether a click anywhere on the item counts. Leave it off for an item
	 * that holds a control of its own. A click on a checkbox item always counts.
	 *
	 * @default false
	 */
	isClickable?: boolean;
	/** Called on Enter, Space and a counting click. */
	onInvoke: (
		event: MouseEvent< HTMLElement > | KeyboardEvent< HTMLElement >
	) => void;
}

export interface MenuTitleProps {
	children?: ReactNode;
}
