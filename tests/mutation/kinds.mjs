/**
 * A small change of code.
 *
 * @typedef {Object} Mutant
 * @property {string} kind  One of `KINDS`.
 * @property {number} line  Line of the changed expression, from 1.
 * @property {number} start Offset of the replaced text.
 * @property {number} end   Offset behind it.
 * @property {string} text  Replacement.
 */

/** What is changed: a negated condition, a constant one larger, a removed statement, two arguments in the other order, `return null` … */
export const KINDS = [
	'operator',
	'condition',
	'constant',
	'statement',
	'arguments',
	'return',
];

/** Operators, each with the one that a mistake would leave in its place. */
export const OPERATORS = {
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
	'===': '!==',
	'!==': '===',
	'==': '!=',
	'!=': '==',
	'&&': '||',
	'||': '&&',
	'??': '&&',
	'+': '-',
	'-': '+',
	'*': '/',
	'/': '*',
};

/** Calls whose arguments stay: texts change often and are tested where they matter, and `max( a, b )` is `max( b, a )`. */
export const keepsArguments = ( /** @type {string} */ name ) =>
	/^((esc_(html|attr))?_+[enx]{0,2}|(Math\.)?(max|min))$/.test( name );

/**
 * Swaps the first two arguments of a call. Functions and the rest of a list are fixed: no one takes them for another one.
 *
 * @param {{ start: number, end: number, text: string, isFixed: boolean }[]} args
 * @return {Omit<Mutant, 'line'> | null} Null where nothing would change.
 */
export function swapTexts( args ) {
	const [ first, second ] = args;
	return second &&
		! first.isFixed &&
		! second.isFixed &&
		first.text !== second.text
		? {
				kind: 'arguments',
				start: first.start,
				end: second.end,
				text: `${ second.text }, ${ first.text }`,
		  }
		: null;
}

/**
 * The code with a change.
 *
 * @param {string} code
 * @param {Mutant} mutant
 */
export const applyMutant = ( code, { start, end, text } ) =>
	code.slice( 0, start ) + text + code.slice( end );
