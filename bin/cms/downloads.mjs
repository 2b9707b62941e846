import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './npm.mjs';
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
 * Downloads the tarball of a package with npm, so that the user's registry,
 * proxy and cache settings apply.
 *
 * @param {Download}    download
 * @param {string}      folder   An empty folder.
 * @param {AbortSignal} [signal]
 */
async function fetchTarball( { name, version }, folder, signal ) {
	const options = [ '--ignore-scripts', '--loglevel=error' ];
	await npm(
		[ 'pack', `${ name }@${ version }`, '--pack-destination', '.' ].concat(
			options
		),
		{ cwd: folder, failure: `Could not download ${ name }`, signal }
	);
}

/**
 * Downloads a pinned package, verifies the hash of its tarball and extracts the
 * selected files.
 *
 * @param {Download}                    pinned
 * @param {Object}                      how
 * @param {string}                      how.folder   An empty folder. The caller deletes it.
 * @param {( path: string ) => boolean} how.wanted   Selects files by their path in the package.
 * @param {AbortSignal}                 [how.signal]
 * @param {typeof fetchTarball}         [how.fetch]  Replaces the download in tests.
 * @return {Promise<string>} The folder with the files.
 * @throws {UserError} If the download fails or its hash differs.
 */
export async function download(
	pinned,
	{ folder, wanted, signal, fetch = fetchTarball }
) {
	await fetch( pinned, folder, signal );
	const [ name = '' ] = await readdir( folder );
	const file = join( folder, name );
	const data = await readFile( file );
	const hash = createHash( 'sha512' ).update( data ).digest( 'base64' );
	if ( pinned.integrity !== `sha512-${ hash }` ) {
		throw new UserError(
			`The download of ${ pinned.name }@${ pinned.version } does not match its pinned SHA-512 hash. It is damaged or was altered and has been deleted.`
		);
	}
	signal?.throwIfAborted();
	// Imported here, because modules of `npm start` load before `npm ci`.
	const { x: extract } = await import( 'tar' );
	await extract( {
		file,
		cwd: folder,
		strip: 1,
		filter: ( path, entry ) =>
			'type' in entry &&
			entry.type === 'File' &&
			wanted( path.slice( path.indexOf( '/' ) + 1 ) ),
	} );
	return folder;
}
