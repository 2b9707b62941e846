import type { ReactNode } from 'react';
import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import type { CSVColumnType } from '@storedeck/csv-export';

/** How the values of a chart or summary figure read. */
export type ValueType = 'currency' | 'number' | 'average';

/**
 * What a column holds. Cell, CSV value, sorting and alignment follow from it:
 * `date` and `datetime` are wall-clock times of the shop
 * (`YYYY-MM-DD HH:mm:ss`), `currency` is a decimal amount in the shop's
 * currency, `number` a count, `text` plain text.
 */
export type ColumnType = CSVColumnType;

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
	/** Cannot be hidden. */
	isRequired?: boolean;
	isHiddenByDefault?: boolean;
	/** The value, declared once: cell, CSV and sorting use it. */
	value: ( row: Row ) => string | number | null;
	/** Only where the cell shows more than the value, for example a link. */
	display?: ( row: Row ) => ReactNode;
}

/** One entry of the line under the table. */
export interface SummaryFigure {
	/** The field of the totals; `days` counts the days of the range. */
	key: string;
	type: ValueType;
	label: ( value: number ) => string;
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
	/** Query of the table's request beside range, page and sort. */
	tableQuery?: Record< string, string | number | boolean >;
	/** The dropdowns of the filter bar. */
	filters?: () => FilterPickerConfig[];
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

/** One interval of a stats answer, the row of interval tables. */
export interface IntervalRow {
	interval: string;
	date_start: string;
	date_end: string;
	subtotals: Record< string, number >;
}
