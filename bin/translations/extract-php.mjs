import { Engine } from 'php-parser';
import { PHP_FUNCTIONS, readArguments, readComment } from './messages.mjs';

/** @typedef {import('./messages.mjs').Message} Message */

/** What a file with texts contains. Other files are not parsed. */
const CALL = /(?:_[_enx]|_[en]x|_noop)\s*\(/;

const parser = new Engine( {
	parser: { extractDoc: true },
	ast: { withPositions: true },
} );

/** Fields of a node that are no part of the code. */
const NO_CHILDREN = new Set( [
	'loc',
	'comments',
	'leadingComments',
	'trailingComments',
] );

/** Kinds that hold statements: comments in front of them are of other code. */
const CONTAINERS = new Set( [ 'program', 'namespace', 'block', 'class' ] );

/** The value of a literal, or of literals that are joined. */
function readLiteral( node ) {
	if ( node?.kind === 'string' ) {
		return node.value;
	}
	if ( node?.kind === 'bin' && node.type === '.' ) {
		const left = readLiteral( node.left );
		const right = readLiteral( node.right );
		return left === undefined || right === undefined
			? undefined
			: left + right;
	}
	return undefined;
}

/**
 * The comments for translators in front of a call, or of the nearest expression
 * around it.
 *
 * @param {any[]} parents Nodes around the call, and the call.
 * @param {any[]} all     Comments of the file. The parser attaches none to the first statement of a case.
 * @return {string[]} Without marks.
 */
function readComments( parents, all ) {
	for ( const node of [ ...parents ].reverse() ) {
		if ( CONTAINERS.has( node.kind ) ) {
			break;
		}
		const comments = ( node.leadingComments ?? [] )
			.map( ( { value } ) => readComment( value ) )
			.filter( ( comment ) => comment !== undefined );
		if ( comments.length > 0 ) {
			return comments;
		}
	}
	const { line } = parents[ parents.length - 1 ].loc.start;
	return all
		.filter( ( { loc } ) => loc.end.line === line - 1 )
		.map( ( { value } ) => readComment( value ) )
		.filter( ( comment ) => comment !== undefined );
}

/**
 * Finds the texts of a PHP file.
 *
 * @param {string} file Path, for references.
 * @param {string} text
 * @return {Message[]} In the order of the calls.
 * @throws {Error} With the file and line of code that is not PHP.
 */
export function extractFromPhp( file, text ) {
	if ( ! CALL.test( text ) ) {
		return [];
	}
	const program = parser.parseCode( text, file );
	/** @type {Message[]} */
	const messages = [];
	const visit = ( node, parents ) => {
		const path = [ ...parents, node ];
		const name =
			node.kind === 'call' && node.what.kind === 'name'
				? node.what.name.replace( /^\\/, '' )
				: '';
		const message =
			Object.hasOwn( PHP_FUNCTIONS, name ) &&
			readArguments( PHP_FUNCTIONS[ name ], ( position ) =>
				readLiteral( node.arguments[ position ] )
			);
		if ( message ) {
			messages.push( {
				...message,
				comments: readComments( path, program.comments ?? [] ),
				references: [ `${ file }:${ node.loc.start.line }` ],
			} );
		}
		for ( const [ field, value ] of Object.entries( node ) ) {
			if ( ! NO_CHILDREN.has( field ) ) {
				for ( const child of [ value ].flat() ) {
					if ( child && typeof child === 'object' ) {
						visit( child, child.kind ? path : parents );
					}
				}
			}
		}
	};
	visit( program, [] );
	return messages;
}
