import { getCSVValue } from './csv-value';
import { escapeCSVValue } from './escape-csv-value';
import type { CSVCell, CSVHeader } from './types';

function asList< Item >(
	value: readonly Item[] | null | undefined
): readonly Item[] {
	return Array.isArray( value ) ? value : [];
}

/**
 * Generates CSV from a table: the header line, then a line for each row.
 *
 * Cells are separated by commas, lines by `\n`, without a line break at the
 * end.
 *
 * @example
 * generateCSVDataFromTable(
 * 	[ { label: 'Order' }, { label: 'Net sales', type: 'currency' } ],
 * 	[ [ { value: 7 }, { value: -12.5, display: '-$12.50' } ] ]
 * ); // 'Order,"Net sales"\n7,-12.50'
 *
 * @param headers The columns. Anything but a list counts as empty.
 * @param rows    The cells by row. Anything but a list counts as empty.
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
