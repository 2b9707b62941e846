import type { ReactNode } from 'react';

/** Something to choose. */
export interface SelectOption {
	/** Tells the options apart. */
	key: number | string;
	/** What is shown; entities in a text are decoded. */
	label: ReactNode;
	/** Words that find the option, beside a label that is a text. */
	keywords?: readonly ( string | number )[];
	/** Whatever belongs to it; not looked at. */
	value?: unknown;
	isDisabled?: boolean;
}

/** A list of options or, where one is chosen, its key; `''` is none. */
export type Selected = string | readonly SelectOption[];

/** A list, or a promise of one. */
export type FoundOptions =
	| readonly SelectOption[]
	| Promise< readonly SelectOption[] >;

export interface SelectControlProps< Value extends Selected = Selected > {
	options: readonly SelectOption[];
	/**
	 * What is chosen. A list makes `onChange` give lists.
	 *
	 * @default []
	 */
	selected?: Value;
	/**
	 * Called with what is chosen now: a list when `selected` is one or `multiple`
	 * is set, else a key. The second argument is what was typed.
	 */
	onChange?: ( selected: Value, query?: string | null ) => void;
	/**
	 * Whether more than one can be chosen.
	 *
	 * @default false
	 */
	multiple?: boolean;
	/**
	 * Whether typing narrows the list.
	 *
	 * @default false
	 */
	isSearchable?: boolean;
	/**
	 * Gives the options for what was typed; the options so far by default. A slow
	 * answer never replaces a newer one.
	 */
	onSearch?: (
		options: readonly SelectOption[],
		query: string | null
	) => FoundOptions;
	/** Makes a regular expression of the typed text, which comes escaped. */
	getSearchExpression?: ( query: string ) => string;
	/** Has the last word about what was found. */
	onFilter?: (
		options: SelectOption[],
		query: string | null
	) => readonly SelectOption[];
	/**
	 * Time in ms between typing and `onSearch`.
	 *
	 * @default 0
	 */
	searchDebounceTime?: number;
	/**
	 * Most options listed; 0 is all of them.
	 *
	 * @default 0
	 */
	maxResults?: number;
	/**
	 * Leaves out what is chosen already.
	 *
	 * @default true
	 */
	excludeSelectedOptions?: boolean;
	/**
	 * Lists nothing until something is typed.
	 *
	 * @default false
	 */
	hideBeforeSearch?: boolean;
	/**
	 * Lists everything when the field gets the focus, whatever stands in it.
	 *
	 * @default false
	 */
	showAllOnFocus?: boolean;
	/**
	 * Shows what is chosen inside the field instead of below it.
	 *
	 * @default false
	 */
	inlineTags?: boolean;
	/**
	 * A button that empties the choice.
	 *
	 * @default false
	 */
	showClearButton?: boolean;
	/**
	 * Whether the list moves what is below it down instead of covering it.
	 *
	 * @default false
	 */
	staticList?: boolean;
	/** Names the field. */
	label?: string;
	/** Names a field without a visible label. */
	ariaLabel?: string;
	placeholder?: string;
	help?: ReactNode;
	/**
	 * @default 'search'
	 */
	searchInputType?: 'text' | 'search' | 'number' | 'email' | 'tel' | 'url';
	/**
	 * @default 'off'
	 */
	autoComplete?: string;
	/** What the browser may fill in, such as `country`: chooses the one match. */
	autofill?: string;
	disabled?: boolean;
	className?: string;
	controlClassName?: string;
	/** Shown before the field, inside the control. */
	children?: ReactNode;
}
