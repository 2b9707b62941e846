import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { npm } from './npm.mjs';
import { readTar } from './tar.mjs';
import { UserError } from './user-error.mjs';

/**
 * One pinned npm package.
 *
 * @typedef {Object} Download
 * @property {string} name      The package.
 * @property {string} version   Exactly this one.
 * @property {string} integrity `sha512-…` of the tarball, as npm writes it.
 */

/**
 * @return {Promise<{ wordpress: Download, sqlite: Download }>} What is fetched, and its hashes.
 */
export async function pinnedDownloads() {
	const path = new URL( 'downloads.json', import.meta.url );
	return JSON.parse( await readFile( path, 'utf8' ) );
}

/**
 * @param {string} path
 * @return {Promise<string>} `sha512-…` of the file.
 */
async function integrityOf( path ) {
	const hash = createHash( 'sha512' );
	for await ( const chunk of createReadStream( path ) ) {
		hash.update( chunk );
	}
	return `sha512-${ hash.digest( 'base64' ) }`;
}

/**
 * Fetches the tarball of a package into a folder with npm, so that the person's
 * registry, proxy and cache settings apply.
 *
 * @param {Download}    download
 * @param {string}      folder   An empty folder.
 * @param {AbortSignal} [signal]
 * @return {Promise<string>} Path of the tarball, not yet verified.
 */
async function fetchTarball( { name, version }, folder, signal ) {
	await npm(
		[
			'pack',
			`${ name }@${ version }`,
			'--pack-destination',
			folder,
			'--ignore-scripts',
			'--loglevel=error',
		],
		{ cwd: folder, failure: `Could not download ${ name }`, signal }
	);
	const file = ( await readdir( folder ) ).find( ( one ) =>
		one.endsWith( '.tgz' )
	);
	if ( ! file ) {
		throw new UserError( `npm pack ${ name } brought no tarball.` );
	}
	return join( folder, file );
}

/**
 * Downloads a pinned package and hands over the files wanted, but only after
 * the whole tarball proved to be the pinned one.
 *
 * @param {Download}                                                                        pinned
 * @param {Object}                                                                          how
 * @param {string}                                                                          how.folder   An empty folder that the caller deletes.
 * @param {( name: string ) => boolean}                                                     how.wanted   Which files of the tarball; names begin with `package/`.
 * @param {( file: { name: string, data: Buffer } ) => Promise<void>}                       how.onFile
 * @param {AbortSignal}                                                                     [how.signal]
 * @param {( download: Download, folder: string, signal?: AbortSignal ) => Promise<string>} [how.fetch]  Another source of tarballs, for tests.
 * @throws {UserError} When it cannot be fetched or is not the pinned one.
 */
export async function download(
	pinned,
	{ folder, wanted, onFile, signal, fetch = fetchTarball }
) {
	const tarball = await fetch( pinned, folder, signal );
	const actual = await integrityOf( tarball );
	if ( actual !== pinned.integrity ) {
		throw new UserError(
			`The download of ${ pinned.name }@${ pinned.version } is not the pinned one (its SHA-512 differs): it is damaged or was altered. Nothing of it was kept.`
		);
	}
	const stream = createReadStream( tarball );
	const bytes = stream.pipe( createGunzip() );
	stream.on( 'error', ( error ) => bytes.destroy( error ) );
	for await ( const entry of readTar( bytes, wanted ) ) {
		signal?.throwIfAborted();
		if ( entry.type === 'file' ) {
			await onFile( entry );
		}
	}
}
