import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { download, pinnedDownloads } from './downloads.mjs';
import { withTempFolder } from './files.mjs';
import { safeJoin } from './safe-path.mjs';
import { UserError } from './user-error.mjs';
import { readZip } from './zip.mjs';

const BUILDS_ZIP = 'package/src/wordpress/wp-6.5.zip';
const BUILDS_STATIC = 'package/public/wp-6.5/';
const SQLITE_ZIP = 'package/sqlite-database-integration.zip';

/*
 * Not part of a plain WordPress: another environment's settings and database,
 * its lists of files, and the themes that are not the default one.
 */
const UNWANTED =
	/^(wp-config\.php|wp-content\/database\/|\.default_theme|wordpress-remote-asset-paths|wp-content\/themes\/(?!twentytwentyfour\/|index\.php))/;

/**
 * @param {string} name Path inside the WordPress tree.
 * @return {boolean} Whether the file belongs to a plain WordPress.
 */
export function isWordPressFile( name ) {
	return ! UNWANTED.test( name );
}

/**
 * @param {string}          root
 * @param {string}          name
 * @param {Buffer | string} data
 */
async function put( root, name, data ) {
	const path = safeJoin( root, name );
	await mkdir( dirname( path ), { recursive: true } );
	await writeFile( path, data );
}

/**
 * @param {Buffer}                            zip
 * @param {string}                            root
 * @param {( name: string ) => string | null} place Where an entry goes; null leaves it out.
 */
async function unzip( zip, root, place ) {
	for ( const entry of readZip( zip ) ) {
		const target = entry.isFile ? place( entry.name ) : null;
		if ( target ) {
			await put( root, target, entry.read() );
		}
	}
}

/**
 * Fetches something into the cache once: all of it or nothing.
 *
 * @param {string}                                            cache
 * @param {string}                                            name  Folder name, with the version in it.
 * @param {( folder: string, temp: string ) => Promise<void>} fill
 * @return {Promise<string>} The complete folder.
 */
async function once( cache, name, fill ) {
	const folder = join( cache, name );
	if ( existsSync( folder ) ) {
		return folder;
	}
	await withTempFolder( join( cache, 'tmp' ), async ( temp ) => {
		const made = join( temp, 'made' );
		const downloads = join( temp, 'downloads' );
		await mkdir( made );
		await mkdir( downloads );
		await fill( made, downloads );
		await rename( made, folder ).catch( ( error ) => {
			// Another process may have finished the same work first.
			if ( ! existsSync( folder ) ) {
				throw error;
			}
		} );
	} );
	return folder;
}

/**
 * @typedef {Object} SourceContext
 * @property {string}                            cache    The cache folder.
 * @property {import('./progress.mjs').Progress} progress Where the steps are told.
 * @property {AbortSignal}                       [signal] Gives up.
 */

/**
 * The pinned WordPress, unpacked into the cache on first use.
 *
 * @param {SourceContext} context
 * @return {Promise<string>} Folder of the pristine tree. Sites are copies of it.
 */
export async function pinnedWordPress( { cache, progress, signal } ) {
	const { wordpress } = await pinnedDownloads();
	const name = `wordpress-6.5.5-${ wordpress.version }`;
	if ( existsSync( join( cache, name ) ) ) {
		return join( cache, name );
	}
	return progress.step( 'Downloading WordPress 6.5.5 (159 MB)', () =>
		once( cache, name, ( made, folder ) =>
			download( wordpress, {
				folder,
				signal,
				wanted: ( file ) =>
					file === BUILDS_ZIP || file.startsWith( BUILDS_STATIC ),
				async onFile( file ) {
					if ( file.name === BUILDS_ZIP ) {
						await unzip( file.data, made, ( inner ) =>
							isWordPressFile( inner ) ? inner : null
						);
						return;
					}
					const inner = file.name.slice( BUILDS_STATIC.length );
					if ( isWordPressFile( inner ) ) {
						await put( made, inner, file.data );
					}
				},
			} )
		)
	);
}

/**
 * The plugin that lets WordPress keep its data in SQLite.
 *
 * @param {SourceContext} context
 * @return {Promise<string>} Its folder.
 */
export async function sqliteIntegration( { cache, progress, signal } ) {
	const { sqlite } = await pinnedDownloads();
	const name = `sqlite-integration-${ sqlite.version }`;
	if ( existsSync( join( cache, name ) ) ) {
		return join( cache, name );
	}
	return progress.step( 'Downloading the SQLite integration', () =>
		once( cache, name, ( made, folder ) =>
			download( sqlite, {
				folder,
				signal,
				wanted: ( file ) => file === SQLITE_ZIP,
				onFile: ( file ) =>
					unzip( file.data, made, ( inner ) =>
						inner.slice( inner.indexOf( '/' ) + 1 )
					),
			} )
		)
	);
}

/**
 * @param {string} tree
 * @return {Promise<string>} The version of the WordPress in a folder.
 * @throws {UserError} When there is none, or one too old.
 */
export async function wordPressVersion( tree ) {
	const path = join( tree, 'wp-includes/version.php' );
	const text = await readFile( path, 'utf8' ).catch( () => '' );
	const [ , version ] = /\$wp_version\s*=\s*'([^']+)'/.exec( text ) ?? [];
	if ( ! version || ! existsSync( join( tree, 'wp-load.php' ) ) ) {
		throw new UserError(
			`No WordPress in ${ tree } (no wp-load.php there).`
		);
	}
	const [ major = 0, minor = 0 ] = version.split( '.' ).map( parseFloat );
	if ( major < 6 || ( major === 6 && minor < 5 ) ) {
		throw new UserError(
			`WordPress ${ version } in ${ tree } is too old: Storedeck needs 6.5 or later.`
		);
	}
	return version;
}
