import { connect } from 'node:net';
import { errorCode } from './files.mjs';
import { UserError } from './user-error.mjs';

const TIMEOUT_MS = 5000;

/**
 * Checks that a MySQL server is running: it sends a greeting when a client
 * connects. This is fast and does not require PHP, so that a wrong --db is
 * reported before any slow work.
 *
 * @param {import('./database.mjs').Database} database SQLite is not checked.
 * @param {AbortSignal}                       [signal]
 * @throws {UserError} If no MySQL server responds.
 */
export async function checkDatabaseServer( database, signal ) {
	if ( database.kind === 'sqlite' ) {
		return;
	}
	const { host, port } = database;
	const problem = await findProblem( host, port, signal );
	signal?.throwIfAborted();
	if ( problem ) {
		throw new UserError(
			`The database server ${ host }:${ port } ${ problem }. Check that it is running and that --db is correct.`
		);
	}
}

/** The problem, or an empty string if the server responds. */
async function findProblem(
	/** @type {string} */ host,
	/** @type {number} */ port,
	/** @type {AbortSignal | undefined} */ signal
) {
	const timeout = AbortSignal.timeout( TIMEOUT_MS );
	let problem = 'did not respond (timeout)';
	const socket = connect( {
		// IPv6 addresses have brackets in a URL.
		host: host.replace( /^\[|\]$/g, '' ),
		port,
		signal: signal ? AbortSignal.any( [ signal, timeout ] ) : timeout,
	} ).once( 'connect', () => {
		problem = 'is not a MySQL or MariaDB server';
	} );
	try {
		const { done } = await socket[ Symbol.asyncIterator ]().next();
		return done ? problem : '';
	} catch ( error ) {
		const { name, message } = Object( error );
		return name === 'AbortError'
			? problem
			: `is not reachable (${ errorCode( error ) || message })`;
	} finally {
		socket.destroy();
	}
}
