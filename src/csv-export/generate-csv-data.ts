import { getCSVValue } from './csv-value';
import { escapeCSVValue } from './escape-csv-value';
import type { CSVCell, CSVHeader } from './types';

/** The value's own list, or an empty one. */
function asList< Item >(
	value: readonly Item[] | null | undefined
): readonly Item[] {
	return Array.isArray( value ) ? value : [];
}

/**
 * A table as CSV: the header line, then a line for each row.
 *
 * Cells are separated by commas, lines by `\n`; there is none after the last.
 *
 * @example
 * generateCSVDataFromTable(
 * 	[ { label: 'Order' }, { label: 'Net sales', type: 'currency' } ],
 * 	[ [ { value: 7 }, { value: -12.5, display: '-$12.50' } ] ]
 * ); // 'Order,"Net sales"\n7,-12.50'
 *
 * @param headers The columns. Anything but a list counts as empty.
 * @param rows    The cells, row by row. Anything but a list counts as empty.
 */
export function generateCSVDataFromTable(
	headers: readonly CSVHeader[] | null | undefined,
	rows: readonly ( readonly CSVCell[] )[] | null | undefined
): string {
	const columns = asList( headers );
	const headerLine = columns.map( ( column ) =>
		escapeCSVValue( column?.label )
	);
	const lines = asList( rows ).map( ( row ) =>
		asList( row ).map( ( cell, index ) =>
			escapeCSVValue( getCSVValue( cell?.value, columns[ index ] ?? {} ) )
		)
	);
	return [ headerLine, ...lines ]
		.map( ( cells ) => cells.join( ',' ) )
		.join( '\n' );
}
