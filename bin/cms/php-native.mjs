import { cpus } from 'node:os';
import { join } from 'node:path';
import { compareVersions } from './compare-versions.mjs';
import { commandSettings, serverSettings } from './php-settings.mjs';
import { run } from './processes.mjs';

const MIN_VERSION = 80100;
const MIN_SQLITE = '3.37.0';
const APT = {
	mbstring: 'php-mbstring',
	xml: 'php-xml',
	dom: 'php-xml',
	pdo_sqlite: 'php-sqlite3',
	mysqli: 'php-mysql',
};

const PROBE = `echo json_encode( array(
	'id' => PHP_VERSION_ID,
	'version' => PHP_VERSION,
	'extensions' => array_map( 'strtolower', get_loaded_extensions() ),
	'sqlite' => class_exists( 'SQLite3' ) ? SQLite3::version()['versionString']
		: ( extension_loaded( 'pdo_sqlite' ) ? ( new PDO( 'sqlite::memory:' ) )->query( 'SELECT sqlite_version()' )->fetchColumn() : '' ),
	'opcache' => extension_loaded( 'Zend OPcache' ),
) );`;

/**
 * The properties of an installed PHP.
 *
 * @typedef {Object} PhpInfo
 * @property {number}   id         `PHP_VERSION_ID`, e.g. `80312` for 8.3.12.
 * @property {string}   version    `PHP_VERSION`, e.g. `8.3.12`.
 * @property {string[]} extensions Lowercase names of the loaded extensions.
 * @property {string}   sqlite     Version of its SQLite library, or an empty string.
 * @property {boolean}  opcache    Whether OPcache is loaded.
 */

/**
 * @param {PhpInfo | null}     info       Null if PHP is not installed.
 * @param {'sqlite' | 'mysql'} database
 * @param {string}             [platform]
 * @return {string} Why this PHP cannot run the site and how to fix it, or an empty string if it can.
 */
export function phpProblem( info, database, platform = process.platform ) {
	/** @type {( packages: string[] ) => string} */
	const install = ( packages ) =>
		platform === 'linux'
			? `sudo apt-get install ${ [ ...new Set( packages ) ].join(
					' '
			  ) } (or the equivalent packages of your system)`
			: 'brew install php';
	const driver = database === 'mysql' ? 'mysqli' : 'pdo_sqlite';
	if ( ! info ) {
		return `PHP is not installed. To install it: ${ install( [
			'php-cli',
			APT[ driver ],
			'php-mbstring',
			'php-xml',
		] ) }.`;
	}
	if ( info.id < MIN_VERSION ) {
		return `PHP ${ info.version } is too old: 8.1 or later is required.`;
	}
	/** @type {( keyof typeof APT )[]} */
	const needed = [ 'mbstring', 'xml', 'dom', driver ];
	const missing = needed.filter(
		( name ) => ! info.extensions.includes( name )
	);
	if ( missing.length ) {
		const how =
			platform === 'win32'
				? `enable in php.ini: ${ missing
						.map( ( name ) => `extension=${ name }` )
						.join( ', ' ) }`
				: install( missing.map( ( name ) => APT[ name ] ) );
		return `PHP ${ info.version } lacks these extensions: ${ missing.join(
			', '
		) }. To install them: ${ how }.`;
	}
	if (
		database === 'sqlite' &&
		compareVersions( info.sqlite, MIN_SQLITE ) < 0
	) {
		return `The SQLite library of PHP is too old (${ info.sqlite }): ${ MIN_SQLITE } or later is required.`;
	}
	return '';
}

/**
 * @return {Promise<PhpInfo | null>} The properties of the `php` in PATH, or null.
 */
async function probe() {
	const result = await run( 'php', [
		'-d',
		'display_errors=stderr',
		'-r',
		PROBE,
	] );
	try {
		return result.code === 0 ? JSON.parse( result.stdout ) : null;
	} catch {
		return null;
	}
}

/**
 * Checks whether the installed PHP can run the site.
 *
 * @param {'sqlite' | 'mysql'} database
 * @return {Promise<{ engine: import('./php-engine.mjs').PhpEngine | null, problem: string }>} The runtime, or the problem.
 */
export async function nativeEngine( database ) {
	const info = await probe();
	const problem = phpProblem( info, database );
	if ( ! info || problem ) {
		return { engine: null, problem };
	}
	/** @type {( site: string, port: number ) => string[]} */
	const serve = ( site, port ) => [
		...( info.opcache ? [] : [ '-d', 'zend_extension=opcache' ] ),
		...serverSettings( 120 ),
		...[ '-S', `127.0.0.1:${ port }` ],
		...[ '-t', join( site, 'wordpress' ) ],
		join( site, 'router.php' ),
	];
	return {
		problem: '',
		engine: {
			kind: 'native',
			version: info.version,
			workers: Math.min( 6, Math.max( 3, cpus().length ) ),
			worker: ( site, port ) => ( {
				command: 'php',
				args: serve( site, port ),
				env: process.env,
			} ),
			cli: ( args ) => ( {
				command: 'php',
				args: [ ...commandSettings(), ...args ],
				env: process.env,
			} ),
		},
	};
}
