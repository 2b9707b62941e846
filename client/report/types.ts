import type { ReactNode } from 'react';
import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import type { CSVColumnType } from '@storedeck/csv-export';
import type { ReportChart } from '@storedeck/extend';
import type { Query } from '@storedeck/navigation';
import type { ValueType } from '../common/store-format';
import type {
	ItemChartDefinition,
	ItemFlagDefinition,
	SearchDefinition,
} from './definition';

/**
 * The type of a column's values. Cell, CSV value, sorting and alignment follow
 * from it: `date` and `datetime` are `YYYY-MM-DD HH:mm:ss` in the site time
 * zone, `currency` is a decimal amount in the store's currency, `number` a
 * count, `text` plain text.
 */
export type ColumnType = CSVColumnType;

/**
 * The records that a report is calculated from. They determine up to which date
 * it has data.
 */
export type DataSource = 'orders' | 'downloads';

export type { ReportChart };

export interface ReportColumn< Row > {
	id: string;
	label: string;
	/** The label for assistive technology, if the visible one is abbreviated. */
	screenReaderLabel?: string;
	type: ColumnType;
	/** The `orderby` of the column; true if it equals the id. */
	isSortable?: boolean | string;
	/** The table is sorted by this column by default. */
	isDefaultSort?: boolean;
	/** The order when sorting by this column starts; `desc` by default. */
	defaultOrder?: 'asc' | 'desc';
	/** Cannot be hidden. */
	isRequired?: boolean;
	isHiddenByDefault?: boolean;
	/** The field of the totals; the id by default. */
	total?: string;
	/** Lower is better, or neither more nor less is, unless its chart says it. */
	isReverseTrend?: boolean;
	isNeutral?: boolean;
	/** The values of all rows add up to the total. */
	isAdditive?: boolean;
	/** The value of the cell, the CSV file and sorting. */
	value: ( row: Row ) => string | number | null;
	/** Only if the cell shows more than the value, for example a link. */
	display?: ( row: Row ) => ReactNode;
}

/** An entry of the table's summary. */
export interface SummaryMetric {
	/**
	 * The field of the totals. `days` is the number of days in the period, `rows`
	 * the number of rows on all pages.
	 */
	key: string;
	type: ValueType;
	label: ( value: number, query: Query ) => string;
}

/** How rows that are selected in the table are compared with each other. */
export interface TableComparison< Row > {
	/** The parameter for the ids; `filter` becomes `compare-{param}`. */
	param: string;
	/** The parameter used instead of `filter`. */
	filterParam?: string;
	/** Shown while fewer than two rows are selected. */
	helpText: string;
	getId: ( row: Row ) => number;
	/** For the label of the row's checkbox. */
	getName: ( row: Row ) => string;
}

/** A report, without the way it is rendered. */
export interface TypedReport< Row = never > {
	/** The name in the URL (`/analytics/{id}`) and in the filter hooks. */
	id: string;
	title: string;
	/** Under `/wc-analytics/reports/`; the stats are at `{endpoint}/stats`. */
	endpoint: string;
	/**
	 * `items` requests the rows from `{endpoint}`; `intervals` requests
	 * `{endpoint}/stats` and shows one row for each day.
	 */
	rows: 'items' | 'intervals';
	/** The user preference for the hidden columns. */
	columnsPreference: string;
	/** The heading of the table; the report's title by default. */
	tableTitle?: ( query: Query ) => string;
	/** Why the rows can add up to more than the total. */
	note?: string;
	/** The report shows the current state: no period, no chart, no cards. */
	isTimeless?: boolean;
	/** `orders` by default; `live` if the data is always current. */
	dataSource?: DataSource | 'live';
	/** The endpoint of the stats, if not `endpoint`. */
	statsEndpoint?: string;
	/** The only filter parameters sent with a search; the endpoint by default. */
	limitBy?: readonly string[];
	/** More parameters of the table's request. */
	tableQuery?: Record< string, string | number | boolean >;
	comparison?: TableComparison< Row >;
	/** The search above the table. */
	search?: SearchDefinition;
	/** A chart with one line for each item instead of one for each period. */
	itemChart?: ItemChartDefinition;
	/** Dimensions that a second chart splits the selected metric by. */
	splitBy?: readonly string[];
	/** Requested before anything else. */
	itemFlag?: ItemFlagDefinition;
	/** Changes for some queries; the first one that matches is used. */
	variants?: readonly ReportVariant[];
	/**
	 * The filters of the filter bar.
	 *
	 * @param hasAdvanced The report or a plugin has advanced filters.
	 */
	filters?: ( hasAdvanced: boolean ) => FilterPickerConfig[];
	advancedFilters?: () => AdvancedFiltersConfig;
	/** The report's name in the hook of its advanced filters, if it differs. */
	advancedFiltersHook?: string;
	charts: ReportChart[];
	columns: ReportColumn< Row >[];
	summary: SummaryMetric[];
	/** The field that identifies a row. */
	keyField?: string;
	/** The React key of a row. */
	rowKey: ( row: Row ) => string | number;
}

/**
 * A report without the type of its rows. Its functions are only called with rows
 * of its own endpoint.
 */
export type Report = TypedReport< never >;

/** Changes to a report for some queries. */
export interface ReportVariant
	extends Partial<
		Omit< TypedReport< never >, 'id' | 'title' | 'itemFlag' | 'variants' >
	> {
	when: ( query: Query ) => boolean;
}

/** An interval of a stats response, and a row of an interval table. */
export interface IntervalRow {
	interval: string;
	date_start: string;
	date_end: string;
	subtotals: Record< string, number >;
}
