import type { ReportTableContent, TableCell } from '@storedeck/extend';
import {
	anyContent,
	anyList,
	callContained,
	content,
	createRule,
	filledText,
	getNamespaces,
	getOwner,
	listOf,
	object,
	optional,
	text,
} from '@storedeck/hooks';
import type { Part, Shape } from '@storedeck/hooks';
import { ErrorBoundary } from '../common/error-boundary';
import { applyContained } from '../extend/apply-contained';

const HOOK = 'woocommerce_admin_report_table';

const isObject = ( value: unknown ) =>
	typeof value === 'object' && value !== null;

const EMPTY: TableCell = { display: '', value: '' };

const HEADERS = listOf< ReportTableContent[ 'headers' ][ number ] >(
	object( {
		key: filledText,
		label: content,
		screenReaderLabel: optional( text ),
	} ),
	'key'
);

const SUMMARY = listOf< ReportTableContent[ 'summary' ][ number ] >(
	object( { label: content, value: content } )
);

/** Rows are selected by their position. */
const createRowsRule = ( count: number ) =>
	createRule(
		`as many rows as before (${ count }), each a list of cells`,
		( rows ) =>
			Array.isArray( rows ) &&
			rows.length === count &&
			rows.every(
				( row ) =>
					Array.isArray( row ) &&
					row.every( ( cell ) => ! cell || isObject( cell ) )
			)
	);

/** All columns stay or none: cells belong to headers by their position. */
const TABLE: Shape< ReportTableContent > = {
	read: ( value, before ) => {
		const fault = object( {
			headers: anyList,
			rows: createRowsRule( before.rows.length ),
			summary: anyList,
		} )( value, '' );
		if ( fault !== undefined ) {
			return { faults: [ fault ] };
		}
		const table = value as ReportTableContent;
		const headers = HEADERS.read( table.headers, before.headers );
		if ( headers.faults.length > 0 ) {
			return {
				faults: headers.faults.map( ( one ) => `headers${ one }` ),
			};
		}
		const summary = SUMMARY.read( table.summary, before.summary );
		return {
			value: { ...table, summary: summary.value ?? [] },
			faults: summary.faults.map( ( one ) => `summary${ one }` ),
		};
	},
};

const isValue = ( value: unknown ): value is string | number =>
	typeof value === 'string' || typeof value === 'number';

/** A cell that may fail alone, and whose value can be sorted and exported. */
const containCell = ( cell: TableCell, part: Part ) =>
	callContained< TableCell >(
		part,
		() => {
			const { display, value, text: copied } = cell;
			const fault = optional( anyContent )( display, 'display' );
			if ( fault ) {
				throw new TypeError( fault );
			}
			return {
				...cell,
				display: isObject( display ) ? (
					<ErrorBoundary { ...part }>{ display }</ErrorBoundary>
				) : (
					display
				),
				value: isValue( value ) ? value : '',
				text: typeof copied === 'string' ? copied : undefined,
			};
		},
		EMPTY
	);

/**
 * Applies `woocommerce_admin_report_table`, which may change columns, cells and
 * summary. The rows must keep their number and order, by which they are selected.
 */
export function filterReportTable(
	table: ReportTableContent
): ReportTableContent {
	const before = new Map(
		table.rows.flat().map( ( cell ) => [ cell, cell.display ] )
	);
	const filtered = applyContained( HOOK, table, TABLE );
	if ( filtered === table ) {
		return table;
	}
	const contain = ( cell: TableCell | undefined, key: string ) => {
		if ( ! cell ) {
			return EMPTY;
		}
		if ( before.has( cell ) && before.get( cell ) === cell.display ) {
			return cell;
		}
		const name = `cell of column "${ key }" in ${ HOOK }`;
		return containCell(
			cell,
			getOwner( cell )
				? { name, of: cell }
				: // Who changed a cell of the table in place is not known.
				  { name, candidates: getNamespaces( HOOK ) }
		);
	};
	return {
		...filtered,
		rows: filtered.rows.map( ( row ) =>
			filtered.headers.map( ( { key }, index ) =>
				contain( row[ index ], key )
			)
		),
	};
}
