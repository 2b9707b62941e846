/** The constants of WordPress' authentication keys and salts. */
export const SALT_NAMES = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/**
 * @param {string} text
 * @return {string} A PHP string literal.
 */
export function phpString( text ) {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}

/**
 * @param {Record<string, string | boolean>} constants
 * @return {string} PHP code that defines the constants.
 */
function defines( constants ) {
	return Object.entries( constants )
		.map( ( [ name, value ] ) => {
			const literal =
				typeof value === 'string'
					? phpString( value )
					: String( value );
			return `define( ${ phpString( name ) }, ${ literal } );`;
		} )
		.join( '\n' );
}

/**
 * The wp-config.php of a local site. It contains no absolute path, because the
 * folder is moved, and no URL, which is in the local.php of each start.
 *
 * @param {import('../database.mjs').Database} database
 * @param {Record<string, string>}             salts    Values by the names in SALT_NAMES.
 * @return {string} The contents of the file.
 */
export function wpConfigPhp( database, salts ) {
	const connection =
		database.kind === 'mysql'
			? {
					DB_NAME: database.name,
					DB_USER: database.user,
					DB_PASSWORD: database.password,
					DB_HOST: `${ database.host }:${ database.port }`,
			  }
			: { DB_NAME: 'shop', DB_USER: '', DB_PASSWORD: '', DB_HOST: '' };
	return `<?php
// Generated at each start of the local CMS. Do not edit.
$storedeck_local = require dirname( __DIR__ ) . '/local.php';

define( 'WP_HOME', $storedeck_local['url'] );
define( 'WP_SITEURL', $storedeck_local['url'] );

define( 'DB_DIR', dirname( __DIR__ ) . '/database' );
define( 'DB_FILE', 'shop.sqlite' );
// Write-ahead logging requires shared memory, which WebAssembly does not
// support.
define( 'SQLITE_JOURNAL_MODE', 'wasm' === $storedeck_local['engine'] ? 'DELETE' : 'WAL' );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/debug.log' );
define( 'SCRIPT_DEBUG', ! empty( $storedeck_local['scriptDebug'] ) );
unset( $storedeck_local );

${ defines( {
	...connection,
	DB_CHARSET: 'utf8mb4',
	DB_COLLATE: '',
	...salts,
	WP_DEBUG: true,
	WP_DEBUG_DISPLAY: false,
	WP_ENVIRONMENT_TYPE: 'local',
	DISABLE_WP_CRON: true,
	WP_HTTP_BLOCK_EXTERNAL: true,
	WP_ACCESSIBLE_HOSTS: 'localhost,127.0.0.1',
	AUTOMATIC_UPDATER_DISABLED: true,
	CONCATENATE_SCRIPTS: false,
	FS_METHOD: 'direct',
	WP_MEMORY_LIMIT: '512M',
} ) }

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
}

/**
 * The settings that change with each start.
 *
 * @param {{ url: string, secret: string, token: string, engine: string, scriptDebug?: string, reloadScript?: string }} local
 * @return {string} The contents of local.php.
 */
export function localPhp( local ) {
	const entries = Object.entries( local ).map(
		( [ name, value ] ) =>
			`\t${ phpString( name ) } => ${ phpString( value ) },`
	);
	return `<?php\nreturn array(\n${ entries.join( '\n' ) }\n);\n`;
}
