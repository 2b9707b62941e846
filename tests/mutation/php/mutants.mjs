import phpParser from 'php-parser';
import { OPERATORS, keepsArguments, swapTexts } from '../kinds.mjs';

const textOf = ( { loc }, code ) =>
	code.slice( loc.start.offset, loc.end.offset );

const replace = ( kind, { loc }, text ) => ( {
	kind,
	start: loc.start.offset,
	end: loc.end.offset,
	text,
} );

/** Swaps arguments of a call or of `new`. Named ones have no order. */
const swapArguments = ( node, code ) =>
	swapTexts(
		node.arguments.map( ( argument ) => ( {
			...replace( 'arguments', argument, textOf( argument, code ) ),
			isFixed: [
				'variadic',
				'namedargument',
				'closure',
				'arrowfunc',
			].includes( argument.kind ),
		} ) )
	);

/** @type {Record<string, ( node: any, code: string ) => Omit<import('../kinds.mjs').Mutant, 'line'> | null>} */
const MUTATORS = {
	bin( { type, left, right }, code ) {
		// The guard of each file against direct requests.
		const other = right.kind !== 'exit' && OPERATORS[ type ];
		const from = left.loc.end.offset;
		const at = code.slice( from, right.loc.start.offset ).indexOf( type );
		return other && at >= 0
			? {
					kind: 'operator',
					start: from + at,
					end: from + at + type.length,
					text: other,
			  }
			: null;
	},
	unary: ( { type, what, loc } ) =>
		type === '!'
			? {
					kind: 'condition',
					start: loc.start.offset,
					end: what.loc.start.offset,
					text: '',
			  }
			: null,
	boolean: ( node ) =>
		replace( 'constant', node, node.value ? 'false' : 'true' ),
	number: ( node ) =>
		replace( 'constant', node, String( Number( node.value ) + 1 ) ),
	retif: ( { trueExpr, falseExpr }, code ) =>
		trueExpr && {
			kind: 'condition',
			start: trueExpr.loc.start.offset,
			end: falseExpr.loc.end.offset,
			text: `${ textOf( falseExpr, code ) } : ${ textOf(
				trueExpr,
				code
			) }`,
		},
	if: ( { test }, code ) =>
		replace( 'condition', test, `! ( ${ textOf( test, code ) } )` ),
	// A statement that begins with a parenthesis has the offset behind it.
	expressionstatement: ( node ) =>
		[ 'call', 'new', 'assign' ].includes( node.expression.kind ) &&
		! node.expression.what?.parenthesizedExpression
			? replace( 'statement', node, ';' )
			: null,
	call: ( node, code ) =>
		keepsArguments( textOf( node.what, code ) )
			? null
			: swapArguments( node, code ),
	new: swapArguments,
	return: ( { expr } ) =>
		expr && expr.kind !== 'nullkeyword'
			? replace( 'return', expr, 'null' )
			: null,
};

/**
 * All small changes of a PHP file, in the order of its code.
 *
 * @return {import('../kinds.mjs').Mutant[]} The changes.
 */
export function listMutants( /** @type {string} */ code ) {
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
