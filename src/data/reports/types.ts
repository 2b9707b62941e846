import type { Query } from '@storedeck/api';
import type { ResourceResponse, RequestError } from '../core';
import type { ResponseOf, QueryOf, Route } from '../routes';

type ReportPath< Endpoint extends string > =
	`/wc-analytics/reports/${ Endpoint }`;

/**
 * What the table of a report can be asked: the parameters of its route, where
 * the shop's own API has it; anything where it is an extension's, or not known
 * while compiling.
 */
export type ReportQuery< Endpoint extends string = string > =
	ReportPath< Endpoint > extends Route
		? QueryOf< ReportPath< Endpoint > >
		: Query;

/** The same of a report's stats. */
export type ReportStatsQuery< Endpoint extends string = string > =
	ReportQuery< `${ Endpoint }/stats` >;

/**
 * The figures of a stats answer by field. Beside them stands `segments`, which
 * is no figure: `getSegments` reads it.
 */
export type ReportTotals = Record< string, number >;

/** One series inside stats: a product, a category, a kind of customer. */
export interface ReportSegment {
	segment_id: number | string;
	segment_label: string;
	subtotals: ReportTotals;
}

/** One hour … year of a stats answer. */
export interface ReportInterval< Totals extends ReportTotals = ReportTotals > {
	/** Name of the interval, for example `2026-11-19` or `2026-47`. */
	interval: string;
	/** Wall clock of the shop, `YYYY-MM-DD HH:mm:ss`. */
	date_start: string;
	date_start_gmt: string;
	date_end: string;
	date_end_gmt: string;
	subtotals: Totals;
}

export interface ReportStats< Totals extends ReportTotals = ReportTotals > {
	/** Null past the last page. */
	totals: Totals | null;
	/** Missing for reports without time, for example stock. */
	intervals?: ReportInterval< Totals >[];
}

/** A row of a report's table. The columns of the report know its fields. */
export type ReportRow = Record< string, unknown >;

/** A row of a report of the shop's own; `_fields` can leave any of it out. */
export type ReportRowOf< Endpoint extends string > =
	ReportPath< Endpoint > extends Route
		? Partial< ResponseOf< ReportPath< Endpoint > > > & ReportRow
		: ReportRow;

/** The names of what is a figure among totals. */
type FigureName< Totals > = {
	[ Name in keyof Totals ]: Totals[ Name ] extends number ? Name : never;
}[ keyof Totals ];

/** The totals of a report of the shop's own, and what extensions add to them. */
export type ReportTotalsOf< Endpoint extends string > =
	ReportPath< `${ Endpoint }/stats` > extends Route
		? ResponseOf< ReportPath< `${ Endpoint }/stats` > > extends {
				totals: infer Totals;
		  }
			? Pick< Totals, FigureName< Totals > > & ReportTotals
			: ReportTotals
		: ReportTotals;

/** Rows with their totals; empty until the first answer. */
export type ReportItemsResponse< Row = ReportRow > = Partial<
	ResourceResponse< Row[] >
>;

/** Stats with the number of intervals; empty until the first answer. */
export type ReportStatsResponse< Totals extends ReportTotals = ReportTotals > =
	Partial< ResourceResponse< ReportStats< Totals > > >;

/** A query as the address holds it: whatever somebody typed. */
export type UrlQuery = Readonly< Record< string, unknown > >;

/** What the functions that read a report need of `select( reportsStore )`. */
export interface ReportsReader {
	getReportItems: ( endpoint: string, query: Query ) => ReportItemsResponse;
	getReportItemsError: (
		endpoint: string,
		query: Query
	) => RequestError | false;
	isReportItemsRequesting: ( endpoint: string, query: Query ) => boolean;
	getReportStats: ( endpoint: string, query: Query ) => ReportStatsResponse;
	getReportStatsError: (
		endpoint: string,
		query: Query
	) => RequestError | false;
	isReportStatsRequesting: ( endpoint: string, query: Query ) => boolean;
	getReportStatsAll: (
		endpoint: string,
		query: Query
	) => ReportStatsResponse;
	getReportStatsAllError: (
		endpoint: string,
		query: Query
	) => RequestError | false;
	isReportStatsAllRequesting: ( endpoint: string, query: Query ) => boolean;
	hasFinishedResolution: ( selectorName: string, args: unknown[] ) => boolean;
}
