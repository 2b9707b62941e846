import type { CSVValue } from './types';

/** A number a spreadsheet reads as one, and nothing more: `-12.5`, `1e+21`. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** What makes a spreadsheet read a formula; some take the wide forms too. */
const SIGNS = '=+\\-@＝＋－＠';

/** Cells that would run, blanks and quotes left out, or that hide their start. */
const FORMULA = new RegExp( `^(?:[\\t\\r\\n]|[\\s"]*[${ SIGNS }])` );

/** What may stand between two cells, and a sign after it. */
const GAP = new RegExp( `([;|\\s"]+)([${ SIGNS }]?)`, 'g' );

/**
 * What some readers take for the end of a cell: `;` in many languages, and tabs
 * and new lines where they do not see the quotes.
 */
const CELL_END = /[;|\t\r\n]/g;

/** A tab: spreadsheets then read text, and keep it when they save the file. */
const GUARD = '\t';

/** Puts a guard wherever a spreadsheet may start to read a formula. */
function guardFormulas( text: string ): string {
	if ( PLAIN_NUMBER.test( text ) ) {
		return text;
	}
	const guarded = text.replace( GAP, ( part, gap: string, sign: string ) =>
		sign ? gap.replace( CELL_END, `$&${ GUARD }` ) + sign : part
	);
	return FORMULA.test( text ) ? GUARD + guarded : guarded;
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
