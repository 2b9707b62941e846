import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMariadb } from '../../../../bin/cms/mariadb.mjs';
import { asPhp, php, site, sql } from '../../../setup/site.mjs';

/** A plugin that defines the constants before Storedeck is loaded. */
const PLUGIN = path.join(
	site.wpPath,
	'wp-content/mu-plugins/storedeck-replica-constants.php'
);

/**
 * Defines STOREDECK_REPORTS_DB_… constants for the requests that follow.
 *
 * @param {Record<string, unknown>} constants By name without prefix.
 */
export const defineConstants = ( constants ) =>
	writeFileSync(
		PLUGIN,
		`<?php foreach ( ${ asPhp(
			constants
		) } as $name => $value ) { define( "STOREDECK_REPORTS_DB_$name", $value ); }`
	);

export const removeConstants = () => rmSync( PLUGIN, { force: true } );

/**
 * Runs statements on a server.
 *
 * @param {number}   port
 * @param {string[]} statements
 * @return {Record<string, string>[]} Rows of the last one.
 */
export function runOn( port, ...statements ) {
	const code = `
		mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
		$server = new mysqli( '127.0.0.1', 'root', '', '', ${ port } );
		foreach ( ${ asPhp(
			statements
		) } as $sql ) { $result = $server->query( $sql ); }
		echo json_encode( $result instanceof mysqli_result ? $result->fetch_all( MYSQLI_ASSOC ) : array() );`;
	return JSON.parse(
		execFileSync( 'php', [ '-r', code ], { encoding: 'utf8' } )
	);
}

/** Starts a second server that replicates the site's. */
export async function startReplica() {
	const dir = mkdtempSync( path.join( tmpdir(), 'storedeck-replica-' ) );
	const options = {
		dir,
		keep: true,
		args: [ '--server-id=2', '--log-bin', '--skip-slave-start' ],
	};
	let server = await startMariadb( options );
	const { port } = server;
	const primary = Number( php( `return DB_HOST;` ).replace( /^.*:/, '' ) );
	const query = ( ...statements ) => runOn( port, ...statements );

	const replica = {
		host: `127.0.0.1:${ port }`,
		port,
		query,
		/** Begins to replicate from where it ended. */
		replicate: () =>
			query(
				`CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${ primary }, MASTER_USER = 'root', MASTER_PASSWORD = '', MASTER_USE_GTID = slave_pos`,
				'START SLAVE'
			),
		/** Waits until it has all changes. */
		catchUp: () => {
			const [ { position } ] = sql(
				'SELECT @@gtid_binlog_pos AS position'
			);
			const [ { result } ] = query(
				`SELECT MASTER_GTID_WAIT( '${ position }', 20 ) AS result`
			);
			if ( result !== '0' ) {
				throw new Error( 'The replica did not get all changes.' );
			}
		},
		stop: () => server.stop(),
		start: async () => {
			server = await startMariadb( { ...options, port } );
		},
		remove: async () => {
			await server.stop();
			rmSync( dir, { recursive: true, force: true } );
		},
	};
	replica.replicate();
	replica.catchUp();
	return replica;
}

/** Lets the next request try a replica that has failed. */
export const forgetFailure = () =>
	php( `return delete_option( 'storedeck_replica_retry' );` );
