import type { ReactNode } from 'react';
import type { SelectControlProps, SelectOption } from '../select-control';

/** The built-in item types. */
export type SearchType =
	| 'attributes'
	| 'categories'
	| 'countries'
	| 'coupons'
	| 'customerIds'
	| 'customers'
	| 'downloadIps'
	| 'emails'
	| 'orders'
	| 'products'
	| 'taxes'
	| 'usernames'
	| 'variableProducts'
	| 'variations'
	| 'custom';

/** A selected item: its id and its label. */
export interface Completion {
	key: number | string;
	label: string;
}

/** Defines how items of a type are searched, rendered and selected. */
export interface Autocompleter< Item > {
	/** All items, or those that match the query. */
	options:
		| readonly Item[]
		| ( ( query: string ) => readonly Item[] | Promise< readonly Item[] > );
	getOptionIdentifier: ( item: Item ) => number | string;
	/** The label of an option; `query` is the typed text. */
	getOptionLabel: ( item: Item, query: string ) => ReactNode;
	/** Texts to search in. */
	getOptionKeywords: (
		item: Item
	) => readonly ( string | number | null | undefined | false )[];
	/** The value of a selected item. */
	getOptionCompletion: ( item: Item ) => Completion;
	/** Options for the typed text itself. */
	getFreeTextOptions?: ( query: string ) => SelectOption[];
	/** Returns a regular expression for the typed text, which is escaped. */
	getSearchExpression?: ( query: string ) => string;
	inputType?: SelectControlProps[ 'searchInputType' ];
}

export interface SearchProps {
	/** Type of the items. */
	type: SearchType | ( string & {} );
	/** Required for the type `custom`, ignored for other types. */
	autocompleter?: object;
	/** Called with the selected items. */
	onChange?: ( selected: Completion[] ) => void;
	/**
	 * @default []
	 */
	selected?: string | readonly SelectOption[];
	placeholder?: string;
	/**
	 * Also offers the typed text as an option.
	 *
	 * @default false
	 */
	allowFreeTextSearch?: boolean;
	/**
	 * @default false
	 */
	inlineTags?: boolean;
	/**
	 * @default false
	 */
	showClearButton?: boolean;
	/**
	 * Whether the list is part of the layout instead of covering the content
	 * below.
	 *
	 * @default false
	 */
	staticResults?: boolean;
	/**
	 * @default true
	 */
	multiple?: boolean | number;
	/**
	 * @default false
	 */
	disabled?: boolean;
	/** Null is no class name, as in the field props of `Form`. */
	className?: string | null;
}
