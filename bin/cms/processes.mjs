import { spawn } from 'node:child_process';

const GRACE_MS = 2000;
const KEPT_OUTPUT = 64 * 1024;
const isWindows = process.platform === 'win32';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ code: number, stdout: string, stderr: string }} RunResult
 */

/** The program's end of a pipe that is open as long as we live. */
const LIFELINE_FD = 3;

/*
 * Starts the program and also a watcher that waits for the end of the
 * pipe from us. It ends however we do, even killed; then the watcher ends the
 * whole group, politely and by force, and deletes what is no longer needed.
 */
const WATCHED = `
remains=$1
shift
(
	read -r line <&${ LIFELINE_FD }
	trap '' TERM
	kill -s TERM -- "-$$"
	sleep ${ GRACE_MS / 1000 }
	kill -s KILL "$$"
	[ -z "$remains" ] || rm -rf -- "$remains"
	kill -s KILL -- "-$$"
) </dev/null >/dev/null 2>&1 &
unset remains
exec "$@" ${ LIFELINE_FD }<&-
`;

/**
 * Starts a program in a process group of its own. A Ctrl-C in the terminal then
 * reaches only us, and we stop what we started in order and completely. Should
 * we be killed before we can, it ends all the same (not on Windows).
 *
 * @param {string}                                                           command
 * @param {string[]}                                                         args
 * @param {import('node:child_process').SpawnOptions & { remains?: string }} [options] `remains` is a folder to delete when we were killed.
 * @return {ChildProcess} The running child.
 */
export function start( command, args, options = {} ) {
	const { remains = '', stdio = 'pipe', ...rest } = options;
	if ( isWindows ) {
		return spawn( command, args, { ...rest, stdio, windowsHide: true } );
	}
	const streams = Array.isArray( stdio )
		? stdio.slice( 0, LIFELINE_FD )
		: Array( LIFELINE_FD ).fill( stdio );
	const child = spawn(
		'sh',
		[ '-c', WATCHED, 'sh', remains, command, ...args ],
		{ ...rest, stdio: [ ...streams, 'pipe' ], detached: true }
	);
	const lifeline = child.stdio[ LIFELINE_FD ];
	lifeline?.on( 'error', () => {} );
	child.once( 'exit', () => {
		// The watcher, and whatever else the program left behind.
		signalGroup( child, 'SIGKILL' );
		lifeline?.destroy();
	} );
	return child;
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
 * @param {number}       [grace] Milliseconds it has until then.
 * @return {Promise<void>} Settles when it has ended.
 */
export function stop( child, grace = GRACE_MS ) {
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
			grace
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
 * @param {string}                                                                                                                                    command
 * @param {string[]}                                                                                                                                  args
 * @param {import('node:child_process').SpawnOptions & { remains?: string, signal?: AbortSignal, onLine?: ( line: string ) => void, input?: string }} [options] `onLine` gets each line of standard output.
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
