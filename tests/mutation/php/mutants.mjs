import phpParser from 'php-parser';

/**
 * A small change of code.
 *
 * @typedef {Object} Mutant
 * @property {number} line  Line of the changed expression, from 1.
 * @property {number} start Offset of the replaced text.
 * @property {number} end   Offset behind it.
 * @property {string} text  Replacement.
 */

/** Operators, each with the one that a mistake would leave in its place. */
const OPERATORS = {
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
	'+': '-',
	'-': '+',
	'*': '/',
	'/': '*',
};

/** @type {Record<string, ( node: any, code: string ) => { start: number, end: number, text: string } | null>} */
const MUTATORS = {
	bin( { type, left, right }, code ) {
		// The guard of each file against direct requests.
		const other = right.kind !== 'exit' && OPERATORS[ type ];
		const from = left.loc.end.offset;
		const at = code.slice( from, right.loc.start.offset ).indexOf( type );
		return other && at >= 0
			? { start: from + at, end: from + at + type.length, text: other }
			: null;
	},
	unary: ( { type, what, loc } ) =>
		type === '!'
			? {
					start: loc.start.offset,
					end: what.loc.start.offset,
					text: '',
			  }
			: null,
	boolean: ( { value, loc } ) => ( {
		start: loc.start.offset,
		end: loc.end.offset,
		text: value ? 'false' : 'true',
	} ),
	number: ( { value, loc } ) => ( {
		start: loc.start.offset,
		end: loc.end.offset,
		text: String( Number( value ) + 1 ),
	} ),
	retif: ( { trueExpr, falseExpr }, code ) =>
		trueExpr && {
			start: trueExpr.loc.start.offset,
			end: falseExpr.loc.end.offset,
			text: `${ textOf( falseExpr, code ) } : ${ textOf(
				trueExpr,
				code
			) }`,
		},
	if: ( { test }, code ) => ( {
		start: test.loc.start.offset,
		end: test.loc.end.offset,
		text: `! ( ${ textOf( test, code ) } )`,
	} ),
	expressionstatement: ( { expression, loc } ) =>
		[ 'call', 'new' ].includes( expression.kind )
			? { start: loc.start.offset, end: loc.end.offset, text: ';' }
			: null,
};

const textOf = ( { loc }, code ) =>
	code.slice( loc.start.offset, loc.end.offset );

/**
 * All small changes of a PHP file, in the order of its code.
 *
 * @param {string} code
 * @return {Mutant[]} The changes.
 */
export function listMutants( code ) {
	const parser = new phpParser.Engine( { ast: { withPositions: true } } );
	const mutants = [];
	const visit = ( node ) => {
		if ( ! node || typeof node !== 'object' ) {
			return;
		}
		const mutant = MUTATORS[ node.kind ]?.( node, code );
		if ( mutant ) {
			mutants.push( { line: node.loc.start.line, ...mutant } );
		}
		for ( const [ name, child ] of Object.entries( node ) ) {
			if ( name !== 'loc' ) {
				[ child ].flat().forEach( visit );
			}
		}
	};
	visit( parser.parseCode( code, '' ) );
	return mutants.sort( ( a, b ) => a.start - b.start );
}

/**
 * The code with a change.
 *
 * @param {string} code
 * @param {Mutant} mutant
 */
export const applyMutant = ( code, { start, end, text } ) =>
	code.slice( 0, start ) + text + code.slice( end );
