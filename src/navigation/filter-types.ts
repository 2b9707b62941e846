import type { QueryParameter } from './types';

/** An option of a filter. */
export interface FilterOption {
	value: string;
	label: string;
}

/** A comparison, e.g. `is` or `between`. */
export interface FilterRule {
	value: string;
	label?: string;
}

/** Components that a filter's value is selected with. */
export type FilterComponent =
	| 'Currency'
	| 'Date'
	| 'Number'
	| 'ProductAttribute'
	| 'Search'
	| 'SelectControl';

export interface FilterInput {
	component?: FilterComponent;
	/** Value of a new filter. */
	defaultOption?: string;
	/** Of a `Search`: the type of items; of a `Number`: `currency`, `number`. */
	type?: string;
}

/** The part of a filter's configuration that reads and writes URLs. */
export interface UrlFilter {
	rules?: readonly FilterRule[];
	/** Whether the filter can be added more than once. */
	allowMultiple?: boolean;
	input?: FilterInput;
}

export type UrlFilters = Readonly< Record< string, UrlFilter > >;

/** An active filter. */
export interface ActiveFilter {
	key: string;
	rule?: string;
	value?: QueryParameter;
}

/** An option of a filter dropdown, with or without nested options. */
export interface NestedFilter {
	value: string;
	subFilters?: readonly NestedFilter[];
}
