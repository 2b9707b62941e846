import { spawn } from 'node:child_process';

const GRACE_MS = 2000;
const KEPT_OUTPUT = 64 * 1024;
const isWindows = process.platform === 'win32';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ code: number, stdout: string, stderr: string }} RunResult
 */

/**
 * Starts a program in a process group of its own. A Ctrl-C in the terminal then
 * reaches only us, and we stop what we started in order and completely.
 *
 * @param {string}                                    command
 * @param {string[]}                                  args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @return {ChildProcess} The running child.
 */
export function start( command, args, options = {} ) {
	return spawn( command, args, {
		...options,
		detached: ! isWindows,
		windowsHide: true,
	} );
}

/**
 * @param {ChildProcess}   child
 * @param {NodeJS.Signals} signal
 */
function signalGroup( child, signal ) {
	if ( child.pid === undefined ) {
		return;
	}
	try {
		if ( isWindows ) {
			child.kill( signal );
		} else {
			process.kill( -child.pid, signal );
		}
	} catch {
		// It has ended already.
	}
}

/**
 * Ends a child and whatever it started: politely, then by force.
 *
 * @param {ChildProcess} child
 * @return {Promise<void>} Settles when it has ended.
 */
export function stop( child ) {
	if (
		child.pid === undefined ||
		child.exitCode !== null ||
		child.signalCode !== null
	) {
		return Promise.resolve();
	}
	return new Promise( ( resolve ) => {
		const force = setTimeout(
			() => signalGroup( child, 'SIGKILL' ),
			GRACE_MS
		);
		child.once( 'exit', () => {
			clearTimeout( force );
			resolve();
		} );
		signalGroup( child, 'SIGTERM' );
	} );
}

/**
 * Runs a program to its end.
 *
 * @param {string}                                                                                                                  command
 * @param {string[]}                                                                                                                args
 * @param {import('node:child_process').SpawnOptions & { signal?: AbortSignal, onLine?: ( line: string ) => void, input?: string }} [options] `onLine` gets each line of standard output.
 * @return {Promise<RunResult>} The exit code (127 when the program does not exist) and the end of what it printed.
 * @throws When `signal` aborts; the program is stopped first.
 */
export async function run( command, args, options = {} ) {
	const { signal, onLine, input, ...spawnOptions } = options;
	signal?.throwIfAborted();
	const child = start( command, args, {
		...spawnOptions,
		stdio: [ input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe' ],
	} );
	const abort = () => stop( child );
	signal?.addEventListener( 'abort', abort, { once: true } );
	let stdout = '';
	let stderr = '';
	let rest = '';
	child.stdout?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		stdout = ( stdout + text ).slice( -KEPT_OUTPUT );
		if ( onLine ) {
			const lines = ( rest + text ).split( '\n' );
			rest = lines.pop() ?? '';
			lines.forEach( ( one ) => onLine( one.trimEnd() ) );
		}
	} );
	child.stderr?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		stderr = ( stderr + text ).slice( -KEPT_OUTPUT );
	} );
	if ( input !== undefined ) {
		child.stdin?.on( 'error', () => {} );
		child.stdin?.end( input );
	}
	try {
		const code = await new Promise( ( resolve ) => {
			child.once( 'error', ( error ) => {
				stderr += error.message;
				resolve( 127 );
			} );
			child.once( 'close', ( exit ) => resolve( exit ?? 1 ) );
		} );
		signal?.throwIfAborted();
		if ( rest ) {
			onLine?.( rest );
		}
		return { code: Number( code ), stdout, stderr };
	} finally {
		signal?.removeEventListener( 'abort', abort );
	}
}

/**
 * @param {string} text
 * @param {number} [count]
 * @return {string} The last lines that are not empty.
 */
export function lastLines( text, count = 15 ) {
	return text
		.split( '\n' )
		.filter( ( line ) => line.trim() )
		.slice( -count )
		.join( '\n' );
}
