import type {
	UrlFilter,
	FilterInput,
	FilterOption,
	FilterRule,
	Query,
	QueryUpdate,
} from '@storedeck/navigation';
import type { CurrencySettings } from '@storedeck/settings';
import type { GetLabels } from '../search/use-labels';

/** The input of a filter value. */
export interface AdvancedFilterInput extends FilterInput {
	/** For `SelectControl`. */
	options?: readonly FilterOption[];
	/** For `SelectControl`. Called when the filter is rendered. */
	getOptions?: () =>
		| readonly FilterOption[]
		| Promise< readonly FilterOption[] >;
	/** For `Search`. Returns the labels of the ids in the URL. */
	getLabels?: GetLabels;
	/** For `Search` with the type `custom`. */
	autocompleter?: object;
}

export interface AdvancedFilter extends UrlFilter {
	labels: {
		/** Name of the filter in the “Add a Filter” dropdown. */
		add: string;
		/** Accessible name of the remove button. */
		remove: string;
		/** Accessible name of the rule field. */
		rule: string;
		/**
		 * Template of the row, for example `{{title}}Status{{/title}} {{rule
		 * /}} {{filter /}}`.
		 */
		title: string;
		/** Accessible name of the value field. */
		filter?: string;
		placeholder?: string;
	};
	rules?: readonly FilterRule[];
	input: AdvancedFilterInput;
}

export interface AdvancedFiltersConfig {
	/**
	 * Title of the card. `{{select /}}` is replaced by the “all”/“any” field.
	 */
	title?: string;
	filters?: Readonly< Record< string, AdvancedFilter > >;
}

/** Whether all filters must match, or any of them. */
export type Match = 'all' | 'any';

export type AdvancedFilterAction =
	| 'add'
	| 'remove'
	| 'filter'
	| 'clear_all'
	| 'match';

/** A number of rows, with what they are: `49 orders, 1 refund`. */
export interface ResultCount {
	count: number;
	detail?: string;
}

export interface AdvancedFiltersProps {
	config: AdvancedFiltersConfig;
	/** Path of the screen inside the app. */
	path: string;
	query?: Query;
	onAdvancedFilterAction?: (
		action: AdvancedFilterAction,
		data?: unknown
	) => void;
	/**
	 * WordPress locale of the site.
	 *
	 * @default 'en_US'
	 */
	siteLocale?: string;
	/** Currency of amounts. */
	currency: Pick< CurrencySettings, 'symbol' | 'symbolPosition' >;
	/**
	 * Returns the number of rows that match, to show it before the filters are
	 * applied. Receives the query that would be applied. A detail says what the
	 * rows are, when others are counted elsewhere.
	 */
	getCount?: ( query: QueryUpdate ) => Promise< number | ResultCount >;
	/** Whether the list of filters to add is open at first. */
	isAdding?: boolean;
}
