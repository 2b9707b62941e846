import { startsFormula } from '@storedeck/csv-export/starts-formula';
import type { TableCell, TableRow } from '../types';
import { getRectangle } from './selection';
import type { CellSelection } from './types';

/** Tabs and line breaks separate cells. */
const toOneLine = ( text: string ) => text.replace( /[\t\r\n]+/g, ' ' );

/** Returns the text of a cell. */
export function getCellText( cell: TableRow[ number ] ): string {
	if ( ! cell ) {
		return '';
	}
	const { text, display, value }: TableCell = cell;
	if ( text !== undefined ) {
		return text;
	}
	return typeof display === 'string' || typeof display === 'number'
		? String( display )
		: String( value ?? '' );
}

/**
 * Returns the text of a cell for a spreadsheet. Text such as names is
 * untrusted, so formulas are escaped with an apostrophe; numbers may start with
 * a sign.
 */
function getPastedText( cell: TableRow[ number ] ): string {
	const text = toOneLine( getCellText( cell ) );
	const isNumber =
		Boolean( cell ) && typeof ( cell || {} ).value === 'number';
	return ! isNumber && startsFormula( text ) ? `'${ text }` : text;
}

/**
 * Formats the selected cells as tab-separated rows.
 *
 * @param rows      All rows.
 * @param selection Selected cells.
 */
export function toTabSeparated(
	rows: readonly TableRow[],
	selection: CellSelection
): string {
	const { top, bottom, start, end } = getRectangle( selection );
	return rows
		.slice( top, bottom + 1 )
		.map( ( row ) =>
			Array.from( { length: end - start + 1 }, ( _cell, offset ) =>
				getPastedText( row[ start + offset ] )
			).join( '\t' )
		)
		.join( '\n' );
}
