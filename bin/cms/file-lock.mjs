import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './files.mjs';

const WRITING_MS = 1000;
const POLL_MS = 20;

/**
 * @typedef {Record<string, unknown>} LockHolder Describes the holder of a lock. Stored in the lock file as JSON.
 * @typedef {{ release: () => Promise<void>, holder?: undefined } | { release?: undefined, holder: LockHolder }} LockResult
 */

/**
 * @param {string} text
 * @return {LockHolder | null} Null if the text is not a JSON object.
 */
function parseHolder( text ) {
	try {
		const owner = JSON.parse( text );
		return owner && typeof owner === 'object' ? owner : null;
	} catch {
		return null;
	}
}

/**
 * @param {string} path
 * @return {Promise<boolean>} Whether the lock file is so new that its holder may not have finished writing it.
 */
async function isBeingWritten( path ) {
	const stats = await stat( path ).catch( () => null );
	return Boolean( stats && Date.now() - stats.mtimeMs < WRITING_MS );
}

/**
 * @param {string} path
 * @return {Promise<string>} The contents, or an empty string if the file does not exist.
 */
const readText = ( path ) => readFile( path, 'utf8' ).catch( () => '' );

/**
 * Acquires a lock by creating a file, which succeeds for one process only. The
 * lock file of a holder that no longer runs is removed first.
 *
 * @param {string}                                     path
 * @param {LockHolder}                                 owner  The process that acquires the lock.
 * @param {( holder: LockHolder ) => Promise<boolean>} isHeld Whether the holder still runs.
 * @return {Promise<LockResult>} A function that releases the lock, or the current holder.
 */
export async function acquireLock( path, owner, isHeld ) {
	const own = JSON.stringify( owner );
	await mkdir( dirname( path ), { recursive: true } );
	for (;;) {
		try {
			await writeFile( path, own, { flag: 'wx' } );
			return { release: () => release( path, own ) };
		} catch ( error ) {
			if ( errorCode( error ) !== 'EEXIST' ) {
				throw error;
			}
		}
		const text = await readText( path );
		const holder = parseHolder( text );
		if ( holder && ( await isHeld( holder ) ) ) {
			return { holder };
		}
		if ( ! holder && ( await isBeingWritten( path ) ) ) {
			await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
		} else {
			await removeStale( path, text );
		}
	}
}

/**
 * @param {string} path
 * @param {string} own  Contents of the own lock file.
 */
async function release( path, own ) {
	if ( ( await readText( path ) ) === own ) {
		await rm( path, { force: true } );
	}
}

/**
 * Removes the lock file of a process that has ended. The file is renamed first,
 * so that only one of several processes removes it, and restored if another
 * process has acquired the lock in the meantime.
 *
 * @param {string} path
 * @param {string} stale Expected contents of the lock file.
 */
async function removeStale( path, stale ) {
	const aside = `${ path }.${ randomBytes( 6 ).toString( 'hex' ) }`;
	try {
		await rename( path, aside );
	} catch ( error ) {
		if ( errorCode( error ) === 'ENOENT' ) {
			return;
		}
		throw error;
	}
	if ( ( await readText( aside ) ) === stale ) {
		await rm( aside, { force: true } );
	} else {
		await rename( aside, path );
	}
}
