import type { ReactNode } from 'react';
import type { SelectControlProps, SelectOption } from '../select-control';

/** What can be looked for without a completer of one's own. */
export type SearchType =
	| 'attributes'
	| 'categories'
	| 'countries'
	| 'coupons'
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

/** A chosen thing: its id and its name. */
export interface Completion {
	key: number | string;
	label: string;
}

/** How things of one kind are found, shown and chosen. */
export interface Autocompleter< Thing > {
	/** All things, or those that fit what was typed. */
	options:
		| readonly Thing[]
		| ( (
				query: string
		  ) => readonly Thing[] | Promise< readonly Thing[] > );
	getOptionIdentifier: ( thing: Thing ) => number | string;
	/** How a thing is listed; `query` is what was typed. */
	getOptionLabel: ( thing: Thing, query: string ) => ReactNode;
	/** Words that find the thing among those that were answered. */
	getOptionKeywords: (
		thing: Thing
	) => readonly ( string | number | null | undefined | false )[];
	/** What choosing the thing gives. */
	getOptionCompletion: ( thing: Thing ) => Completion;
	/** Entries that stand for the typed text itself. */
	getFreeTextOptions?: ( query: string ) => SelectOption[];
	/** Makes a regular expression of the typed text, which comes escaped. */
	getSearchExpression?: ( query: string ) => string;
	inputType?: SelectControlProps[ 'searchInputType' ];
}

export interface SearchProps {
	/** What is looked for. */
	type: SearchType | ( string & {} );
	/** Needed for, and only used with, the type `custom`. */
	autocompleter?: object;
	/** Called with everything that is chosen now. */
	onChange?: ( selected: Completion[] ) => void;
	/**
	 * @default []
	 */
	selected?: string | readonly SelectOption[];
	placeholder?: string;
	/**
	 * Offers the typed text itself as well.
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
	 * Whether the list moves what is below it down.
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
	className?: string;
}
