import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const GRACE_MS = 2000;
const MAX_OUTPUT = 64 * 1024;
const isWindows = process.platform === 'win32';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ code: number, stdout: string, stderr: string }} RunResult
 */

/** File descriptor of a pipe that stays open while this process runs. */
const PARENT_PIPE_FD = 3;

/*
 * Starts the program and a watcher in the background. When this process ends,
 * even if it is killed, the pipe is closed; the watcher then terminates the
 * process group (SIGTERM, then SIGKILL) and deletes the given folder.
 */
const START_SCRIPT = `
temp_folder=$1
shift
(
	read -r line <&${ PARENT_PIPE_FD }
	trap '' TERM
	kill -s TERM -- "-$$"
	sleep ${ GRACE_MS / 1000 }
	kill -s KILL "$$"
	[ -z "$temp_folder" ] || rm -rf -- "$temp_folder"
	kill -s KILL -- "-$$"
) </dev/null >/dev/null 2>&1 &
unset temp_folder
exec "$@" ${ PARENT_PIPE_FD }<&-
`;

/**
 * Starts a program in a new process group, so that Ctrl-C in the terminal only
 * reaches this process, which stops its children in order. The program also
 * ends if this process is killed (not on Windows).
 *
 * @param {string}                                                              command
 * @param {string[]}                                                            args
 * @param {import('node:child_process').SpawnOptions & { tempFolder?: string }} [options] `tempFolder` is a folder to delete if this process is killed.
 * @return {ChildProcess} The child process.
 */
export function start( command, args, options = {} ) {
	const { tempFolder = '', stdio = 'pipe', ...rest } = options;
	if ( isWindows ) {
		return spawn( command, args, { ...rest, stdio, windowsHide: true } );
	}
	const streams = Array.isArray( stdio )
		? stdio.slice( 0, PARENT_PIPE_FD )
		: Array( PARENT_PIPE_FD ).fill( stdio );
	const child = spawn(
		'sh',
		[ '-c', START_SCRIPT, 'sh', tempFolder, command, ...args ],
		{ ...rest, stdio: [ ...streams, 'pipe' ], detached: true }
	);
	const parentPipe = child.stdio[ PARENT_PIPE_FD ];
	parentPipe?.on( 'error', () => {} );
	child.once( 'exit', () => {
		// Stops the watcher and any children that the program left running.
		signalGroup( child, 'SIGKILL' );
		parentPipe?.destroy();
	} );
	return child;
}

function signalGroup(
	/** @type {ChildProcess} */ child,
	/** @type {NodeJS.Signals} */ signal
) {
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
		// The process has already ended.
	}
}

/**
 * Stops a child process and its children with SIGTERM, then with SIGKILL.
 *
 * @param {ChildProcess} child
 * @param {number}       [grace] Time until SIGKILL, in milliseconds.
 * @return {Promise<void>} Resolves when the process has ended.
 */
export function stop( child, grace = GRACE_MS ) {
	if (
		child.pid === undefined ||
		child.exitCode !== null ||
		child.signalCode !== null
	) {
		return Promise.resolve();
	}
	const force = setTimeout( () => signalGroup( child, 'SIGKILL' ), grace );
	const ended = once( child, 'exit' ).then( () => clearTimeout( force ) );
	signalGroup( child, 'SIGTERM' );
	return ended;
}

/**
 * Runs a program and waits until it ends.
 *
 * @param {string}                                                                                                                                       command
 * @param {string[]}                                                                                                                                     args
 * @param {import('node:child_process').SpawnOptions & { tempFolder?: string, signal?: AbortSignal, onLine?: ( line: string ) => void, input?: string }} [options] `onLine` is called for each line of standard output, `input` is written to standard input.
 * @return {Promise<RunResult>} The exit code (127 if the program does not exist) and the last 64 KB of each output.
 * @throws If `signal` aborts. The program is stopped first.
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
	const getStdout = keepEnd( child.stdout );
	const getStderr = keepEnd( child.stderr );
	if ( onLine ) {
		readLines( child.stdout, ( line ) => onLine( line.trimEnd() ) );
	}
	let problem = '';
	if ( input !== undefined ) {
		child.stdin?.on( 'error', () => {} );
		child.stdin?.end( input );
	}
	try {
		const [ code ] = await once( child, 'close' ).catch( ( error ) => {
			problem = error.message;
			return [ 127 ];
		} );
		signal?.throwIfAborted();
		return {
			code: code ?? 1,
			stdout: getStdout(),
			stderr: getStderr() + problem,
		};
	} finally {
		signal?.removeEventListener( 'abort', abort );
	}
}

/**
 * Keeps the end of a text that a process writes, 64 KB.
 *
 * @param {import('node:stream').Readable | null} stream
 * @return {() => string} Returns it.
 */
export function keepEnd( stream ) {
	let text = '';
	stream?.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
		text = ( text + chunk ).slice( -MAX_OUTPUT );
	} );
	return () => text;
}

/**
 * Calls a function with each line that a process writes.
 *
 * @param {import('node:stream').Readable | null} stream
 * @param {( line: string ) => void}              onLine
 */
export function readLines( stream, onLine ) {
	if ( stream ) {
		createInterface( { input: stream } ).on( 'line', onLine );
	}
}

/**
 * Starts a program, see `start()`, whose output is read line by line.
 *
 * @param {string}                                    command
 * @param {string[]}                                  args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {( line: string ) => void}                  onLine  Gets both outputs.
 */
export function startPrinting( command, args, options, onLine ) {
	const child = start( command, args, {
		...options,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	readLines( child.stdout, onLine );
	readLines( child.stderr, onLine );
	return child;
}

/** The last non-empty lines. */
export function lastLines( /** @type {string} */ text, count = 15 ) {
	return text
		.split( '\n' )
		.filter( ( line ) => line.trim() )
		.slice( -count )
		.join( '\n' );
}
