import type { UrlFilters, Query, QueryUpdate } from '@storedeck/navigation';

/** A chosen thing: its id in the address and its name. */
export interface SearchTag {
	key: string | number;
	label: string;
}

/** How a `Search` entry looks for things. */
export interface SearchSettings {
	/** Kind of thing, e.g. `products`. */
	type: string;
	/** Parameter that holds the chosen id. */
	param: string;
	/** Names the chosen thing of the address. */
	getLabels?: (
		value: string,
		query: Query
	) => readonly SearchTag[] | Promise< readonly SearchTag[] >;
	labels?: {
		placeholder?: string;
		/** Second line of the button while a thing is chosen. */
		button?: string;
		[ name: string ]: string | undefined;
	};
	/** For things of a kind of one's own. */
	autocompleter?: object;
}

/** An entry of the dropdown. */
export interface PickerFilter {
	/** Value of the parameter; unique among all entries. */
	value: string;
	label?: string;
	/** `Search` lets the person look for a thing. */
	component?: string;
	settings?: SearchSettings;
	/** Entries behind this one. */
	subFilters?: readonly PickerFilter[];
	/** Parameters to set along with this entry. */
	query?: QueryUpdate;
	/** How the report's chart compares. */
	chartMode?: 'item-comparison' | 'time-comparison';
	/** Values of the entries this one is behind; found without it. */
	path?: string | readonly string[];
}

export interface FilterPickerConfig {
	/** What is chosen, e.g. `Show`. */
	label: string;
	/** Parameter that holds the choice. */
	param: string;
	/** Parameters that stay when another entry is chosen. */
	staticParams?: readonly string[];
	/**
	 * The entry without a parameter.
	 *
	 * @default 'all'
	 */
	defaultValue?: string;
	/** Whether the dropdown is shown for a query. */
	showFilters?: ( query: Query ) => boolean;
	filters: readonly PickerFilter[];
}

export interface FilterPickerProps {
	config: FilterPickerConfig;
	/** Path inside the app that the choice belongs to. */
	path: string;
	query?: Query;
	/** Called with the parameters that a choice changes. */
	onFilterSelect?: ( update: QueryUpdate ) => void;
	/**
	 * The advanced filters of the screen: they go when another entry of `filter`
	 * is chosen.
	 */
	advancedFilters?: { filters?: UrlFilters };
}
