import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './files.mjs';

const WRITING_MS = 1000;
const POLL_MS = 20;

/**
 * @typedef {Record<string, unknown>} Mark Who holds a lock.
 * @typedef {{ release: () => Promise<void>, holder?: undefined } | { release?: undefined, holder: Mark }} LockResult
 */

/**
 * @param {string} text
 * @return {Mark | null} Null when it is none.
 */
function parseMark( text ) {
	try {
		const mark = JSON.parse( text );
		return mark && typeof mark === 'object' ? mark : null;
	} catch {
		return null;
	}
}

/**
 * @param {string} path
 * @return {Promise<boolean>} Whether its owner may still be writing it.
 */
async function isBeingWritten( path ) {
	const stats = await stat( path ).catch( () => null );
	return Boolean( stats && Date.now() - stats.mtimeMs < WRITING_MS );
}

/**
 * @param {string} path
 * @return {Promise<string>} What it says; empty when it is missing.
 */
const readText = ( path ) => readFile( path, 'utf8' ).catch( () => '' );

/**
 * Takes a lock, a file that only one can make. One whose holder is gone is
 * cleared away first: by a rename, so that of several that clear it none takes
 * away the lock another has just got.
 *
 * @param {string}                               path
 * @param {Mark}                                 mark   Who takes it.
 * @param {( holder: Mark ) => Promise<boolean>} isHeld Whether the lock of this holder still counts.
 * @return {Promise<LockResult>} How to give it back, or who has it.
 */
export async function takeLock( path, mark, isHeld ) {
	const own = JSON.stringify( mark );
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
		const holder = parseMark( text );
		if ( holder && ( await isHeld( holder ) ) ) {
			return { holder };
		}
		if ( ! holder && ( await isBeingWritten( path ) ) ) {
			await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
		} else {
			await clear( path, text );
		}
	}
}

/**
 * @param {string} path
 * @param {string} own  What our lock says.
 */
async function release( path, own ) {
	if ( ( await readText( path ) ) === own ) {
		await rm( path, { force: true } );
	}
}

/**
 * @param {string} path
 * @param {string} stale What the lock to clear away says.
 */
async function clear( path, stale ) {
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
