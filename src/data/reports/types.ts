import type { Query } from '@storedeck/api';
import type { ResourceResponse, RequestError } from '../core';
import type { AddedMetrics, ResponseOf, QueryOf, Route } from '../routes';

/** The report and its query. */
export type ReportArgs = [ endpoint: string, query?: Query ];

type ReportPath< Endpoint extends string > =
	`/wc-analytics/reports/${ Endpoint }`;

/**
 * The query of a report's table: the parameters of its route if the store's API
 * has it; any query for reports of extensions, or when the report is only known
 * at run time.
 */
export type ReportQuery< Endpoint extends string = string > =
	ReportPath< Endpoint > extends Route
		? QueryOf< ReportPath< Endpoint > >
		: Query;

/** The query of a report's stats. */
export type ReportStatsQuery< Endpoint extends string = string > =
	ReportPath< `${ Endpoint }/stats` > extends Route
		? Omit< ReportQuery< `${ Endpoint }/stats` >, 'fields' > & {
				fields?: OneOrMore< FieldName< ReportTotalsOf< Endpoint > > >;
		  }
		: Query;

type OneOrMore< Name > = Name | readonly Name[];

/** The name of a metric, or `segments`. */
type FieldName< Totals > = ( keyof Totals & string ) | 'segments';

/**
 * The metrics of a stats response by name, and `segments`, which `getSegments`
 * returns.
 */
export type ReportTotals = Record< string, number >;

/** A segment of stats: a product, a category, a customer type. */
export interface ReportSegment {
	segment_id: number | string;
	segment_label: string;
	subtotals: ReportTotals;
}

/** An hour … year of a stats response. */
export interface ReportInterval< Totals extends ReportTotals = ReportTotals > {
	/** Name of the interval, for example `2026-11-19` or `2026-47`. */
	interval: string;
	/** In site time, `YYYY-MM-DD HH:mm:ss`. */
	date_start: string;
	date_start_gmt: string;
	date_end: string;
	date_end_gmt: string;
	subtotals: Totals;
}

export interface ReportStats< Totals extends ReportTotals = ReportTotals > {
	/** Null after the last page. */
	totals: Totals | null;
	/** Missing for reports without a date range, for example stock. */
	intervals?: ReportInterval< Totals >[];
}

/** The parts of an answer. */
export type ReportAnswerPart = Extract<
	QueryOf< '/storedeck/v1/answers/{report}' >[ 'parts' ],
	readonly unknown[]
>[ number ];

interface AnsweredStats {
	totals: ReportTotals;
	intervals: ReportInterval[];
}

/** A metric of the Overview. */
export interface Indicator {
	/** Report and metric, `revenue/total_sales`. */
	stat: string;
	label: string;
	/** The chart of the report. */
	chart: string;
	/** The report: a path of the app or a URL; empty without one. */
	report: string;
	format?: 'number' | 'currency';
}

/** What one or several values of a dimension have in both periods. */
interface ChangeMetrics {
	metrics: readonly [ now: ReportTotals, before: ReportTotals ];
}

/** A metric by a dimension: the values that changed most, and all others together. */
export interface ReportChange {
	/** The dimension. */
	by: string;
	/** The metric that an average is divided by; null for sums. */
	weight: string | null;
	rows: readonly ( ChangeMetrics & {
		id: number | string;
		label: string;
	} )[];
	others: ( ChangeMetrics & { count: number } ) | null;
}

/**
 * All that the screen of a report shows. A part that was not asked for or could
 * not be answered is missing; one that there is nothing for is null.
 */
export interface ReportAnswer {
	/** What splits the lines of the chart. */
	segmentby?: string | null;
	/** The dates that were used, in site time; of an unfinished period `compared` is the part that it is compared with. */
	periods?: Partial<
		Record<
			'primary' | 'secondary' | 'compared',
			{ after: string; before: string } | null
		>
	>;
	/** Why parts are missing. */
	errors: Partial< Record< ReportAnswerPart, ApiErrorBody > >;
	primary?: AnsweredStats;
	/** The part of the secondary period that is compared; only its totals. */
	compared?: AnsweredStats | null;
	secondary?: AnsweredStats | null;
	rows?: {
		items: ReportRow[];
		/** Rows on all pages. */
		total: number;
		/** Items that only the compared period has, if the rows are sorted by change. */
		omitted?: number;
		/** The parameters of the report's route: period, filters, order and page. */
		query?: Query & {
			orderby: string;
			order: 'asc' | 'desc';
			page: number;
			per_page: number;
		};
		/** The sort order in the names of the URL, with `_change` that of a change. */
		orderby?: string;
		/** Whether the rows can be compared with those of another period. */
		is_compared?: boolean;
		/** The `orderby` of the columns by whose change the rows can be sorted. */
		change_columns?: readonly string[];
	};
	/** Metrics of the rows in the compared period; null where there is nothing to compare with. */
	compared_rows?: ( ReportTotals | null )[] | null;
	/** The change of a metric by all dimensions; null without a comparison, and for what cannot be split. */
	changes?: readonly ReportChange[] | null;
	/** The metrics of the Overview; those with a format were asked for. */
	indicators?: { items: Indicator[]; totals: ReportTotals };
	compared_indicators?: { totals: ReportTotals } | null;
	/** As plugins leave them. */
	leaderboards?: unknown[];
}

/** The error of a part, as the body of an error response. */
export interface ApiErrorBody {
	code: string;
	message: string;
	data: { status: number; params?: Record< string, string > };
}

/** A row of a report's table. The columns of the report know its fields. */
export type ReportRow = Record< string, unknown >;

/** A row of a report; `_fields` can omit any field. */
export type ReportRowOf< Endpoint extends string > =
	ReportPath< Endpoint > extends Route
		? Partial< ResponseOf< ReportPath< Endpoint > > > & ReportRow
		: ReportRow;

/** The names of metrics in totals. */
type MetricName< Totals > = {
	[ Name in keyof Totals ]: Totals[ Name ] extends number ? Name : never;
}[ keyof Totals ];

/** The totals of a report, and those that plugins declare. */
export type ReportTotalsOf< Endpoint extends string > =
	ReportPath< `${ Endpoint }/stats` > extends Route
		? ResponseOf< ReportPath< `${ Endpoint }/stats` > > extends {
				totals: infer Totals;
		  }
			? Pick< Totals, MetricName< Totals > > &
					Pick< AddedMetrics, keyof AddedMetrics >
			: ReportTotals
		: ReportTotals;

/** Rows with their totals; empty before the first response. */
export type ReportItemsResponse< Row = ReportRow > = Partial<
	ResourceResponse< Row[] >
>;

/** Stats with the number of intervals; empty before the first response. */
export type ReportStatsResponse< Totals extends ReportTotals = ReportTotals > =
	Partial< ResourceResponse< ReportStats< Totals > > >;

/** The query of a URL, unchecked. */
export type UrlQuery = Readonly< Record< string, unknown > >;

/** The responses of the selectors of reports. */
export interface ReportResponses {
	Items: ReportItemsResponse;
	Stats: ReportStatsResponse;
	StatsAll: ReportStatsResponse;
}

export type ReportKind = keyof ReportResponses;

type Read< Result > = ( endpoint: string, query: Query ) => Result;

/** The selectors of `select( reportsStore )` that these functions use. */
export type ReportsReader = {
	[ Kind in ReportKind as `getReport${ Kind }Error` ]: Read<
		RequestError | false
	>;
} & {
	[ Kind in ReportKind as `isReport${ Kind }Requesting` ]: Read< boolean >;
} & {
	[ Kind in ReportKind as `getReport${ Kind }` ]: Read<
		ReportResponses[ Kind ]
	>;
} & {
	hasFinishedResolution: ( selectorName: string, args: unknown[] ) => boolean;
};
