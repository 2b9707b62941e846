import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import {
	mkdir,
	readFile,
	readdir,
	rename,
	rm,
	writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Calls `work` with a new temporary folder and deletes it afterwards, even
 * after an error. To keep a result, `work` moves it out of the folder as its
 * last step, so that incomplete results are never left behind.
 *
 * @template T
 * @param {string}                           parent Parent folder, on the same disk as the result.
 * @param {( folder: string ) => Promise<T>} work
 * @return {Promise<T>} The result of `work`.
 */
export async function withTempFolder( parent, work ) {
	await removeAbandoned( parent );
	const name = `${ process.pid }-${ randomBytes( 6 ).toString( 'hex' ) }`;
	const folder = join( parent, name );
	await mkdir( folder, { recursive: true } );
	try {
		return await work( folder );
	} finally {
		await rm( folder, { recursive: true, force: true, maxRetries: 3 } );
	}
}

/** Deletes temporary folders of processes that were killed. */
async function removeAbandoned( /** @type {string} */ parent ) {
	const names = await readdir( parent ).catch( () => [] );
	for ( const name of names ) {
		const [ , pid ] = /^(\d+)-[0-9a-f]{12}$/.exec( name ) ?? [];
		if ( pid && ! isAlive( Number( pid ) ) ) {
			await rm( join( parent, name ), { recursive: true, force: true } );
		}
	}
}

/** Whether the process runs. */
export function isAlive( /** @type {number} */ pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return errorCode( error ) === 'EPERM';
	}
}

/** The system error code, e.g. `ENOENT`, or an empty string. */
export function errorCode( /** @type {unknown} */ error ) {
	return error instanceof Error && 'code' in error
		? String( error.code )
		: '';
}

/** Replaces a file atomically: readers see either the old or the new contents. */
export async function writeAtomic(
	/** @type {string} */ path,
	/** @type {string | Uint8Array} */ data,
	mode = 0o644
) {
	await mkdir( dirname( path ), { recursive: true } );
	const temp = `${ path }.${ process.pid }.tmp`;
	await writeFile( temp, data, { mode } );
	await rename( temp, path );
}

/** The parsed JSON, or null if the file is missing or invalid. */
export async function readJson( /** @type {string} */ path ) {
	try {
		return JSON.parse( await readFile( path, 'utf8' ) );
	} catch {
		return null;
	}
}

/**
 * @param {string}                                         root
 * @param {( path: string, isFolder: boolean ) => boolean} wanted   Selects files and folders by their path below the root, with forward slashes.
 * @param {string}                                         [folder] Only the files of this folder below the root. It may be missing.
 * @return {string[]} Sorted paths of the selected files below the root.
 */
export function listFiles( root, wanted, folder = '' ) {
	const place = join( root, folder );
	const entries = existsSync( place )
		? readdirSync( place, { withFileTypes: true } )
		: [];
	return entries
		.flatMap( ( entry ) => {
			const path = folder ? `${ folder }/${ entry.name }` : entry.name;
			if ( ! wanted( path, entry.isDirectory() ) ) {
				return [];
			}
			if ( entry.isDirectory() ) {
				return listFiles( root, wanted, path );
			}
			return entry.isFile() ? [ path ] : [];
		} )
		.sort();
}

/** The hexadecimal SHA-256 hash of all parts. */
export function hashParts( /** @type {Iterable<string | Buffer>} */ parts ) {
	const hash = createHash( 'sha256' );
	for ( const part of parts ) {
		hash.update( `${ part.length }:` ).update( part );
	}
	return hash.digest( 'hex' );
}
