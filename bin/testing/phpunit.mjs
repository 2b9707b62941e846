import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { coverage, settings } from '../cms/php-settings.mjs';

/** The path of a command that is a PHP script. */
export const findScript = ( /** @type {string} */ name ) =>
	spawnSync( 'sh', [ '-c', 'command -v "$0"', name ], {
		encoding: 'utf8',
	} ).stdout.trim();

/**
 * SQLite's driver parses SQL in PHP, which takes half the time when it is compiled.
 * Tests on MariaDB wait for it, and would take longer.
 */
const COMPILED = {
	'opcache.jit': 'tracing',
	'opcache.jit_buffer_size': '64M',
	// The defaults suit a small program: after 1,024 paths, PHP compiles no more.
	'opcache.jit_max_root_traces': 8192,
	'opcache.jit_max_side_traces': 4096,
	'opcache.jit_max_exit_counters': 65536,
};

/**
 * Arguments of PHP for tests with WordPress in the process.
 *
 * @param {string}  plugin   Folder of the plugin.
 * @param {boolean} isSqlite Whether its database is SQLite.
 */
export const settingsWithWordPress = ( plugin, isSqlite ) =>
	settings(
		{
			memory_limit: '1G',
			'date.timezone': 'UTC',
			'opcache.enable_cli': 1,
		},
		coverage(),
		isSqlite ? COMPILED : {},
		{
			auto_prepend_file: path.join(
				plugin,
				'includes/test/site/bootstrap.php'
			),
		}
	);
