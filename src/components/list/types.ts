import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { LinkType } from '../link';

export interface ListItem {
	/** Tells the items apart; their place by default. */
	key?: string;
	title?: ReactNode;
	content?: ReactNode;
	/** A picture before, and one after, what there is to read. */
	before?: ReactNode;
	after?: ReactNode;
	/** Makes the item a link. */
	href?: string;
	/**
	 * @default 'external'
	 */
	linkType?: LinkType;
	target?: string;
	/** Makes the item a button, or is called by its link. */
	onClick?: (
		event: MouseEvent< HTMLElement > | KeyboardEvent< HTMLElement >
	) => unknown;
	/** Value of `data-list-item-tag`. */
	listItemTag?: string;
	className?: string;
}

export interface ListProps {
	items: readonly ListItem[];
	/** Draws an item in place of the usual contents. */
	children?: ( item: ListItem, index: number ) => ReactNode;
	className?: string;
}
