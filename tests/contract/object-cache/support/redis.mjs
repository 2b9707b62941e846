import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, isListening } from '../../../../bin/cms/ports.mjs';
import { start, stop } from '../../../../bin/cms/processes.mjs';
import { site } from '../../../setup/site.mjs';

const DROP_IN = path.join( site.wpPath, 'wp-content/object-cache.php' );
const SOURCE = fileURLToPath( new URL( 'object-cache.php', import.meta.url ) );

/** Starts a Redis server and the drop-in that uses it. */
export async function startObjectCache() {
	const dir = mkdtempSync( path.join( tmpdir(), 'storedeck-redis-' ) );
	const port = await freePort();
	let server;
	const command = ( ...args ) =>
		execFileSync( 'redis-cli', [ '-p', `${ port }`, ...args ], {
			encoding: 'utf8',
		} ).trim();
	const startServer = async () => {
		server = start(
			'redis-server',
			[
				'--port',
				`${ port }`,
				'--bind',
				'127.0.0.1',
				'--save',
				'',
				'--appendonly',
				'no',
				'--dir',
				dir,
			],
			{ stdio: 'ignore' }
		);
		for ( let attempt = 0; ! ( await isListening( port ) ); attempt++ ) {
			if ( attempt > 200 ) {
				throw new Error( 'Could not start Redis.' );
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
	};
	await startServer();
	writeFileSync(
		DROP_IN,
		`<?php define( 'STOREDECK_TEST_REDIS_PORT', ${ port } ); require '${ SOURCE }';`
	);
	return {
		command,
		start: startServer,
		/** Ends it without a chance to write anything. */
		kill: () => stop( server, 0 ),
		remove: async () => {
			rmSync( DROP_IN, { force: true } );
			await stop( server );
			rmSync( dir, { recursive: true, force: true } );
		},
	};
}
