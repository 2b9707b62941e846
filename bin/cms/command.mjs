import { once } from 'node:events';
import { createProgress } from './progress.mjs';
import { UserError } from './user-error.mjs';

export { root } from './root.mjs';

/** npm runs scripts in the folder of Storedeck: the one where it was called. */
export const callersFolder = process.env.INIT_CWD ?? process.cwd();

const INTERRUPTED = 130;

/**
 * Runs a command line. An error that the user can fix is printed without its stack, and
 * the process is going to exit with status 1.
 *
 * @param {( progress: import('./progress.mjs').Progress ) => unknown} main
 * @param {string}                                                     [prefix] Printed before such an error.
 */
export async function runCommandLine( main, prefix = '' ) {
	try {
		await main( createProgress() );
	} catch ( error ) {
		printError( error, prefix );
		process.exitCode = 1;
	}
}

function printError(
	/** @type {unknown} */ error,
	/** @type {string} */ prefix
) {
	console.error(
		error instanceof UserError
			? [ prefix + error.message, error.log ]
					.filter( Boolean )
					.join( '\n' )
			: error
	);
}

/**
 * A command line that serves a site.
 *
 * @typedef {Object} Serving
 * @property {import('./progress.mjs').Progress} progress Prints.
 * @property {AbortSignal}                       signal   Aborts when the process is interrupted or its output is closed.
 * @property {( () => unknown )[]}               undo     Steps that end what was started, run in reverse order.
 * @property {Promise<unknown>}                  stopped  Resolves when the signal aborts.
 */

/**
 * Runs a command line that serves a site, undoes what it started, and exits.
 *
 * @param {( serving: Serving ) => Promise<void>} main
 */
export async function serveCommandLine( main ) {
	const controller = new AbortController();
	const { signal } = controller;
	const abort = () => controller.abort();
	for ( const name of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( name, abort );
	}
	process.stdout.on( 'error', abort );
	/** @type {Serving['undo']} */
	const undo = [];
	const stopped = once( signal, 'abort' );
	let status = 0;
	try {
		await main( { progress: createProgress(), signal, undo, stopped } );
	} catch ( error ) {
		status = signal.aborted ? INTERRUPTED : 1;
		if ( signal.aborted ) {
			process.stderr.write( '\nStopped.\n' );
		} else {
			printError( error, '\nError: ' );
		}
	}
	for ( const step of undo.reverse() ) {
		await step();
	}
	process.exit( status );
}
