import type { ReactNode } from 'react';

export interface SearchListItemData {
	/** Tells the items apart. */
	id: number | string;
	/** Entities in it are decoded. */
	name: string;
	/** A number behind the name. */
	count?: number | null;
	/** Id of the item that it belongs below; 0 for none. */
	parent?: number | string;
	/** Names of the items above, shown before its own. */
	breadcrumbs?: readonly string[];
	/** The items below. */
	children?: readonly SearchListItemData[];
	/** Whatever belongs to it; not looked at. */
	value?: unknown;
}

export interface SearchListMessages {
	/**
	 * Names the button that empties the choice.
	 *
	 * @default 'Clear all selected items'
	 */
	clear: string;
	/**
	 * @default 'No items found.'
	 */
	noItems: string;
	/**
	 * `%s` stands for what was typed.
	 *
	 * @default 'No results for %s'
	 */
	noResults: string;
	/**
	 * Names the search field.
	 *
	 * @default 'Search for items'
	 */
	search: string;
	/** '%d items selected' by default. */
	selected: ( count: number ) => string;
	/**
	 * Spoken when the list has changed.
	 *
	 * @default 'Search results updated.'
	 */
	updated: string;
}

/** What is needed to draw an item. */
export interface RenderItemArgs {
	item: SearchListItemData;
	isSelected: boolean;
	/** Given the item, returns the handler that chooses it. */
	onSelect: ( item: SearchListItemData ) => () => void;
	isSingle: boolean;
	/** What was typed. */
	search: string;
	/** How deep it stands in the tree, from 0. */
	depth: number;
	/** Tells the lists of a page apart. */
	controlId: number | string;
}

export interface SearchListControlProps {
	/**
	 * What there is to choose from.
	 *
	 * @default []
	 */
	list?: readonly SearchListItemData[];
	/** What is chosen. */
	selected: readonly SearchListItemData[];
	/** Called with what is chosen now, on a click. */
	onChange: ( selected: SearchListItemData[] ) => void;
	/** Called with what is typed: at first, and on each change. */
	onSearch?: ( search: string ) => void;
	/**
	 * What stands in the search field at first.
	 *
	 * @default ''
	 */
	search?: string;
	/**
	 * Whether one item is chosen, not many.
	 *
	 * @default false
	 */
	isSingle?: boolean;
	/**
	 * Whether items stand below their parents.
	 *
	 * @default false
	 */
	isHierarchical?: boolean;
	/**
	 * Leaves out frame and margins.
	 *
	 * @default false
	 */
	isCompact?: boolean;
	/**
	 * @default false
	 */
	isLoading?: boolean;
	/** Texts that take the place of the usual ones. */
	messages?: Partial< SearchListMessages >;
	/** Draws an item; a `SearchListItem` by default. */
	renderItem?: ( args: RenderItemArgs ) => ReactNode;
	className?: string;
}

export interface SearchListItemProps
	extends Partial<
		Pick<
			RenderItemArgs,
			'controlId' | 'depth' | 'isSelected' | 'isSingle' | 'search'
		>
	> {
	item: SearchListItemData;
	/** Given the item, returns the handler that chooses it. */
	onSelect: ( item: SearchListItemData ) => () => void;
	/** Takes the place of the item's count. */
	countLabel?: ReactNode;
	/**
	 * Of the field; fields of one name are one choice.
	 *
	 * @default 'search-list-item-{controlId}'
	 */
	name?: string;
	className?: string;
}
