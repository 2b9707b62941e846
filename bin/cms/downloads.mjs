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
 * @property {string} name      Package name.
 * @property {string} version   Exact version.
 * @property {string} integrity `sha512-…` hash of the tarball, as in package-lock.json.
 */

/**
 * @return {Promise<{ wordpress: Download, sqlite: Download }>} The packages to download.
 */
export async function pinnedDownloads() {
	const path = new URL( 'downloads.json', import.meta.url );
	return JSON.parse( await readFile( path, 'utf8' ) );
}

/**
 * @param {string} path
 * @return {Promise<string>} The `sha512-…` hash of the file.
 */
async function integrityOf( path ) {
	const hash = createHash( 'sha512' );
	for await ( const chunk of createReadStream( path ) ) {
		hash.update( chunk );
	}
	return `sha512-${ hash.digest( 'base64' ) }`;
}

/**
 * Downloads the tarball of a package with npm, so that the user's registry,
 * proxy and cache settings apply.
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
		throw new UserError( `npm pack ${ name } created no tarball.` );
	}
	return join( folder, file );
}

/**
 * Downloads a pinned package, verifies the hash of its tarball and then calls
 * `onFile` for each selected file.
 *
 * @param {Download}                                                                        pinned
 * @param {Object}                                                                          how
 * @param {string}                                                                          how.folder   An empty folder. The caller deletes it.
 * @param {( name: string ) => boolean}                                                     how.wanted   Selects files of the tarball by name. Names start with `package/`.
 * @param {( file: { name: string, data: Buffer } ) => Promise<void>}                       how.onFile
 * @param {AbortSignal}                                                                     [how.signal]
 * @param {( download: Download, folder: string, signal?: AbortSignal ) => Promise<string>} [how.fetch]  Replaces the download in tests.
 * @throws {UserError} If the download fails or its hash differs.
 */
export async function download(
	pinned,
	{ folder, wanted, onFile, signal, fetch = fetchTarball }
) {
	const tarball = await fetch( pinned, folder, signal );
	const actual = await integrityOf( tarball );
	if ( actual !== pinned.integrity ) {
		throw new UserError(
			`The download of ${ pinned.name }@${ pinned.version } does not match its pinned SHA-512 hash. It is damaged or was altered and has been deleted.`
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
