import { join } from 'node:path';
import { readJson } from './files.mjs';
import { npm } from './npm.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
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
 * @param {string}                                        repository
 * @param {import('./progress.mjs').Progress}             progress
 * @param {{ signal?: AbortSignal, withTools?: boolean }} [options]  Without tools, only what `npm start` and the build need is installed, a fifteenth of the packages. Tools that are installed are kept and updated.
 */
export async function installDependencies(
	repository,
	progress,
	{ signal, withTools = true } = {}
) {
	const wanted = await readJson( join( repository, 'package-lock.json' ) );
	const installed = await readJson(
		join( repository, 'node_modules/.package-lock.json' )
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
			npm( command, {
				cwd: repository,
				failure: 'npm ci failed',
				signal,
			} )
	);
}
