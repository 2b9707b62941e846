import type { UrlFilters, Query, QueryUpdate } from '@storedeck/navigation';

/** A selected item: its id in the URL and its label. */
export interface SearchTag {
	key: string | number;
	label: string;
}

/** Settings of a `Search` entry. */
export interface SearchSettings {
	/** Type of the items, for example `products`. */
	type: string;
	/** URL parameter of the selected id. */
	param: string;
	/** Returns the label of the id in the URL. */
	getLabels?: (
		value: string,
		query: Query
	) => readonly SearchTag[] | Promise< readonly SearchTag[] >;
	labels?: {
		placeholder?: string;
		/** Second line of the button while an item is selected. */
		button?: string;
		[ name: string ]: string | undefined;
	};
	/** For the type `custom`, see `Search`. */
	autocompleter?: object;
}

/** An entry of the dropdown. */
export interface PickerFilter {
	/** Value of the parameter. Must be unique among all entries. */
	value: string;
	label?: string;
	/** `Search` renders a search field. */
	component?: string;
	settings?: SearchSettings;
	/** Entries of the next level. */
	subFilters?: readonly PickerFilter[];
	/** Other parameters to set when the entry is selected. */
	query?: QueryUpdate;
	/** Mode of the report's chart. */
	chartMode?: 'item-comparison' | 'time-comparison';
	/**
	 * Ignored. Accepted for compatibility: the path is derived from
	 * `subFilters`.
	 */
	path?: string | readonly string[];
}

export interface FilterPickerConfig {
	/** Label of the filter, for example `Show`. */
	label: string;
	/** URL parameter of the selected value. */
	param: string;
	/** Parameters to keep when another entry is selected. */
	staticParams?: readonly string[];
	/**
	 * Value of the entry that is selected without a parameter.
	 *
	 * @default 'all'
	 */
	defaultValue?: string;
	/** Whether the filter is shown. */
	showFilters?: ( query: Query ) => boolean;
	filters: readonly PickerFilter[];
}

export interface FilterPickerProps {
	config: FilterPickerConfig;
	/** Path of the screen inside the app. */
	path: string;
	query?: Query;
	/** Called with the changed parameters. */
	onFilterSelect?: ( update: QueryUpdate ) => void;
	/**
	 * The advanced filters of the report. They are cleared when another entry
	 * of `filter` is selected.
	 */
	advancedFilters?: { filters?: UrlFilters };
}
