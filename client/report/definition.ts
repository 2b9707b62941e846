import type { AdvancedFilter, SearchType } from '@storedeck/components';
import type { FilterComponent } from '@storedeck/navigation';
import type { ValueType } from '../common/store-format';
import type { DataSource, ReportChart } from './types';

/*
 * The definition of a report as `GET /storedeck/v1/report-definitions/{id}`
 * returns it. Texts are translated. Properties with their default value are
 * missing.
 */

/**
 * Where the content of a cell links to; one of the targets. `{field}` in a text
 * is replaced by a field of the row, also by a path (`{extended_info.sku}`).
 */
export interface LinkDefinition {
	/** Path of a report, which keeps the period; with `query`. */
	report?: string;
	query?: Record< string, string >;
	/** Page of WordPress, `post.php?post={id}&action=edit`. */
	admin?: string;
	url?: string;
	/** Field of an email address. */
	email?: string;
	/** Field of the id of an order. */
	order?: string;
	/** Field of a date in the site time zone: links to the orders of that day. */
	ordersOfDay?: string;
	/** Field without which there is no link: empty, 0 or negative. */
	if?: string;
}

/**
 * `date` and `datetime` are `YYYY-MM-DD HH:mm:ss` in the site time zone,
 * `currency` is a decimal amount in the store's currency, `list` a list of
 * texts.
 */
export type ColumnDefinitionType =
	| 'text'
	| 'number'
	| 'currency'
	| 'date'
	| 'datetime'
	| 'list';

export interface ColumnDefinition {
	id: string;
	label: string;
	/** The label for assistive technology, if the visible one is abbreviated. */
	screenReaderLabel?: string;
	type: ColumnDefinitionType;
	/** Field of the row, or a path (`extended_info.sku`); the id by default. */
	field?: string;
	/** The server computes the value: `column_values` of the row. */
	isComputed?: true;
	/** The `orderby` of the column; true if it equals the id. */
	isSortable?: true | string;
	/** The table is sorted by this column by default. */
	isDefaultSort?: true;
	/** The order when sorting by this column starts; `desc` by default. */
	defaultOrder?: 'asc' | 'desc';
	/** Cannot be hidden. */
	isRequired?: true;
	isHiddenByDefault?: true;
	/** Field of the totals; the id by default. */
	total?: string;
	/** Lower is better, or neither more nor less is. */
	isReverseTrend?: true;
	isNeutral?: true;
	/** The values of all rows add up to the total. */
	isAdditive?: true;
	link?: LinkDefinition;
}

/**
 * A text that depends on a number: one text, or the texts for some numbers that
 * stand for all plural forms, `{ '1': 'Order', '2': 'Orders' }`.
 */
export type PluralForms = string | Readonly< Record< string, string > >;

export interface SummaryDefinition {
	/**
	 * Field of the totals. `days` is the number of days in the period, `rows` the
	 * number of rows on all pages.
	 */
	key: string;
	type: ValueType;
	label: PluralForms;
}

export interface ComparisonDefinition {
	/** Parameter for the ids; `filter` becomes `compare-{param}`. */
	param: string;
	/** Parameter used instead of `filter`. */
	filterParam?: string;
	/** Shown while fewer than two rows are selected. */
	helpText: string;
	/** Fields of the row. */
	idField: string;
	nameField: string;
}

export interface SearchDefinition {
	/** Type of the items found, and the parameter for their ids. */
	type: SearchType;
	placeholder?: string;
	/** Parameters that a search keeps; it removes the other filters. */
	keptParams?: string[];
}

export interface TableDefinition {
	/** Below `/wc-analytics/reports/`. */
	endpoint: string;
	/** `intervals`: rows of `{endpoint}/stats`. */
	rows: 'items' | 'intervals';
	/** Field that identifies a row. */
	key: string;
	/** User preference for the hidden columns. */
	preference: string;
	/** The title of the report by default. */
	title?: string;
	/** More parameters of the request. */
	query?: Record< string, string | number | boolean >;
	/** The only filter parameters sent with a search; the endpoint by default. */
	limitBy?: string[];
	columns: ColumnDefinition[];
	summary: SummaryDefinition[];
	comparison?: ComparisonDefinition;
	search?: SearchDefinition;
}

/** All conditions must match the query of the URL. */
export interface QueryCondition {
	/** Value of the parameter `filter`. */
	filter?: string;
	/** Parameter that must not be empty. */
	has?: string;
	/** Parameter of the item flag, which must be set. */
	flag?: string;
}

export interface PickerOptionDefinition {
	label?: string;
	value: string;
	chartMode?: 'item-comparison' | 'time-comparison';
	/** Parameters that selecting the option removes. */
	query?: Record< string, null >;
	/** Only if the report or a plugin has advanced filters. */
	needsAdvanced?: true;
	settings?: {
		type: string;
		param: string;
		labels: Record< string, string >;
	};
	component?: 'Search';
	path?: string[];
	subFilters?: PickerOptionDefinition[];
}

/** A filter of the filter bar. */
export interface PickerDefinition {
	label: string;
	/** Parameter of the selected value. */
	param: string;
	/** Parameters to keep when another option is selected. */
	staticParams: string[];
	/** `advanced`: if there are advanced filters; always if missing. */
	showWhen?: 'advanced' | QueryCondition;
	filters: PickerOptionDefinition[];
}

export interface AdvancedFilterDefinition {
	labels: AdvancedFilter[ 'labels' ];
	rules?: { value: string; label: string }[];
	allowMultiple?: true;
	input: {
		component: FilterComponent;
		/** Type of the items of `Search`. */
		type?: string;
		options?: { value: string; label: string }[];
		defaultOption?: string;
	};
}

/** A property of the item in the URL that decides how the report looks. */
export interface ItemFlagDefinition {
	/** Parameter added to the query. */
	param: string;
	/** Endpoint of the item, below `/wc-analytics/`. */
	resource: string;
	/** Value of `filter` for which the item is requested. */
	filter: string;
	/** Parameter with the id of the item. */
	idsParam: string;
	/** The flag is set if this field of the item has the value. */
	field: string;
	value: string;
}

/** A chart with one line for each item. */
export interface ItemChartDefinition {
	/** The `segmentby` parameter of the stats request. */
	segmentby: string;
	/** `%d` is the number of lines. */
	itemsLabel: string;
	/** Parameter with the ids of the selected items, which are always shown. */
	filterParam?: string;
}

/** Changes for some queries; null removes. */
export interface VariantDefinition {
	when: QueryCondition & {
		/** Two or more ids of this parameter are compared. */
		compares?: string;
		/** Parameter of the filter of `compares`, if it is not `filter`. */
		filterParam?: string;
	};
	table?: TableDefinition;
	/** Id of the report whose table it is, and whose cells are used. */
	tableOf?: string;
	statsEndpoint?: string;
	itemChart?: ItemChartDefinition;
	search?: SearchDefinition | null;
	comparison?: ComparisonDefinition | null;
	limitBy?: string[];
}

/** A link to the report that lists the rows of a metric. */
export interface MetricLink {
	label: string;
	path: string;
	/** Filters and sort order. */
	query?: Readonly< Record< string, string > >;
}

export interface MetricDefinition {
	name: string;
	/** One sentence or more. */
	description: string;
	formula: string;
	link?: MetricLink;
	/**
	 * Used instead of `link` while the metric's own report is filtered: another
	 * report does not have the same filters.
	 */
	filteredLink?: MetricLink;
}

export interface ReportDefinition {
	/** The name in the URL (`/analytics/{id}`) and in the filter hooks. */
	id: string;
	title: string;
	path: string;
	/** The report shows the current state: no period, no chart, no cards. */
	isTimeless?: true;
	/** `orders` by default; `live` if the data is always current. */
	dataSource?: Exclude< DataSource, 'orders' > | 'live';
	/** The endpoint of the stats, if it is not the one of the table. */
	statsEndpoint?: string;
	charts: ReportChart[];
	table: TableDefinition;
	filters: PickerDefinition[];
	advancedFilters?: {
		title: string;
		filters?: Record< string, AdvancedFilterDefinition >;
	};
	/** The report's name in the hook of its advanced filters, if it differs. */
	advancedFiltersHook?: string;
	itemFlag?: ItemFlagDefinition;
	itemChart?: ItemChartDefinition;
	/** The first one that matches is used. */
	variants?: VariantDefinition[];
	/** By field of the totals. */
	metrics: Readonly< Record< string, MetricDefinition > >;
}
