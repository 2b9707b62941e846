import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Files that the plugin cannot do without. */
const REQUIRED = [
	'LICENSE',
	'readme.txt',
	'storedeck.php',
	'uninstall.php',
	'build/storedeck.js',
	'build/storedeck.asset.php',
];

/** Kinds of files that a plugin consists of. */
const EXPECTED =
	/(^LICENSE|^readme\.txt|\.(php|js|css|json|svg|png|mo|po|pot))$/;

/** Folders and files for developers. */
const UNWANTED =
	/(^|\/)(tests?|demo|node_modules|vendor|docs|\.[^/]+)(\/|$)|\.(md|map|dist|ts|tsx|scss|lock|log|zip)$|(^|\/)(package(-lock)?|composer|tsconfig)\.json$/;

/** Namespaces that fill a local store. */
const LOCAL_ONLY = /Storedeck\\(Demo|Import)\\/;

/** Files that must not be in the zip. */
export const findUnwantedFiles = ( /** @type {string[]} */ files ) =>
	files.filter(
		( file ) => UNWANTED.test( file ) || ! EXPECTED.test( file )
	);

/** Files that the zip lacks: required ones, and PHP files in git. */
export function findMissingFiles(
	/** @type {string} */ root,
	/** @type {string[]} */ files
) {
	const tracked = execFileSync(
		'git',
		[ 'ls-files', '--', '*.php', ':!includes/tools/demo', ':!**/test/**' ],
		{ cwd: path.join( root, 'php-stub' ), encoding: 'utf8' }
	)
		.trim()
		.split( '\n' );
	return [ ...REQUIRED, ...tracked ].filter(
		( file ) => ! files.includes( file )
	);
}

/** PHP files that use a class which only local stores have. */
export const findLocalClasses = (
	/** @type {Record<string, Uint8Array>} */ contents
) =>
	Object.entries( contents )
		.filter(
			( [ name, data ] ) =>
				name.endsWith( '.php' ) &&
				LOCAL_ONLY.test( Buffer.from( data ).toString() )
		)
		.map( ( [ name ] ) => name );

/**
 * Checks that the zip has what belongs in it and nothing else.
 *
 * @param {import('./index.mjs').Release} release
 * @return {string[]} Problems.
 */
export function checkFiles( { root, contents } ) {
	const files = Object.keys( contents );
	return [
		...findMissingFiles( root, files ).map(
			( file ) => `${ file } is missing.`
		),
		...findUnwantedFiles( files ).map(
			( file ) => `${ file } does not belong in the zip.`
		),
		...findLocalClasses( contents ).map(
			( file ) => `${ file } uses a class that only local stores have.`
		),
	];
}
