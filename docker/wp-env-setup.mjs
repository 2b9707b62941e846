/*
 * Activates the plugin in WordPress' wp-env and fills the demo store:
 * `lifecycleScripts` of .wp-env.json.
 */
import { spawnSync } from 'node:child_process';

const ORDERS = 5000;

const COMMANDS = [
	[ 'wp', 'plugin', 'activate', 'storedeck' ],
	[ 'wp', 'rewrite', 'structure', '/%postname%/', '--hard' ],
	[
		'php',
		'/var/www/html/wp-content/plugins/storedeck/includes/tools/demo/run.php',
		'--wp=/var/www/html',
		`--orders=${ ORDERS }`,
		'--seed=1',
	],
];

for ( const command of COMMANDS ) {
	const { status } = spawnSync(
		'npx',
		[ '--yes', '@wordpress/env@11.16.0', 'run', 'cli', ...command ],
		{ stdio: 'inherit' }
	);
	if ( status !== 0 ) {
		process.exit( status ?? 1 );
	}
}
