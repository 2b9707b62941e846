/**
 * Characters that spreadsheets ignore before a formula, as a part of a character
 * class: control characters, white space and characters of no width. The same
 * as in `php-stub/includes/exports/class-csv.php`; both are tested with
 * `php-stub/includes/exports/test/csv-cells.json`.
 */
export const IGNORED = '\\p{Cc}\\p{Z}\\p{Cf}';

/**
 * Characters that start a formula; some spreadsheets accept the full-width
 * forms too.
 */
export const SIGNS = '=+\\-@＝＋－＠';

const FORMULA = new RegExp( `^[${ IGNORED }"]*[${ SIGNS }]`, 'u' );

/**
 * Whether a spreadsheet may run a text as a formula. Negative numbers are
 * included.
 *
 * @param text Text of a cell.
 */
export const startsFormula = ( text: string ) => FORMULA.test( text );
