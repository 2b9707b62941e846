import type { Query } from '@storedeck/api';
import type { Answer, RequestError } from '../core';

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
export interface ReportInterval {
	/** Name of the interval, for example `2026-11-19` or `2026-47`. */
	interval: string;
	/** Wall clock of the shop, `YYYY-MM-DD HH:mm:ss`. */
	date_start: string;
	date_start_gmt: string;
	date_end: string;
	date_end_gmt: string;
	subtotals: ReportTotals;
}

export interface ReportStats {
	/** Null past the last page. */
	totals: ReportTotals | null;
	/** Missing for reports without time, for example stock. */
	intervals?: ReportInterval[];
}

/** A row of a report's table. The columns of the report know its fields. */
export type ReportRow = Record< string, unknown >;

/** Rows with their totals; empty until the first answer. */
export type ReportItemsAnswer< Row = ReportRow > = Partial< Answer< Row[] > >;

/** Stats with the number of intervals; empty until the first answer. */
export type ReportStatsAnswer = Partial< Answer< ReportStats > >;

/** A query as the address holds it: whatever somebody typed. */
export type UrlQuery = Readonly< Record< string, unknown > >;

/** What the functions that read a report need of `select( reportsStore )`. */
export interface ReportsReader {
	getReportItems: ( endpoint: string, query: Query ) => ReportItemsAnswer;
	getReportItemsError: (
		endpoint: string,
		query: Query
	) => RequestError | false;
	isReportItemsRequesting: ( endpoint: string, query: Query ) => boolean;
	getReportStats: ( endpoint: string, query: Query ) => ReportStatsAnswer;
	getReportStatsError: (
		endpoint: string,
		query: Query
	) => RequestError | false;
	isReportStatsRequesting: ( endpoint: string, query: Query ) => boolean;
	getReportStatsAll: ( endpoint: string, query: Query ) => ReportStatsAnswer;
	getReportStatsAllError: (
		endpoint: string,
		query: Query
	) => RequestError | false;
	isReportStatsAllRequesting: ( endpoint: string, query: Query ) => boolean;
	hasFinishedResolution: ( selectorName: string, args: unknown[] ) => boolean;
}
