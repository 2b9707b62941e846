import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';

/** The buffered output of commands. */
const held = new AsyncLocalStorage();

/**
 * Buffers the output of commands until the end, so that suites that run at the
 * same time are read one after the other.
 *
 * @template Result
 * @param {() => Promise<Result>} act Runs the commands.
 * @return {Promise<Result>} The result of the callback.
 */
export async function holdOutput( act ) {
	const chunks = [];
	try {
		return await held.run( chunks, act );
	} finally {
		process.stdout.write( Buffer.concat( chunks ) );
	}
}

/** Ways out of a command, which lead to us instead of the terminal. */
const toPipes = ( stdio ) =>
	( Array.isArray( stdio ) ? stdio : [ 'ignore', stdio, stdio ] ).map(
		( way ) => ( way === 'inherit' ? 'pipe' : way )
	);

/**
 * Runs a command with its output in the terminal unless it is buffered.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   options As of child_process.spawn.
 * @return {Promise<number>} The exit status; 1 where it was killed or could not start.
 */
export function runCommand( command, args, options = {} ) {
	const chunks = held.getStore();
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
