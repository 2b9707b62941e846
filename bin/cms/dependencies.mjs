import { join } from 'node:path';
import { readJson } from './files.mjs';
import { npm } from './npm.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, peer?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * @param {unknown} lock A parsed lock file.
 * @return {Record<string, LockedPackage>} The packages by folder.
 */
function packagesOf( lock ) {
	const isLock = lock && typeof lock === 'object' && 'packages' in lock;
	return isLock ? Object( lock.packages ) : {};
}

/**
 * Whether node_modules matches package-lock.json. npm writes its own lock file
 * to node_modules as the last step of an installation, so comparing the two
 * also detects interrupted and manual installations.
 *
 * @param {unknown} wanted    Parsed package-lock.json.
 * @param {unknown} installed Parsed node_modules/.package-lock.json, or null.
 * @return {boolean} Whether all locked packages are installed.
 */
export function isInstalled( wanted, installed ) {
	const present = packagesOf( installed );
	const entries = Object.entries( packagesOf( wanted ) );
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
 * @param {string}                            repository
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal}                       [signal]
 */
export async function installDependencies( repository, progress, signal ) {
	const wanted = await readJson( join( repository, 'package-lock.json' ) );
	const installed = await readJson(
		join( repository, 'node_modules/.package-lock.json' )
	);
	if ( isInstalled( wanted, installed ) ) {
		return;
	}
	await progress.step( 'Installing the packages (npm ci)', () =>
		npm( [ 'ci' ], { cwd: repository, failure: 'npm ci failed', signal } )
	);
}
