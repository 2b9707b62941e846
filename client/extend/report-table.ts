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
	/** The text that is copied to the clipboard. */
	text?: string;
}

/** An entry below the table. */
export interface SummaryEntry {
	/** The metric, by the field of the totals. */
	key?: string;
	label: string;
	value: string;
}

/** The value of `woocommerce_admin_report_table`. */
export interface ReportTableContent {
	/** The endpoint of the report, for example `orders`. */
	endpoint: string;
	/** One for each column. */
	headers: TableHeader[];
	/** A cell for each header. */
	rows: TableCell[][];
	/** The totals of the period. */
	totals: Readonly< Record< string, number > >;
	/** The entries below the table. */
	summary: SummaryEntry[];
	/** The rows of the response. */
	items: { data: readonly unknown[]; totalResults: number };
	/** The query of the URL. */
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
 * Applies `woocommerce_admin_report_table`, which may change columns, cells and
 * summary. The rows must keep their number and order, by which they are selected.
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
