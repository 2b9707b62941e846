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
	ColumnDefinition,
	ComparisonDefinition,
	ReportDefinition,
	SearchDefinition,
	TableDefinition,
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

/** The filters of a report, with those of plugins. */
export interface FilterSet {
	filters: FilterPickerConfig[];
	advancedFilters: AdvancedFiltersConfig;
}

/** A column of a table, as the definition has it, with the values of its rows. */
export interface ReportColumn< Row >
	extends Omit< ColumnDefinition, 'type' | 'field' | 'isComputed' | 'link' > {
	type: ColumnType;
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
export interface TableComparison< Row >
	extends Pick< ComparisonDefinition, 'param' | 'filterParam' | 'helpText' > {
	getId: ( row: Row ) => number;
	/** For the label of the row's checkbox. */
	getName: ( row: Row ) => string;
}

/**
 * A report, without the way it is rendered: what its definition says, and functions
 * that are only called with rows of its own endpoint.
 */
export interface Report
	extends Pick< TableDefinition, 'endpoint' | 'rows' | 'note' | 'limitBy' >,
		Pick<
			ReportDefinition,
			| 'id'
			| 'title'
			| 'isTimeless'
			| 'dataSource'
			| 'statsEndpoint'
			| 'itemChart'
			| 'itemFlag'
			| 'splitBy'
			| 'advancedFiltersHook'
		> {
	/** The user preference for the hidden columns. */
	columnsPreference: string;
	/** The heading of the table; the report's title by default. */
	tableTitle?: ( query: Query ) => string;
	/** Rows of a page unless the URL has another number. */
	perPage: number;
	comparison?: TableComparison< never >;
	/** The search above the table. */
	search?: SearchDefinition;
	/** Changes for some queries; the first one that matches is used. */
	variants?: readonly ReportVariant[];
	/**
	 * The filters of the filter bar.
	 *
	 * @param hasAdvanced The report or a plugin has advanced filters.
	 */
	filters?: ( hasAdvanced: boolean ) => FilterPickerConfig[];
	advancedFilters?: () => AdvancedFiltersConfig;
	charts: ReportChart[];
	columns: ReportColumn< never >[];
	summary: SummaryMetric[];
	/** The React key of a row. */
	rowKey: ( row: never ) => string | number;
}

/** Changes to a report for some queries. */
export interface ReportVariant
	extends Partial<
		Omit< Report, 'id' | 'title' | 'itemFlag' | 'variants' >
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
