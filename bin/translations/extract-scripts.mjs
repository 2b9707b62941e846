import ts from 'typescript';
import {
	SCRIPT_FUNCTIONS,
	joinLiterals,
	readArguments,
	readComments,
} from './messages.mjs';

/** What a file with texts contains. Other files are not parsed. */
const CALL = /\b_(?:_|x|n|nx)\(/;

/** @typedef {import('./messages.mjs').Message} Message */

/**
 * The value of a literal, or of literals that are added.
 *
 * @return {string | undefined} Undefined for other expressions.
 */
function readLiteral( /** @type {ts.Node | undefined} */ node ) {
	if ( node && ts.isParenthesizedExpression( node ) ) {
		return readLiteral( node.expression );
	}
	if ( node && ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	if (
		node &&
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		return joinLiterals( [ node.left, node.right ], readLiteral );
	}
	return undefined;
}

/** The name of the called function, also of `wp.i18n.__`. */
function readName( /** @type {ts.CallExpression} */ { expression } ) {
	if ( ts.isIdentifier( expression ) ) {
		return expression.text;
	}
	return ts.isPropertyAccessExpression( expression )
		? expression.name.text
		: '';
}

/**
 * The comments for translators in front of a call, or of the nearest expression
 * around it in the same statement.
 *
 * @param {ts.Node} call
 * @param {string}  text
 * @return {string[]} Without marks.
 */
function findComments( call, text ) {
	for (
		let node = call;
		node && ! ts.isSourceFile( node ) && ! ts.isBlock( node );
		node = node.parent
	) {
		const ranges = ts.getLeadingCommentRanges( text, node.getFullStart() );
		const comments = readComments(
			( ranges ?? [] ).map( ( { pos, end } ) => text.slice( pos, end ) )
		);
		if ( comments.length > 0 ) {
			return comments;
		}
		if ( ts.isStatement( node ) ) {
			break;
		}
	}
	return [];
}

/**
 * Finds the texts of a TypeScript or JavaScript file.
 *
 * @param {string} file Path, for references.
 * @param {string} text
 * @return {Message[]} In the order of the calls.
 */
export function extractFromScript( file, text ) {
	if ( ! CALL.test( text ) ) {
		return [];
	}
	const source = ts.createSourceFile(
		file,
		text,
		ts.ScriptTarget.Latest,
		true,
		/x$/.test( file ) ? ts.ScriptKind.TSX : undefined
	);
	/** @type {Message[]} */
	const messages = [];
	/** @param {ts.Node} node */
	const visit = ( node ) => {
		if ( ts.isCallExpression( node ) ) {
			const name = readName( node );
			const message =
				Object.hasOwn( SCRIPT_FUNCTIONS, name ) &&
				readArguments( SCRIPT_FUNCTIONS[ name ], ( position ) =>
					readLiteral( node.arguments[ position ] )
				);
			if ( message ) {
				const { line } = source.getLineAndCharacterOfPosition(
					node.getStart()
				);
				messages.push( {
					...message,
					comments: findComments( node, text ),
					references: [ `${ file }:${ line + 1 }` ],
				} );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return messages;
}
