/** Characters of code in a line of the table. */
const MAX_LENGTH = 60;

/** Code in one line, without its middle if it is long. */
function shorten( text ) {
	const line = text.replace( /\s+/g, ' ' );
	return line.length > MAX_LENGTH
		? `${ line.slice( 0, MAX_LENGTH / 2 ) } … ${ line.slice(
				-MAX_LENGTH / 2
		  ) }`
		: line;
}

/**
 * One line that says what a change is.
 *
 * @param {number}                              number
 * @param {import('./sample.mjs').MutantOfFile} mutant
 */
export const describeMutant = ( number, { file, kind, line, code, text } ) =>
	`${ String( number ).padStart( 3 ) } ${ kind.padEnd(
		10
	) } ${ file }:${ line }: ${ shorten( code ) } → ${ shorten( text ) }`;

/**
 * One line that says what a change is, and what noticed it.
 *
 * @param {number}                              number
 * @param {import('./sample.mjs').MutantOfFile} mutant
 * @param {string | undefined}                  notice Undefined if nothing did.
 */
export const describeResult = ( number, mutant, notice ) =>
	`${ ( notice ? 'noticed' : 'NOT NOTICED' ).padEnd( 11 ) } ${ describeMutant(
		number,
		mutant
	) }${ notice ? ` (${ notice })` : '' }`;

/** The figure of a run. */
export function summarize( /** @type {( string | undefined )[]} */ notices ) {
	const noticed = notices.filter( Boolean ).length;
	return `${ noticed } of ${ notices.length } changes noticed (${ Math.round(
		( 100 * noticed ) / notices.length
	) } %).`;
}
