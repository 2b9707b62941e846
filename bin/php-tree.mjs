import { Engine } from 'php-parser';

const parser = new Engine( {
	parser: { extractDoc: true, version: 801 },
	ast: { withPositions: true },
} );

/**
 * Parses PHP.
 *
 * @param {string} file For errors.
 * @param {string} code
 * @return {any} The syntax tree.
 * @throws {Error} With the file and line of code that is not PHP.
 */
export const parsePhp = ( file, code ) => parser.parseCode( code, file );

/** Fields of a node that are no part of the code. */
const NO_CODE = /^loc$|comments$/i;

/**
 * Calls a function with each node of a syntax tree.
 *
 * @param {any}                                  node
 * @param {( node: any, around: any[] ) => void} callback `around` has the nodes around it, the outermost first.
 * @param {any[]}                                around
 */
export function visitPhp( node, callback, around = [] ) {
	if ( ! node || typeof node !== 'object' ) {
		return;
	}
	if ( node.kind ) {
		callback( node, around );
	}
	const inner = node.kind ? [ ...around, node ] : around;
	for ( const [ key, child ] of Object.entries( node ) ) {
		if ( ! NO_CODE.test( key ) ) {
			visitPhp( child, callback, inner );
		}
	}
}

/**
 * The name of a called function without the backslash of the global namespace, empty
 * for other nodes and expressions.
 */
export const calledFunction = ( { kind, what } ) =>
	kind === 'call' && what.kind === 'name'
		? what.name.replace( /^\\/, '' )
		: '';
