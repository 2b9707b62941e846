import type { ReactNode } from 'react';
import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
	SearchType,
} from '@storedeck/components';
import type { CSVColumnType } from '@storedeck/csv-export';
import type { Query } from '@storedeck/navigation';
import type { ValueType } from '../common/store-format';

/**
 * What a column holds. Cell, CSV value, sorting and alignment follow from it:
 * `date` and `datetime` are wall-clock times of the shop
 * (`YYYY-MM-DD HH:mm:ss`), `currency` is a decimal amount in the shop's
 * currency, `number` a count, `text` plain text.
 */
export type ColumnType = CSVColumnType;

/** What decides until when a report has data. */
export type DataUntil = 'orders' | 'downloads';

/** One figure that has a summary card and can be charted. */
export interface ReportChart {
	/** The field of the stats answer. */
	key: string;
	label: string;
	type: ValueType;
	/** How the table is sorted when this chart is chosen, if it can be. */
	orderby?: string;
	order?: 'asc' | 'desc';
	/** A rise is bad news (returns). */
	isReverseTrend?: boolean;
	/** What the figure means, for the card's tooltip. */
	labelTooltipText?: string;
}

/** Things that rows name by their ids only, see `ReportDefinition.names`. */
export type Names = ReadonlyMap<
	string | number,
	Readonly< Record< string, unknown > >
>;

export interface ReportColumn< Row > {
	id: string;
	label: string;
	/** The label for assistive technology where the visible one is short. */
	screenReaderLabel?: string;
	type: ColumnType;
	/** Sortable under this `orderby`; true where it equals the id. */
	isSortable?: boolean | string;
	/** The table opens sorted by this column. */
	isDefaultSort?: boolean;
	/** Direction of the first sort by this column; `desc` unless given. */
	defaultOrder?: 'asc' | 'desc';
	/** Cannot be hidden. */
	isRequired?: boolean;
	isHiddenByDefault?: boolean;
	/** The field of the totals that it adds up to; the id unless given. */
	total?: string;
	/** The value, declared once: cell, CSV and sorting use it. */
	value: ( row: Row, names: Names ) => string | number | null;
	/** Only where the cell shows more than the value, for example a link. */
	display?: ( row: Row, names: Names ) => ReactNode;
}

/** One entry of the line under the table. */
export interface SummaryFigure {
	/**
	 * The field of the totals; `days` counts the days of the range, `rows` the
	 * rows of all pages of the table.
	 */
	key: string;
	type: ValueType;
	label: ( value: number, query: Query ) => string;
}

/** Rows can be chosen in the table and compared with each other. */
export interface TableComparison< Row > {
	/** The parameter that gets the ids; `filter` becomes `compare-{param}`. */
	param: string;
	/** Another parameter than `filter` for the choice. */
	filterParam?: string;
	/** Why fewer than two cannot be compared. */
	helpText: () => string;
	id: ( row: Row ) => number;
	/** What the row is, for the name of its checkbox. */
	name: ( row: Row ) => string;
}

/** The table's rows can be searched for. */
export interface TableSearch {
	/** What is looked for, and the parameter that narrows the requests. */
	type: SearchType;
	placeholder?: () => string;
	/** Parameters that stay while searching; other choices go. */
	keeps?: readonly string[];
}

/** The chart has a line for each item instead of one for each range. */
export interface ItemChart {
	/** What the series are, as the stats are asked for them. */
	segmentby: string;
	/** `%d` stands for the number of series. */
	itemsLabel: () => string;
	/** The parameter with the ids of the chosen items, which are always shown. */
	filterParam?: string;
}

/**
 * Something that only the shop knows about the item of the address, and that
 * decides how the report looks.
 */
export interface ItemFact {
	/** The query parameter that the fact becomes: `true` or absent. */
	param: string;
	/** The list to ask, below `/wc-analytics/`. */
	resource: string;
	/** The id to ask about; undefined where there is nothing to know. */
	id: ( query: Query ) => number | undefined;
	holds: ( item: Readonly< Record< string, unknown > > ) => boolean;
}

/** What a report is; the report screen knows how it is drawn. */
export interface ReportDefinition< Row = never > {
	/** The name in the address (`/analytics/{id}`) and of the filter hooks. */
	id: string;
	title: () => string;
	/** Under `/wc-analytics/reports/`; the stats are at `{endpoint}/stats`. */
	endpoint: string;
	/**
	 * Where the rows come from: `items` reads `{endpoint}`, `intervals` reads
	 * `{endpoint}/stats` and shows one row for each interval of a day.
	 */
	rows: 'items' | 'intervals';
	/** The user preference that remembers the hidden columns. */
	columnsPreference: string;
	/** The heading of the table; the report's title unless given. */
	tableTitle?: ( query: Query ) => string;
	/** About now: no dates, no chart, no cards; the totals are still known. */
	isTimeless?: boolean;
	/**
	 * What decides until when there is data: orders, unless given. `now` for what
	 * is always as it is.
	 */
	dataUntil?: DataUntil | 'now';
	/** Where the stats come from, if not from `{endpoint}/stats`. */
	statsEndpoint?: string;
	/** Parameters that a search narrows; the endpoint's name unless given. */
	limitBy?: readonly string[];
	/** Query of the table's request beside range, page and sort. */
	tableQuery?: Record< string, string | number | boolean >;
	/**
	 * The list of the shop, below `/wc-analytics/`, that says what the ids in the
	 * rows stand for. It is read whole.
	 */
	names?: string;
	comparison?: TableComparison< Row >;
	search?: TableSearch;
	itemChart?: ItemChart;
	/** What has to be known about the address before anything is asked. */
	fact?: ItemFact;
	/** How some addresses change the report; the first that fits counts. */
	variants?: readonly ReportVariant[];
	/**
	 * The dropdowns of the filter bar.
	 *
	 * @param hasAdvanced There are advanced filters, of the report or of plugins.
	 */
	filters?: ( hasAdvanced: boolean ) => FilterPickerConfig[];
	/** The filters that can be combined. */
	advancedFilters?: () => AdvancedFiltersConfig;
	/** The report's name in the hook of its advanced filters, where it differs. */
	advancedFiltersHook?: string;
	charts: () => ReportChart[];
	columns: () => ReportColumn< Row >[];
	summary: () => SummaryFigure[];
	/** A key of the row that stays the same between requests. */
	rowKey: ( row: Row ) => string | number;
}

/** What is different about a report at some addresses. */
export interface ReportVariant
	extends Partial<
		Omit< ReportDefinition< never >, 'id' | 'title' | 'fact' | 'variants' >
	> {
	/** Whether an address shows this variant. */
	when: ( query: Query ) => boolean;
}

/** One interval of a stats answer, the row of interval tables. */
export interface IntervalRow {
	interval: string;
	date_start: string;
	date_end: string;
	subtotals: Record< string, number >;
}
