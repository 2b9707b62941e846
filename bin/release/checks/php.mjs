import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readPluginHeader } from '../plugin-header.mjs';

const SCRIPT = fileURLToPath( new URL( './check-php.php', import.meta.url ) );

/**
 * Syntax errors of the PHP files in a folder, and texts outside of the text domain.
 *
 * @param {import('../../cms/php-engine.mjs').PhpEngine} engine PHP, whose version decides what is an error.
 * @param {string}                                       folder
 * @param {string}                                       domain
 * @return {Promise<string[]>} Problems, each with file and line.
 */
export async function findPhpProblems( engine, folder, domain ) {
	const { command, args, env } = engine.cli(
		[ SCRIPT, folder, domain ],
		[ folder, path.dirname( SCRIPT ) ]
	);
	const { stdout } = await promisify( execFile )( command, args, { env } );
	return JSON.parse( stdout );
}

/**
 * Checks the PHP files of the zip with the given PHP.
 *
 * @param {import('./index.mjs').Release}                release
 * @param {import('../../cms/php-engine.mjs').PhpEngine} engine
 */
export const checkPhp = ( { root, edits, folder }, engine ) =>
	findPhpProblems(
		engine,
		folder,
		readPluginHeader( root, edits )( 'Text Domain' )
	);
