import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findFakeTime } from './fixed-clock.mjs';
import { globSync } from './glob.mjs';
import { runCommand } from './run-command.mjs';

const runs = ( command, ...args ) =>
	spawnSync( command, args, { stdio: 'ignore' } ).status === 0;

/** PHP that is new enough and has what WordPress, both databases and the tests need. */
const HAS_PHP = `foreach ( explode( ' ', 'pdo_sqlite sqlite3 mysqli mbstring xml curl intl zip' ) as $name ) {
	extension_loaded( $name ) || exit( 1 );
}
exit( PHP_VERSION_ID >= 80100 ? 0 : 1 );`;

/**
 * Required tools: the description, a check, the Debian packages of each, and those of
 * older releases of Debian.
 *
 * @type {Record<string, { purpose: string, isInstalled: () => boolean, packages: string, fallback?: string }>}
 */
export const REQUIREMENTS = {
	php: {
		purpose: 'PHP 8.1 or later with SQLite, MySQL and the usual extensions',
		isInstalled: () => runs( 'php', '-r', HAS_PHP ),
		packages:
			'php-cli php-sqlite3 php-mysql php-mbstring php-xml php-curl php-intl php-zip',
	},
	phpunit: {
		purpose: 'PHPUnit',
		isInstalled: () => runs( 'phpunit', '--version' ),
		packages: 'phpunit',
	},
	phpcs: {
		purpose: 'PHP_CodeSniffer',
		isInstalled: () => runs( 'phpcs', '--version' ),
		packages: 'php-codesniffer',
	},
	mariadb: {
		purpose: 'MariaDB server',
		isInstalled: () => runs( 'mariadbd', '--version' ),
		packages: 'mariadb-server',
	},
	nginx: {
		purpose: 'nginx',
		isInstalled: () => runs( 'nginx', '-v' ),
		packages: 'nginx-light',
	},
	fpm: {
		purpose: 'PHP-FPM',
		isInstalled: () => Boolean( findFpm() ),
		packages: 'php-fpm',
	},
	redis: {
		purpose: 'Redis server and its PHP extension',
		isInstalled: () =>
			runs( 'redis-server', '--version' ) &&
			runs( 'php', '-r', 'exit( (int) ! extension_loaded( "redis" ) );' ),
		packages: 'redis-server php-redis',
	},
	clock: {
		purpose: 'libfaketime',
		isInstalled: () => Boolean( findFakeTime() ),
		packages: 'libfaketime',
	},
	chromium: {
		purpose: 'Chromium',
		isInstalled: () => Boolean( findChromium() ),
		packages: 'chromium-headless-shell fonts-dejavu-core',
		fallback: 'chromium fonts-dejavu-core',
	},
};

/**
 * The path of the installed Chromium or Chrome, or undefined. The headless
 * shell is preferred, because it uses a third less CPU time for the same pages;
 * it has no window.
 *
 * @param {{ headed?: boolean }} [options]
 */
export function findChromium( { headed = false } = {} ) {
	return [
		process.env.CHROMIUM_PATH,
		'/usr/bin/chromium-headless-shell',
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	].find(
		( path ) =>
			path &&
			existsSync( path ) &&
			! ( headed && path.endsWith( 'headless-shell' ) )
	);
}

/** The path of PHP-FPM, whose name contains the version on Debian. */
export const findFpm = () =>
	existsSync( '/usr/sbin' )
		? globSync( '/usr/sbin', '', '' ).find( ( file ) =>
				/\/php-fpm[\d.]*$/.test( file )
		  )
		: undefined;

const canInstall = () =>
	process.platform === 'linux' &&
	process.getuid?.() === 0 &&
	existsSync( '/etc/os-release' ) &&
	/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(
		readFileSync( '/etc/os-release', 'utf8' )
	);

/**
 * Checks requirements and, as root on Debian and Ubuntu, installs missing ones.
 *
 * @param {string[]} names Keys of REQUIREMENTS.
 * @return {Promise<Object<string, string>>} Messages for the requirements that are still missing, by name.
 */
export async function ensureRequirements( names ) {
	const isMissing = ( name ) => ! REQUIREMENTS[ name ].isInstalled();
	let missing = names.filter( isMissing );
	// apt installs nothing if one of the packages is unknown: those of older releases come then.
	for ( const kind of /** @type {const} */ ( [ 'packages', 'fallback' ] ) ) {
		if ( missing.length && canInstall() ) {
			await install(
				missing.map(
					( name ) =>
						REQUIREMENTS[ name ][ kind ] ??
						REQUIREMENTS[ name ].packages
				)
			);
			missing = missing.filter( isMissing );
		}
	}
	return Object.fromEntries(
		missing.map( ( name ) => {
			const { purpose, packages } = REQUIREMENTS[ name ];
			return [
				name,
				`${ purpose } is required. On Debian or Ubuntu: apt-get install ${ packages }`,
			];
		} )
	);
}

async function install( lists ) {
	const packages = lists.join( ' ' );
	console.log( `Installing ${ packages } …` );
	await runCommand(
		'sh',
		[
			'-c',
			`apt-get update -qq; apt-get install -y -qq --no-install-recommends ${ packages }`,
		],
		{
			stdio: [ 'ignore', 'ignore', 'inherit' ],
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		}
	);
}
