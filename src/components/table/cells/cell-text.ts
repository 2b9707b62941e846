import type { TableCell, TableRow } from '../types';
import { getRectangle } from './selection';
import type { CellSelection } from './types';

/** What a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** Tabs and new lines part cells. */
const toOneLine = ( text: string ) => text.replace( /[\t\r\n]+/g, ' ' );

/** What a cell reads. */
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
 * What a cell reads in a spreadsheet. Names and the like may come from anybody:
 * an apostrophe keeps them from running there. Numbers may start with a sign.
 */
function getPastedText( cell: TableRow[ number ] ): string {
	const text = toOneLine( getCellText( cell ) );
	const isNumber =
		Boolean( cell ) && typeof ( cell || {} ).value === 'number';
	return ! isNumber && FORMULA.test( text ) ? `'${ text }` : text;
}

/**
 * The chosen cells, tabs between them and a line for each row.
 *
 * @param rows      All rows.
 * @param selection What is chosen.
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
