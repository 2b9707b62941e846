import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The path of a command that is a PHP script.
 *
 * @param {string} name
 */
export const findScript = ( name ) =>
	spawnSync( 'sh', [ '-c', 'command -v "$0"', name ], {
		encoding: 'utf8',
	} ).stdout.trim();

/**
 * Arguments of PHP for tests with WordPress in the process. SQLite's driver parses
 * SQL in PHP, which takes half the time when it is compiled.
 *
 * @param {string} plugin Folder of the plugin.
 */
export const settingsWithWordPress = ( plugin ) =>
	Object.entries( {
		memory_limit: '1G',
		'date.timezone': 'UTC',
		'opcache.enable_cli': 1,
		'opcache.jit': 'tracing',
		'opcache.jit_buffer_size': '64M',
		// The defaults suit a small program: after 1,024 paths, PHP compiles no more.
		'opcache.jit_max_root_traces': 8192,
		'opcache.jit_max_side_traces': 4096,
		'opcache.jit_max_exit_counters': 65536,
		auto_prepend_file: path.join(
			plugin,
			'includes/test/site/bootstrap.php'
		),
	} ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );
