import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';

/** Buffered output of the commands in the current `bufferOutput` call. */
const buffers = new AsyncLocalStorage();

/**
 * Buffers the output of commands until the callback ends, so that the output of
 * suites that run in parallel is not interleaved.
 *
 * @template Result
 * @param {() => Promise<Result>} callback Runs the commands.
 * @return {Promise<Result>} The result of the callback.
 */
export async function bufferOutput( callback ) {
	const chunks = [];
	try {
		return await buffers.run( chunks, callback );
	} finally {
		process.stdout.write( Buffer.concat( chunks ) );
	}
}

/** Replaces inherited output streams by pipes. */
const toPipes = ( stdio ) =>
	( Array.isArray( stdio ) ? stdio : [ 'ignore', stdio, stdio ] ).map(
		( stream ) => ( stream === 'inherit' ? 'pipe' : stream )
	);

/**
 * Runs a command. Its output is printed unless it is buffered.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   options Options of `child_process.spawn`.
 * @return {Promise<number>} The exit status, or 1 if the command was killed or could not start.
 */
export function runCommand( command, args, options = {} ) {
	const chunks = buffers.getStore();
	const { stdio = 'inherit', ...rest } = options;
	return new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			...rest,
			stdio: chunks ? toPipes( stdio ) : stdio,
		} );
		for ( const stream of chunks ? [ child.stdout, child.stderr ] : [] ) {
			stream?.on( 'data', ( chunk ) => chunks.push( chunk ) );
		}
		child.on( 'error', ( error ) => {
			console.error( `${ command }: ${ error.message }` );
			resolve( 1 );
		} );
		child.on( 'close', ( status ) => resolve( status ?? 1 ) );
	} );
}
