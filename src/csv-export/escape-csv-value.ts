import type { CSVValue } from './types';

/** A number a spreadsheet reads as one, and nothing more: `-12.5`, `1e+21`. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Where a spreadsheet may start to read a formula: at the beginning, and after
 * what some of them take for the end of a cell (`;` in many languages, a tab, a
 * new line), blanks and quotes left out. The wide forms are read as `=`, `+`,
 * `-` and `@` too.
 */
const FORMULA_START = /(^|[;|\t\r\n])((?:[^\S\t\r\n]|")*)(?=[=+\-@＝＋－＠])/g;

/** Tab and new lines at the beginning hide what follows from a reader. */
const HIDDEN_START = /^[\t\r\n]/;

/** A tab: spreadsheets then read text, and keep it when they save the file. */
const GUARD = '\t';

function guardFormulas( text: string ): string {
	if ( PLAIN_NUMBER.test( text ) ) {
		return text;
	}
	const guarded = text.replace( FORMULA_START, `$1${ GUARD }$2` );
	return HIDDEN_START.test( text ) && ! guarded.startsWith( GUARD + GUARD )
		? GUARD + guarded
		: guarded;
}

/**
 * One cell of a CSV file.
 *
 * Text that a spreadsheet would run as a formula gets a tab before it. Plain
 * numbers, negative ones too, stay numbers. Text with a comma, a semicolon, a
 * quote or any blank is quoted, its quotes doubled (RFC 4180).
 *
 * @example
 * escapeCSVValue( 'Lorem, "ipsum"' ); // '"Lorem, ""ipsum"""'
 * escapeCSVValue( -123 ); // '-123'
 * escapeCSVValue( '=1+1' ); // '"\t=1+1"'
 *
 * @param value `null` and `undefined` are an empty cell.
 */
export function escapeCSVValue( value: CSVValue ): string {
	const text = guardFormulas( String( value ?? '' ) );
	return /[",;\s]/.test( text )
		? `"${ text.replaceAll( '"', '""' ) }"`
		: text;
}
