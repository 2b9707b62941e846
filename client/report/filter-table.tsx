import type {
	ReportTableContent,
	TableCell,
	TableHeader,
} from '@storedeck/extend';
import { ErrorBoundary } from '../common/error-boundary';
import { applyContained } from '../extend/apply-contained';

const HOOK = 'woocommerce_admin_report_table';

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

/** Cells of plugins, each of which may fail alone. */
function containCells(
	{ headers, rows }: ReportTableContent,
	own: TableCell[][]
) {
	const known = new Set( own.flat() );
	return rows.map( ( row ) =>
		row.map( ( cell, index ) =>
			! cell || known.has( cell ) || typeof cell.display !== 'object'
				? cell
				: {
						...cell,
						display: (
							<ErrorBoundary
								name={ `column ${ headers[ index ]?.key } of ${ HOOK }` }
							>
								{ cell.display }
							</ErrorBoundary>
						),
				  }
		)
	);
}

/**
 * Applies `woocommerce_admin_report_table`, which may change columns, cells and
 * summary. The rows must keep their number and order, by which they are selected.
 */
export function filterReportTable(
	table: ReportTableContent
): ReportTableContent {
	const count = table.rows.length;
	const filtered = applyContained(
		HOOK,
		table,
		( result ): result is ReportTableContent =>
			isRecord( result ) &&
			hasHeaders( result.headers ) &&
			isRowList( result.rows, count ) &&
			Array.isArray( result.summary )
	);
	return filtered === table
		? table
		: { ...filtered, rows: containCells( filtered, table.rows ) };
}
