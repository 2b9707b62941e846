import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandArguments, site } from './site.mjs';

const RUNNER = fileURLToPath( new URL( 'wp-cli.php', import.meta.url ) );

/** Runs `wp storedeck` and returns `{ status, stdout, stderr }`. */
export const wp = ( ...args ) =>
	spawnSync( 'php', [ ...commandArguments(), RUNNER, site.wpPath, ...args ], {
		encoding: 'utf8',
	} );
