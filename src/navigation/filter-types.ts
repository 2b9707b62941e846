import type { QueryParameter } from './types';

/** One choice of a filter. */
export interface FilterOption {
	value: string;
	label: string;
}

/** One comparison, e.g. `is` or `between`. */
export interface FilterRule {
	value: string;
	label?: string;
}

/** Kinds of control that a filter's value is chosen with. */
export type FilterComponent =
	| 'Currency'
	| 'Date'
	| 'Number'
	| 'ProductAttribute'
	| 'Search'
	| 'SelectControl';

export interface FilterInput {
	component?: FilterComponent;
	/** Value that a new filter starts with. */
	defaultOption?: string;
	/** Of a `Search`: what is looked for; of a `Number`: `currency`, `number`. */
	type?: string;
}

/** What is needed of a filter's configuration to read and write addresses. */
export interface AddressedFilter {
	rules?: readonly FilterRule[];
	/** The filter can stand several times in the list. */
	allowMultiple?: boolean;
	input?: FilterInput;
}

export type AddressedFilters = Readonly< Record< string, AddressedFilter > >;

/** A filter in use. */
export interface ActiveFilter {
	key: string;
	rule?: string;
	value?: QueryParameter;
}

/** An entry of a filter dropdown that may hold further ones. */
export interface NestedFilter {
	value: string;
	subFilters?: readonly NestedFilter[];
}
