import { calledFunction, parsePhp, visitPhp } from '../php-tree.mjs';
import {
	DOMAIN,
	PHP_FUNCTIONS,
	joinLiterals,
	readArguments,
	readComments,
} from './messages.mjs';

/** @typedef {import('./messages.mjs').Message} Message */

/** What a file with texts contains. Other files are not parsed. */
const CALL = /(?:_[_enx]|_[en]x|_noop)\s*\(/;

/** Kinds that hold statements: comments in front of them are of other code. */
const CONTAINERS = new Set( [ 'program', 'namespace', 'block', 'class' ] );

/** The value of a literal, or of literals that are joined. */
function readLiteral( node ) {
	if ( node?.kind === 'bin' && node.type === '.' ) {
		return joinLiterals( [ node.left, node.right ], readLiteral );
	}
	return node?.kind === 'string' ? node.value : undefined;
}

const valuesOf = ( comments ) => comments.map( ( { value } ) => value );

/**
 * The comments for translators in front of a call, or of the nearest expression
 * around it.
 *
 * @param {any}   call
 * @param {any[]} around Nodes around the call.
 * @param {any[]} all    Comments of the file. The parser attaches none to the first statement of a case.
 * @return {string[]} Without marks.
 */
function findComments( call, around, all ) {
	const nodes = [ ...around, call ];
	const start = nodes.findLastIndex( ( { kind } ) => CONTAINERS.has( kind ) );
	for ( const node of nodes.slice( start + 1 ).reverse() ) {
		const comments = readComments( valuesOf( node.leadingComments ?? [] ) );
		if ( comments.length > 0 ) {
			return comments;
		}
	}
	const { line } = call.loc.start;
	return readComments(
		valuesOf( all.filter( ( { loc } ) => loc.end.line === line - 1 ) )
	);
}

/**
 * The functions of WordPress that a PHP file calls with texts.
 *
 * @param {string} file   Path, for references.
 * @param {string} text
 * @param {string} domain
 * @return {{ name: string, line: number, isInDomain: boolean, message: ReturnType<typeof readArguments> | false, comments: string[] }[]} In the order of the calls; `message` is false for another text domain.
 * @throws {Error} With the file and line of code that is not PHP.
 */
export function findTextCalls( file, text, domain = DOMAIN ) {
	if ( ! CALL.test( text ) ) {
		return [];
	}
	const program = parsePhp( file, text );
	/** @type {ReturnType<typeof findTextCalls>} */
	const calls = [];
	visitPhp( program, ( node, around ) => {
		const name = calledFunction( node );
		if ( Object.hasOwn( PHP_FUNCTIONS, name ) ) {
			const signature = PHP_FUNCTIONS[ name ];
			const read = ( /** @type {number} */ position ) =>
				readLiteral( node.arguments[ position ] );
			const isInDomain = read( signature.domain ) === domain;
			calls.push( {
				name,
				isInDomain,
				line: node.loc.start.line,
				message: isInDomain && readArguments( signature, read ),
				comments: findComments( node, around, program.comments ?? [] ),
			} );
		}
	} );
	return calls;
}

/**
 * Finds the texts of a PHP file.
 *
 * @param {string} file Path, for references.
 * @param {string} text
 * @return {Message[]} In the order of the calls.
 */
export const extractFromPhp = ( file, text ) =>
	findTextCalls( file, text ).flatMap( ( { message, comments, line } ) =>
		message
			? [
					{
						...message,
						comments,
						references: [ `${ file }:${ line }` ],
					},
			  ]
			: []
	);
