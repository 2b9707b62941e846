import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from './glob.mjs';
import { runCommand } from './run-command.mjs';

/** The PHP extensions that WordPress, both databases and the tests need. */
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

/** What each tool is for, how to see that it is there, and Debian's packages that bring it. */
export const REQUIREMENTS = {
	php: {
		purpose: 'PHP 8.1+ with SQLite, MySQL and the usual extensions',
		isMet: hasPhp,
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
		isMet: () => runs( 'phpunit', [ '--version' ] ),
		packages: [ 'phpunit' ],
	},
	phpcs: {
		purpose: 'PHP_CodeSniffer',
		isMet: () => runs( 'phpcs', [ '--version' ] ),
		packages: [ 'php-codesniffer' ],
	},
	mariadb: {
		purpose: 'the MariaDB server',
		isMet: () => runs( 'mariadbd', [ '--version' ] ),
		packages: [ 'mariadb-server' ],
	},
	nginx: {
		purpose: 'nginx',
		isMet: () => runs( 'nginx', [ '-v' ] ),
		packages: [ 'nginx-light' ],
	},
	fpm: {
		purpose: 'PHP-FPM',
		isMet: () => Boolean( findFpm() ),
		packages: [ 'php-fpm' ],
	},
	chromium: {
		purpose: 'Chromium',
		isMet: () => Boolean( findChromium() ),
		packages: [ 'chromium-headless-shell', 'fonts-dejavu-core' ],
		// Where it does not come by itself, as in older Debians.
		otherwise: [ 'chromium', 'fonts-dejavu-core' ],
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
 * The path of the machine's Chromium (or Chrome), or undefined. The one without
 * windows first: it needs a third less of the processor for the same pages.
 */
export function findChromium() {
	return [
		process.env.CHROMIUM_PATH,
		'/usr/bin/chromium-headless-shell',
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	].find( ( path ) => path && existsSync( path ) );
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

function isDebianAsRoot() {
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
 * Sees that the named requirements are met. On Debian and Ubuntu as root it
 * installs what is missing.
 *
 * @param {string[]} names Keys of REQUIREMENTS.
 * @return {Promise<Object<string, string>>} What is still missing: name to the
 *                                           sentence that says what to install.
 */
export async function ensureRequirements( names ) {
	const isMissing = ( name ) => ! REQUIREMENTS[ name ].isMet();
	let missing = names.filter( isMissing );
	if ( missing.length && isDebianAsRoot() ) {
		await install(
			missing.flatMap( ( name ) => REQUIREMENTS[ name ].packages )
		);
		missing = missing.filter( isMissing );
		// One name that apt does not know keeps it from installing the others.
		const rest = missing.flatMap( ( name ) => {
			const { packages, otherwise = packages } = REQUIREMENTS[ name ];
			return otherwise;
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
			} is needed; on Debian or Ubuntu: apt-get install ${ REQUIREMENTS[
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
