import type {
	ReportTableContent,
	TableCell,
	TableHeader,
} from '@storedeck/extend';
import { applyContained } from './apply-contained';

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
