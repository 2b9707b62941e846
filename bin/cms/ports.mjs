import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 25;

/** A busy machine takes long to report even a connection to itself. */
const TIMEOUT_MS = 5000;

/**
 * Opens a port of 127.0.0.1.
 *
 * @param {import('node:net').Server} server
 * @param {number}                    [port] A free one by default.
 * @return {Promise<number>} The port.
 */
export async function listen( server, port = 0 ) {
	server.listen( port, '127.0.0.1' );
	await once( server, 'listening' );
	return Object( server.address() ).port;
}

/** A free port of 127.0.0.1. Another process may still take it. */
export async function freePort() {
	const probe = createServer();
	const port = await listen( probe );
	probe.close();
	await once( probe, 'close' );
	return port;
}

/** Whether a server on 127.0.0.1 accepts connections. */
export function isListening( /** @type {number} */ port ) {
	return new Promise( ( resolve ) => {
		const socket = connect( { port, host: '127.0.0.1' } );
		const end = ( /** @type {boolean} */ result ) => {
			socket.destroy();
			resolve( result );
		};
		socket.setTimeout( TIMEOUT_MS, () => end( false ) );
		socket.once( 'connect', () => end( true ) );
		socket.once( 'error', () => end( false ) );
	} );
}

/**
 * Waits until a child process accepts connections.
 *
 * @param {number}                                    port
 * @param {import('node:child_process').ChildProcess} child
 * @param {number}                                    timeout  In milliseconds.
 * @param {AbortSignal}                               [signal]
 * @return {Promise<boolean>} False if the process ended, the time is over or the signal aborted.
 */
export async function waitForPort( port, child, timeout, signal ) {
	const deadline = Date.now() + timeout;
	let hasFailed = false;
	child.once( 'error', () => {
		hasFailed = true;
	} );
	while ( ! ( await isListening( port ) ) ) {
		const hasEnded = child.exitCode !== null || child.signalCode !== null;
		if (
			hasEnded ||
			hasFailed ||
			signal?.aborted ||
			Date.now() > deadline
		) {
			return false;
		}
		await sleep( POLL_MS );
	}
	return true;
}
