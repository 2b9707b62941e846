import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findFakeTime } from './fixed-clock.mjs';
import { globSync } from './glob.mjs';
import { runCommand } from './run-command.mjs';

/** PHP extensions required by WordPress, both databases and the tests. */
const PHP_EXTENSIONS = [
	'pdo_sqlite',
	'sqlite3',
	'mysqli',
	'mbstring',
	'xml',
	'curl',
	'intl',
	'zip',
];

/** Required tools: the description, a check and the Debian packages of each. */
export const REQUIREMENTS = {
	php: {
		purpose: 'PHP 8.1 or later with SQLite, MySQL and the usual extensions',
		isInstalled: hasPhp,
		packages: [
			'php-cli',
			'php-sqlite3',
			'php-mysql',
			'php-mbstring',
			'php-xml',
			'php-curl',
			'php-intl',
			'php-zip',
		],
	},
	phpunit: {
		purpose: 'PHPUnit',
		isInstalled: () => runs( 'phpunit', [ '--version' ] ),
		packages: [ 'phpunit' ],
	},
	phpcs: {
		purpose: 'PHP_CodeSniffer',
		isInstalled: () => runs( 'phpcs', [ '--version' ] ),
		packages: [ 'php-codesniffer' ],
	},
	mariadb: {
		purpose: 'MariaDB server',
		isInstalled: () => runs( 'mariadbd', [ '--version' ] ),
		packages: [ 'mariadb-server' ],
	},
	nginx: {
		purpose: 'nginx',
		isInstalled: () => runs( 'nginx', [ '-v' ] ),
		packages: [ 'nginx-light' ],
	},
	fpm: {
		purpose: 'PHP-FPM',
		isInstalled: () => Boolean( findFpm() ),
		packages: [ 'php-fpm' ],
	},
	redis: {
		purpose: 'Redis server and its PHP extension',
		isInstalled: () =>
			runs( 'redis-server', [ '--version' ] ) &&
			runs( 'php', [
				'-r',
				'exit( extension_loaded( "redis" ) ? 0 : 1 );',
			] ),
		packages: [ 'redis-server', 'php-redis' ],
	},
	clock: {
		purpose: 'libfaketime',
		isInstalled: () => Boolean( findFakeTime() ),
		packages: [ 'libfaketime' ],
	},
	podman: {
		purpose: 'Podman with podman-compose, runc and debootstrap',
		isInstalled: () =>
			[ 'podman', 'podman-compose', 'runc', 'debootstrap' ].every(
				( name ) => runs( name, [ '--version' ] )
			),
		packages: [
			'podman',
			'podman-compose',
			'runc',
			'conmon',
			'netavark',
			'aardvark-dns',
			'iptables',
			'fuse-overlayfs',
			'debootstrap',
		],
	},
	chromium: {
		purpose: 'Chromium',
		isInstalled: () => Boolean( findChromium() ),
		packages: [ 'chromium-headless-shell', 'fonts-dejavu-core' ],
		// Older Debian releases do not have chromium-headless-shell.
		fallback: [ 'chromium', 'fonts-dejavu-core' ],
	},
};

function runs( command, args ) {
	return spawnSync( command, args, { stdio: 'ignore' } ).status === 0;
}

function hasPhp() {
	const { status, stdout } = spawnSync(
		'php',
		[
			'-r',
			'echo PHP_VERSION_ID, "\\n", implode( "\\n", get_loaded_extensions() );',
		],
		{ encoding: 'utf8' }
	);
	if ( status !== 0 ) {
		return false;
	}
	const [ version, ...loaded ] = stdout.toLowerCase().split( '\n' );
	return (
		Number( version ) >= 80100 &&
		PHP_EXTENSIONS.every( ( name ) => loaded.includes( name ) )
	);
}

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
export function findFpm() {
	const folder = '/usr/sbin';
	return existsSync( folder )
		? globSync( folder, '', '' ).find( ( file ) =>
				/\/php-fpm[\d.]*$/.test( file )
		  )
		: undefined;
}

function canInstall() {
	if ( process.platform !== 'linux' || process.getuid?.() !== 0 ) {
		return false;
	}
	try {
		return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(
			readFileSync( '/etc/os-release', 'utf8' )
		);
	} catch {
		return false;
	}
}

/**
 * Checks requirements and, as root on Debian and Ubuntu, installs missing ones.
 *
 * @param {string[]} names Keys of REQUIREMENTS.
 * @return {Promise<Object<string, string>>} Messages for the requirements that are still missing, by name.
 */
export async function ensureRequirements( names ) {
	const isMissing = ( name ) => ! REQUIREMENTS[ name ].isInstalled();
	let missing = names.filter( isMissing );
	if ( missing.length && canInstall() ) {
		await install(
			missing.flatMap( ( name ) => REQUIREMENTS[ name ].packages )
		);
		missing = missing.filter( isMissing );
		// apt installs nothing if one of the packages is unknown.
		const rest = missing.flatMap( ( name ) => {
			const { packages, fallback = packages } = REQUIREMENTS[ name ];
			return fallback;
		} );
		if ( rest.length ) {
			await install( rest );
			missing = missing.filter( isMissing );
		}
	}
	return Object.fromEntries(
		missing.map( ( name ) => [
			name,
			`${
				REQUIREMENTS[ name ].purpose
			} is required. On Debian or Ubuntu: apt-get install ${ REQUIREMENTS[
				name
			].packages.join( ' ' ) }`,
		] )
	);
}

async function install( packages ) {
	console.log( `Installing ${ packages.join( ' ' ) } …` );
	const options = {
		stdio: [ 'ignore', 'ignore', 'inherit' ],
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	};
	await runCommand( 'apt-get', [ 'update', '-qq' ], options );
	await runCommand(
		'apt-get',
		[ 'install', '-y', '-qq', '--no-install-recommends', ...packages ],
		options
	);
}
