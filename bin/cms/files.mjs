import { createHash, randomBytes } from 'node:crypto';
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
 * Runs `work` with a fresh folder that is gone afterwards, whatever happens.
 * What shall stay is renamed out of it as the last step, so nothing half-made
 * is ever left behind.
 *
 * @template T
 * @param {string}                           parent Folder on the same disk as the result.
 * @param {( folder: string ) => Promise<T>} work
 * @return {Promise<T>} What `work` returns.
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

/**
 * Deletes folders whose process was killed before it could.
 *
 * @param {string} parent
 */
async function removeAbandoned( parent ) {
	const names = await readdir( parent ).catch( () => [] );
	for ( const name of names ) {
		const [ , pid ] = /^(\d+)-[0-9a-f]{12}$/.exec( name ) ?? [];
		if ( pid && ! isAlive( Number( pid ) ) ) {
			await rm( join( parent, name ), { recursive: true, force: true } );
		}
	}
}

/**
 * @param {number} pid
 * @return {boolean} Whether such a process runs.
 */
export function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return errorCode( error ) === 'EPERM';
	}
}

/**
 * @param {unknown} error
 * @return {string} Its system code such as `ENOENT`, or an empty text.
 */
export function errorCode( error ) {
	return error instanceof Error && 'code' in error
		? String( error.code )
		: '';
}

/**
 * Replaces a file in one step: a reader sees the old or the new text.
 *
 * @param {string} path
 * @param {string} text
 * @param {number} [mode]
 */
export async function writeWhole( path, text, mode = 0o644 ) {
	await mkdir( dirname( path ), { recursive: true } );
	const temp = `${ path }.${ process.pid }.tmp`;
	await writeFile( temp, text, { mode } );
	await rename( temp, path );
}

/**
 * @param {string} path
 * @return {Promise<unknown>} The parsed JSON, or null when missing or broken.
 */
export async function readJson( path ) {
	try {
		return JSON.parse( await readFile( path, 'utf8' ) );
	} catch {
		return null;
	}
}

/**
 * @param {string}                                         folder
 * @param {( path: string, isFolder: boolean ) => boolean} wanted   With forward slashes, relative.
 * @param {string}                                         [prefix]
 * @return {Promise<string[]>} Relative paths of all files, sorted.
 */
export async function listFiles( folder, wanted, prefix = '' ) {
	const entries = await readdir( join( folder, prefix ), {
		withFileTypes: true,
	} ).catch( () => [] );
	const found = [];
	for ( const entry of entries ) {
		const path = prefix ? `${ prefix }/${ entry.name }` : entry.name;
		if ( ! wanted( path, entry.isDirectory() ) ) {
			continue;
		}
		if ( entry.isDirectory() ) {
			found.push( ...( await listFiles( folder, wanted, path ) ) );
		} else if ( entry.isFile() ) {
			found.push( path );
		}
	}
	return found.sort();
}

/**
 * @param {Iterable<string | Buffer>} parts
 * @return {string} One SHA-256 over all parts, in hex.
 */
export function hashParts( parts ) {
	const hash = createHash( 'sha256' );
	for ( const part of parts ) {
		hash.update( `${ part.length }:` ).update( part );
	}
	return hash.digest( 'hex' );
}
