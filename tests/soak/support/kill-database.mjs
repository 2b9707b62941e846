import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

// cspell:ignore cmdline
const MAX_TRIES = 200;

/**
 * Kills the server of MariaDB and starts it again with the same arguments. It has
 * to run on this machine (Linux).
 *
 * @param {( query: string ) => Object[]} sql Runs a query on the site.
 */
export function killDatabase( sql ) {
	// What was committed must survive the kill; servers of tests do not flush it.
	const flush = () => sql( 'SET GLOBAL innodb_flush_log_at_trx_commit = 2' );
	const [ { file } ] = sql( 'SELECT @@pid_file AS file' );
	let child;
	flush();
	return {
		async kill() {
			const id = Number( readFileSync( file, 'utf8' ) );
			const [ command, ...args ] = readFileSync(
				`/proc/${ id }/cmdline`,
				'utf8'
			)
				.split( '\0' )
				.slice( 0, -1 );
			process.kill( id, 'SIGKILL' );
			await setTimeout( 1000 );
			child = spawn( command, args, { stdio: 'ignore' } );
			process.once( 'exit', () => child.kill( 'SIGKILL' ) );
			for ( let tries = 0; tries < MAX_TRIES; tries++ ) {
				await setTimeout( 100 );
				try {
					flush();
					return;
				} catch {
					// Not yet started.
				}
			}
			throw new Error( 'The database did not start again.' );
		},
		/** Stops the server that kill() started, so that its folder can be deleted. */
		async stop() {
			if ( child && child.exitCode === null ) {
				const ended = once( child, 'exit' );
				child.kill( 'SIGTERM' );
				await ended;
			}
		},
	};
}
