import type { ReactNode } from 'react';

export interface SelectOption {
	/** Unique key. */
	key: number | string;
	/** Label; HTML entities in strings are decoded. */
	label: ReactNode;
	/** Other texts to search in. */
	keywords?: readonly ( string | number )[];
	/** Any value; ignored by the control. */
	value?: unknown;
	isDisabled?: boolean;
}

/**
 * A list of options, or the key of a single one; an empty string selects none.
 */
export type Selected = string | readonly SelectOption[];

export type FoundOptions =
	| readonly SelectOption[]
	| Promise< readonly SelectOption[] >;

export interface SelectControlProps< Value extends Selected = Selected > {
	options: readonly SelectOption[];
	/**
	 * The selected options. With a list, `onChange` receives a list. Null and
	 * false select none; a number is a key.
	 *
	 * @default []
	 */
	selected?: Value | number | false | null;
	/**
	 * Called with the new selection: a list if `selected` is a list or
	 * `multiple` is set, otherwise a key. The second argument is the typed
	 * text.
	 */
	onChange?: ( selected: Value, query?: string | null ) => void;
	/**
	 * Whether several options can be selected.
	 *
	 * @default false
	 */
	multiple?: boolean;
	/**
	 * Whether typing filters the list.
	 *
	 * @default false
	 */
	isSearchable?: boolean;
	/**
	 * Returns the options for a query, by default the given options. Outdated
	 * results are ignored.
	 */
	onSearch?: (
		options: readonly SelectOption[],
		query: string | null
	) => FoundOptions;
	/** Returns a regular expression for the typed text, which is escaped. */
	getSearchExpression?: ( query: string ) => string;
	/** Filters or extends the results. */
	onFilter?: (
		options: SelectOption[],
		query: string | null
	) => readonly SelectOption[];
	/**
	 * Delay in ms between typing and `onSearch`.
	 *
	 * @default 0
	 */
	searchDebounceTime?: number;
	/**
	 * Maximum number of results; 0 for no limit.
	 *
	 * @default 0
	 */
	maxResults?: number;
	/**
	 * Whether selected options are hidden in the list.
	 *
	 * @default true
	 */
	excludeSelectedOptions?: boolean;
	/**
	 * Whether the list is hidden until text is typed.
	 *
	 * @default false
	 */
	hideBeforeSearch?: boolean;
	/**
	 * Whether all options are shown on focus, regardless of the text.
	 *
	 * @default false
	 */
	showAllOnFocus?: boolean;
	/**
	 * Whether tags are shown inside the field instead of below.
	 *
	 * @default false
	 */
	inlineTags?: boolean;
	/**
	 * Whether to show a button that clears the selection.
	 *
	 * @default false
	 */
	showClearButton?: boolean;
	/**
	 * Whether the list is part of the layout instead of covering the content
	 * below.
	 *
	 * @default false
	 */
	staticList?: boolean;
	/** Label of the field. */
	label?: string;
	/** Accessible name of a field without a label. */
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
	/**
	 * Browser autofill, for example `country`: selects the only matching
	 * option.
	 */
	autofill?: string;
	disabled?: boolean;
	/** Null is no class name, as in the field props of `Form`. */
	className?: string | null;
	controlClassName?: string;
	/** Rendered before the field, inside the control. */
	children?: ReactNode;
}

/** The props with the selection in one form. */
export type ControlProps = Omit< SelectControlProps, 'selected' > & {
	selected: Selected;
};
