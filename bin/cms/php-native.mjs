import { cpus } from 'node:os';
import { join } from 'node:path';
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
 * What a PHP says of itself.
 *
 * @typedef {Object} PhpFacts
 * @property {number}   id         `80312` for 8.3.12.
 * @property {string}   version    `8.3.12`.
 * @property {string[]} extensions In lower case.
 * @property {string}   sqlite     Version of its SQLite library, or empty.
 * @property {boolean}  opcache    Whether it keeps compiled scripts.
 */

/**
 * @param {string} a
 * @param {string} b
 * @return {boolean} Whether version a is lower than b.
 */
function isLower( a, b ) {
	return a.localeCompare( b, 'en', { numeric: true } ) < 0;
}

/**
 * @param {PhpFacts | null}    facts      Null when there is no PHP.
 * @param {'sqlite' | 'mysql'} database
 * @param {string}             [platform]
 * @return {string} What keeps this PHP from running the site and how to fix it; empty when nothing does.
 */
export function phpProblem( facts, database, platform = process.platform ) {
	/** @type {( packages: string[] ) => string} */
	const install = ( packages ) =>
		platform === 'linux'
			? `sudo apt-get install ${ [ ...new Set( packages ) ].join(
					' '
			  ) } (or your system's packages of these names)`
			: 'brew install php';
	const driver = database === 'mysql' ? 'mysqli' : 'pdo_sqlite';
	if ( ! facts ) {
		return `This machine has no PHP. To install it: ${ install( [
			'php-cli',
			APT[ driver ],
			'php-mbstring',
			'php-xml',
		] ) }.`;
	}
	if ( facts.id < MIN_VERSION ) {
		return `This machine's PHP ${ facts.version } is too old: 8.1 or later is needed.`;
	}
	/** @type {( keyof typeof APT )[]} */
	const needed = [ 'mbstring', 'xml', 'dom', driver ];
	const missing = needed.filter(
		( name ) => ! facts.extensions.includes( name )
	);
	if ( missing.length ) {
		const how =
			platform === 'win32'
				? `enable in php.ini: ${ missing
						.map( ( name ) => `extension=${ name }` )
						.join( ', ' ) }`
				: install( missing.map( ( name ) => APT[ name ] ) );
		return `This machine's PHP ${ facts.version } lacks ${ missing.join(
			', '
		) }. To add: ${ how }.`;
	}
	if ( database === 'sqlite' && isLower( facts.sqlite, MIN_SQLITE ) ) {
		return `This machine's PHP has SQLite ${ facts.sqlite }; ${ MIN_SQLITE } or later is needed.`;
	}
	return '';
}

/**
 * @return {Promise<PhpFacts | null>} The `php` on the PATH, or null.
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
 * This machine's own PHP.
 *
 * @param {'sqlite' | 'mysql'} database
 * @return {Promise<{ engine: import('./php-engine.mjs').PhpEngine | null, problem: string }>} It, or why not.
 */
export async function nativeEngine( database ) {
	const facts = await probe();
	const problem = phpProblem( facts, database );
	if ( ! facts || problem ) {
		return { engine: null, problem };
	}
	const common = [
		'-d',
		'memory_limit=512M',
		'-d',
		'display_errors=stderr',
		'-d',
		'date.timezone=UTC',
	];
	/** @type {( site: string, port: number ) => string[]} */
	const serve = ( site, port ) => [
		...common,
		...( facts.opcache ? [] : [ '-d', 'zend_extension=opcache' ] ),
		...[
			'display_errors=0',
			'display_startup_errors=0',
			'max_execution_time=120',
			'upload_max_filesize=64M',
			'post_max_size=72M',
			'expose_php=0',
			'output_buffering=0',
			'opcache.enable=1',
			'opcache.enable_cli=1',
			'opcache.revalidate_freq=0',
			'opcache.memory_consumption=96',
			'opcache.max_accelerated_files=8000',
		].flatMap( ( setting ) => [ '-d', setting ] ),
		'-S',
		`127.0.0.1:${ port }`,
		'-t',
		join( site, 'wordpress' ),
		join( site, 'router.php' ),
	];
	return {
		problem: '',
		engine: {
			kind: 'native',
			version: facts.version,
			workers: Math.min( 6, Math.max( 3, cpus().length ) ),
			worker: ( site, port ) => ( {
				command: 'php',
				args: serve( site, port ),
				env: process.env,
			} ),
			cli: ( args ) => ( {
				command: 'php',
				args: [ ...common, '-d', 'max_execution_time=0', ...args ],
				env: process.env,
			} ),
		},
	};
}
