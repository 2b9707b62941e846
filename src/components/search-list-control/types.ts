import type { ReactNode } from 'react';

export interface SearchListItemData {
	/** Unique id. */
	id: number | string;
	/** Name; HTML entities are decoded. */
	name: string;
	/** Number shown after the name. */
	count?: number | null;
	/** Id of the parent item; 0 for none. */
	parent?: number | string;
	/** Names of the ancestors, shown before the name. */
	breadcrumbs?: readonly string[];
	/** Child items. */
	children?: readonly SearchListItemData[];
	/** Any value; ignored by the control. */
	value?: unknown;
}

export interface SearchListMessages {
	/**
	 * Accessible name of the “Clear all” button.
	 *
	 * @default 'Clear all selected items'
	 */
	clear: string;
	/**
	 * @default 'No items found.'
	 */
	noItems: string;
	/**
	 * `%s` is replaced by the search text.
	 *
	 * @default 'No results for %s'
	 */
	noResults: string;
	/**
	 * Label of the search field.
	 *
	 * @default 'Search for items'
	 */
	search: string;
	/** Defaults to '%d items selected'. */
	selected: ( count: number ) => string;
	/**
	 * Announced when the list changes.
	 *
	 * @default 'Search results updated.'
	 */
	updated: string;
}

/** Arguments of `renderItem`. */
export interface RenderItemArgs {
	item: SearchListItemData;
	isSelected: boolean;
	/** Returns the handler that selects an item. */
	onSelect: ( item: SearchListItemData ) => () => void;
	isSingle: boolean;
	/** Search text. */
	search: string;
	/** Depth in the tree, 0 for root items. */
	depth: number;
	/** Unique id of the control on the page. */
	controlId: number | string;
}

export interface SearchListControlProps {
	/**
	 * All items.
	 *
	 * @default []
	 */
	list?: readonly SearchListItemData[];
	/** Selected items. */
	selected: readonly SearchListItemData[];
	/** Called with the new selection. */
	onChange: ( selected: SearchListItemData[] ) => void;
	/** Called with the search text initially and on every change. */
	onSearch?: ( search: string ) => void;
	/**
	 * Initial search text.
	 *
	 * @default ''
	 */
	search?: string;
	/**
	 * Whether only one item can be selected.
	 *
	 * @default false
	 */
	isSingle?: boolean;
	/**
	 * Whether items are nested below their parents.
	 *
	 * @default false
	 */
	isHierarchical?: boolean;
	/**
	 * Whether to omit border and margins.
	 *
	 * @default false
	 */
	isCompact?: boolean;
	/**
	 * @default false
	 */
	isLoading?: boolean;
	/** Custom messages. */
	messages?: Partial< SearchListMessages >;
	/** Renders an item; defaults to `SearchListItem`. */
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
	/** Returns the handler that selects an item. */
	onSelect: ( item: SearchListItemData ) => () => void;
	/** Replaces the count of the item. */
	countLabel?: ReactNode;
	/**
	 * Name of the input; radio buttons of a list share one name.
	 *
	 * @default 'search-list-item-{controlId}'
	 */
	name?: string;
	className?: string;
}
