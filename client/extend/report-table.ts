import type { ReactNode } from 'react';
import type { Query } from '@storedeck/navigation';
import { applyContained } from './apply-contained';

export interface TableHeader {
	key: string;
	label: string;
	screenReaderLabel?: string;
	isSortable: boolean;
	isNumeric: boolean;
	isLeftAligned: boolean;
	defaultSort: boolean;
	defaultOrder?: 'asc' | 'desc';
	required: boolean;
	hiddenByDefault: boolean;
	visible: boolean;
	cellClassName?: string;
}

export interface TableCell {
	display: ReactNode;
	value: string | number;
	/** What it reads when it is copied. */
	text?: string;
}

/** A figure of the line under the table. */
export interface SummaryEntry {
	/** The field of the totals that it is; it tells what the figure means. */
	key?: string;
	label: string;
	value: string;
}

/** The table of a report, as callbacks of `woocommerce_admin_report_table` get it. */
export interface ReportTableContent {
	/** The report's endpoint, `orders`. */
	endpoint: string;
	/** One for each column. */
	headers: TableHeader[];
	/** A cell for each header. */
	rows: TableCell[][];
	/** The figures of the whole range. */
	totals: Readonly< Record< string, number > >;
	/** The line under the table. */
	summary: SummaryEntry[];
	/** The rows as the server answered them. */
	items: { data: readonly unknown[]; totalResults: number };
	/** The address. */
	query: Query;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

const hasHeaders = ( headers: unknown ): headers is TableHeader[] =>
	Array.isArray( headers ) &&
	headers.every(
		( header ) =>
			isRecord( header ) && typeof header.key === 'string' && header.key
	) &&
	new Set( headers.map( ( { key } ) => key ) ).size === headers.length;

const isRowList = ( rows: unknown, count: number ): rows is TableCell[][] =>
	Array.isArray( rows ) &&
	rows.length === count &&
	rows.every(
		( row ) =>
			Array.isArray( row ) &&
			row.every( ( cell ) => ! cell || isRecord( cell ) )
	);

/**
 * The table of a report with what plugins add to it: columns, cells, totals.
 * There is a row for each item, and it stays in its place: choosing rows to
 * compare, and the pages, go by them.
 *
 * @param table The table.
 */
export function filterReportTable(
	table: ReportTableContent
): ReportTableContent {
	const count = table.rows.length;
	return applyContained(
		'woocommerce_admin_report_table',
		table,
		( result ): result is ReportTableContent =>
			isRecord( result ) &&
			hasHeaders( result.headers ) &&
			isRowList( result.rows, count ) &&
			Array.isArray( result.summary )
	);
}
