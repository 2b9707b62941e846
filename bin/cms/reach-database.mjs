import { connect } from 'node:net';
import { errorCode } from './files.mjs';
import { UserError } from './user-error.mjs';

const TIMEOUT_MS = 5000;

/**
 * Whether a server answers at an address, as a MySQL server does: it speaks
 * first. Needs no PHP and gives up soon, so it can be asked before anything
 * slow is done.
 *
 * @param {import('./database.mjs').Database} database SQLite needs no server.
 * @param {AbortSignal}                       [signal]
 * @throws {UserError} When none does.
 */
export async function reachDatabase( database, signal ) {
	if ( database.kind === 'sqlite' ) {
		return;
	}
	const { host, port } = database;
	const problem = await problemOf( host, port, signal );
	signal?.throwIfAborted();
	if ( problem ) {
		throw new UserError(
			`The database server ${ host }:${ port } ${ problem }. Is it started, and --db right?`
		);
	}
}

/**
 * @param {string}      host
 * @param {number}      port
 * @param {AbortSignal} [signal]
 * @return {Promise<string>} What is wrong; empty when it speaks.
 */
function problemOf( host, port, signal ) {
	return new Promise( ( resolve ) => {
		const socket = connect( {
			// An address of IPv6 has brackets in a URL.
			host: host.replace( /^\[|\]$/g, '' ),
			port,
			signal,
		} );
		let isOpen = false;
		const end = ( /** @type {string} */ problem ) => {
			clearTimeout( timer );
			socket.destroy();
			resolve( problem );
		};
		const giveUp = () =>
			end(
				isOpen
					? 'does not speak as a MySQL server does'
					: 'cannot be reached (no answer)'
			);
		const timer = setTimeout( giveUp, TIMEOUT_MS );
		socket.once( 'connect', () => {
			isOpen = true;
		} );
		socket.once( 'data', () => end( '' ) );
		socket.once( 'end', giveUp );
		socket.once( 'error', ( error ) =>
			end(
				`cannot be reached (${ errorCode( error ) || error.message })`
			)
		);
	} );
}
