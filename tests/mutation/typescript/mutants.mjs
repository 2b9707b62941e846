import ts from 'typescript';
import { OPERATORS, keepsArguments, swapTexts } from '../kinds.mjs';

const { SyntaxKind } = ts;

/** A removed statement must leave a statement: `if ( a ) b();`. */
const NOTHING = ';';

/**
 * Changes by kind of code. Each returns the replaced nodes, or offsets, and their new text.
 *
 * @type {Record<number, ( node: any, text: ( node: ts.Node ) => string ) => Omit<import('../kinds.mjs').Mutant, 'line'> | null>}
 */
const MUTATORS = {
	[ SyntaxKind.BinaryExpression ]( { operatorToken }, text ) {
		const other = OPERATORS[ text( operatorToken ) ];
		return other ? replace( 'operator', operatorToken, other ) : null;
	},
	[ SyntaxKind.PrefixUnaryExpression ]: ( node, text ) =>
		node.operator === SyntaxKind.ExclamationToken
			? replace( 'condition', node, text( node.operand ) )
			: null,
	[ SyntaxKind.ConditionalExpression ]: (
		{ whenTrue, whenFalse },
		text
	) => ( {
		...replace(
			'condition',
			whenTrue,
			`${ text( whenFalse ) } : ${ text( whenTrue ) }`
		),
		end: whenFalse.end,
	} ),
	[ SyntaxKind.IfStatement ]: ( { expression }, text ) =>
		replace( 'condition', expression, `! ( ${ text( expression ) } )` ),
	[ SyntaxKind.NumericLiteral ]: ( node ) =>
		replace( 'constant', node, String( Number( node.text ) + 1 ) ),
	[ SyntaxKind.TrueKeyword ]: ( node ) =>
		replace( 'constant', node, 'false' ),
	[ SyntaxKind.FalseKeyword ]: ( node ) =>
		replace( 'constant', node, 'true' ),
	[ SyntaxKind.ExpressionStatement ]: ( node ) =>
		ts.isStringLiteral( node.expression )
			? null
			: replace( 'statement', node, NOTHING ),
	[ SyntaxKind.CallExpression ]: ( node, text ) =>
		keepsArguments( text( node.expression ) )
			? null
			: swapTexts(
					node.arguments.map( ( argument ) => ( {
						start: argument.getStart(),
						end: argument.end,
						text: text( argument ),
						isFixed:
							ts.isSpreadElement( argument ) ||
							ts.isFunctionLike( argument ),
					} ) )
			  ),
	[ SyntaxKind.ReturnStatement ]: ( { expression }, text ) =>
		expression && text( expression ) !== 'null'
			? replace( 'return', expression, 'null' )
			: null,
	[ SyntaxKind.ArrowFunction ]: ( { body }, text ) =>
		ts.isBlock( body ) || text( body ) === 'null'
			? null
			: replace( 'return', body, 'null' ),
};

const replace = ( kind, node, text ) => ( {
	kind,
	start: node.getStart(),
	end: node.end,
	text,
} );

/** Types and imports do nothing when the code runs. */
const isSkipped = ( node ) =>
	ts.isTypeNode( node ) ||
	ts.isInterfaceDeclaration( node ) ||
	ts.isTypeAliasDeclaration( node ) ||
	ts.isImportDeclaration( node );

/**
 * All small changes of a TypeScript file, in the order of its code.
 *
 * @param {string} code
 * @param {string} [name] Its extension decides about JSX.
 * @return {import('../kinds.mjs').Mutant[]} The changes.
 */
export function listMutants( code, name = 'code.tsx' ) {
	const file = ts.createSourceFile(
		name,
		code,
		ts.ScriptTarget.Latest,
		true
	);
	const text = ( node ) => node.getText( file );
	const mutants = [];
	const visit = ( node ) => {
		if ( isSkipped( node ) ) {
			return;
		}
		const mutant = MUTATORS[ node.kind ]?.( node, text );
		if ( mutant ) {
			const { line } = file.getLineAndCharacterOfPosition( mutant.start );
			mutants.push( { line: line + 1, ...mutant } );
		}
		ts.forEachChild( node, visit );
	};
	visit( file );
	return mutants.sort( ( a, b ) => a.start - b.start );
}
