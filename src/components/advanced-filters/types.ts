import type {
	AddressedFilter,
	FilterInput,
	FilterOption,
	FilterRule,
	Query,
	QueryUpdate,
} from '@storedeck/navigation';
import type { CurrencySettings } from '@storedeck/settings';
import type { GetLabels } from '../search/use-labels';

/** How the value of a filter is chosen. */
export interface AdvancedFilterInput extends FilterInput {
	/** Of a `SelectControl`. */
	options?: readonly FilterOption[];
	/** Of a `SelectControl`, asked for when the filter is shown. */
	getOptions?: () =>
		| readonly FilterOption[]
		| Promise< readonly FilterOption[] >;
	/** Of a `Search`: names what the address holds. */
	getLabels?: GetLabels;
	/** Of a `Search` with the type `custom`. */
	autocompleter?: object;
}

export interface AdvancedFilter extends AddressedFilter {
	labels: {
		/** The filter's name in the list of those that can be added. */
		add: string;
		/** Names the button that removes it. */
		remove: string;
		/** Names the choice of the rule. */
		rule: string;
		/**
		 * The row, such as `{{title}}Status{{/title}} {{rule /}} {{filter /}}`.
		 */
		title: string;
		/** Names the field of the value. */
		filter?: string;
		placeholder?: string;
	};
	rules?: readonly FilterRule[];
	input: AdvancedFilterInput;
}

export interface AdvancedFiltersConfig {
	/** Title of the card, with `{{select /}}` for the choice of all or any. */
	title?: string;
	filters?: Readonly< Record< string, AdvancedFilter > >;
}

/** Whether all filters have to fit, or one. */
export type Match = 'all' | 'any';

/** What is done in the card, with what it is done to. */
export type AdvancedFilterAction =
	| 'add'
	| 'remove'
	| 'filter'
	| 'clear_all'
	| 'match';

export interface AdvancedFiltersProps {
	config: AdvancedFiltersConfig;
	/** Path inside the app that the filters belong to. */
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
	/** Of the amounts. */
	currency: Pick< CurrencySettings, 'symbol' | 'symbolPosition' >;
	/**
	 * Counts the rows that would fit, so that they can be shown before the filters
	 * are applied. Given the whole query that applying would lead to.
	 */
	getCount?: ( query: QueryUpdate ) => Promise< number >;
}
