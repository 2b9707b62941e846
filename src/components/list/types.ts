import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { LinkType } from '../link';

export interface ListItem {
	/** Unique key; defaults to the index. */
	key?: string;
	title?: ReactNode;
	content?: ReactNode;
	/** Nodes shown before and after the text. */
	before?: ReactNode;
	after?: ReactNode;
	/** Renders the item as a link. */
	href?: string;
	/**
	 * @default 'external'
	 */
	linkType?: LinkType;
	target?: string;
	/** Renders the item as a button, or is called when its link is clicked. */
	onClick?: (
		event: MouseEvent< HTMLElement > | KeyboardEvent< HTMLElement >
	) => unknown;
	/** Value of `data-list-item-tag`. */
	listItemTag?: string;
	className?: string;
}

export interface ListProps {
	items: readonly ListItem[];
	/** Renders the content of an item. */
	children?: ( item: ListItem, index: number ) => ReactNode;
	className?: string;
}
