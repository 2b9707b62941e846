import { IGNORED, SIGNS, startsFormula } from './starts-formula';
import type { CSVValue } from './types';

/** Text that spreadsheets read as a number: `-12.5`, `1e+21`. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Text that is hidden by a tab or a line break at its start. */
const HIDDEN = /^[\t\r\n]/;

/** A character that may separate cells, followed by the start of a formula. */
const GAP = new RegExp( `([;|"${ IGNORED }]+)([${ SIGNS }]?)`, 'gu' );

/** Text that has to be quoted. */
const SPECIAL = new RegExp( `[",;${ IGNORED }]`, 'u' );

/**
 * Characters that some spreadsheets read as the end of a cell: `;` in many
 * locales, tabs and line breaks where quotes are ignored.
 */
const CELL_END = /[;|\t\r\n]/g;

/**
 * After a tab, spreadsheets read text, and keep the tab when they save the
 * file.
 */
const TAB = '\t';

/** Inserts a tab wherever a spreadsheet may read the start of a formula. */
function escapeFormulas( text: string ): string {
	if ( PLAIN_NUMBER.test( text ) ) {
		return text;
	}
	const escaped = text.replace( GAP, ( part, gap: string, sign: string ) =>
		sign ? gap.replace( CELL_END, `$&${ TAB }` ) + sign : part
	);
	return HIDDEN.test( text ) || startsFormula( text )
		? TAB + escaped
		: escaped;
}

/**
 * Escapes a cell of a CSV file.
 *
 * Text that a spreadsheet would run as a formula gets a tab before it. Numbers,
 * including negative ones, stay numbers. Text with a comma, a semicolon, a
 * quote, white space or an invisible character is quoted, its quotes doubled (RFC 4180).
 *
 * @example
 * escapeCSVValue( 'Lorem, "ipsum"' ); // '"Lorem, ""ipsum"""'
 * escapeCSVValue( -123 ); // '-123'
 * escapeCSVValue( '=1+1' ); // '"\t=1+1"'
 *
 * @param value `null` and `undefined` are an empty cell.
 */
export function escapeCSVValue( value: CSVValue ): string {
	const text = escapeFormulas( String( value ?? '' ) );
	return SPECIAL.test( text ) ? `"${ text.replaceAll( '"', '""' ) }"` : text;
}
