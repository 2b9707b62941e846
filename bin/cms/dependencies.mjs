import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from './files.mjs';
import { npm } from './npm.mjs';
import { createProgress } from './progress.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * @param {unknown} lock A parsed lock file.
 * @return {Record<string, LockedPackage>} The packages by folder.
 */
function packagesOf( lock ) {
	return Object( Object( lock ).packages );
}

/**
 * Whether node_modules matches package-lock.json. npm writes its own lock file
 * to node_modules as the last step of an installation, so comparing the two
 * also detects interrupted and manual installations.
 *
 * @param {unknown} wanted    Parsed package-lock.json.
 * @param {unknown} installed Parsed node_modules/.package-lock.json, or null.
 * @param {boolean} withTools Whether the packages of devDependencies are needed.
 * @return {boolean} Whether all needed packages are installed.
 */
export function isInstalled( wanted, installed, withTools ) {
	const present = packagesOf( installed );
	const entries = Object.entries( packagesOf( wanted ) ).filter(
		( [ , { dev } ] ) => withTools || ! dev
	);
	return (
		entries.length > 0 &&
		Object.keys( present ).length > 0 &&
		entries.every( ( [ path, one ] ) => {
			const other = present[ path ];
			if ( path === '' || one.optional || one.devOptional ) {
				return ! other || other.version === one.version;
			}
			return (
				other &&
				other.version === one.version &&
				other.integrity === one.integrity
			);
		} )
	);
}

/**
 * Runs `npm ci` if node_modules differs from the lock file.
 *
 * @param {string}                                                            folder   With the manifests.
 * @param {import('./progress.mjs').Progress}                                 progress
 * @param {{ signal?: AbortSignal, withTools?: boolean, options?: string[] }} [how]    Without tools, only what `npm start` and the build need is installed, a fifteenth of the packages. Tools that are installed are kept and updated. `options` are those of npm.
 */
export async function installDependencies(
	folder,
	progress,
	{ signal, withTools = true, options = [] } = {}
) {
	const wanted = await readJson( join( folder, 'package-lock.json' ) );
	const installed = await readJson(
		join( folder, 'node_modules/.package-lock.json' )
	);
	const hasTools = Object.values( packagesOf( installed ) ).some(
		( { dev } ) => dev
	);
	const isComplete = withTools || hasTools;
	if ( isInstalled( wanted, installed, isComplete ) ) {
		return;
	}
	const command = isComplete ? [ 'ci' ] : [ 'ci', '--omit=dev' ];
	await progress.step(
		`Installing the packages (npm ${ command.join( ' ' ) })`,
		() =>
			npm( [ ...command, ...options ], {
				cwd: folder,
				failure: 'npm ci failed',
				signal,
			} )
	);
}

/**
 * Installs the packages of other manifests into a folder of the cache.
 *
 * @param {string}   from    Folder of the manifests.
 * @param {string}   to
 * @param {string[]} options Those of npm.
 * @throws {import('./user-error.mjs').UserError} If npm fails.
 */
export async function installManifests( from, to, options ) {
	await cp( from, to, { recursive: true } );
	await installDependencies( to, createProgress(), { options } );
}
