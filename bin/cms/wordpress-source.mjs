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
 * Files of the package that are not part of WordPress: settings and database of
 * another environment, lists of files, and all themes except the default one.
 */
const UNWANTED =
	/^(wp-config\.php|wp-content\/database\/|\.default_theme|wordpress-remote-asset-paths|wp-content\/themes\/(?!twentytwentyfour\/|index\.php))/;

/**
 * @param {string} name Path in the WordPress folder.
 * @return {boolean} Whether the file is part of WordPress.
 */
export function isWordPressFile( name ) {
	return ! UNWANTED.test( name );
}

/**
 * @param {string}          root
 * @param {string}          name
 * @param {Buffer | string} data
 */
async function writeEntry( root, name, data ) {
	const path = safeJoin( root, name );
	await mkdir( dirname( path ), { recursive: true } );
	await writeFile( path, data );
}

/**
 * Unpacks the files of a zip archive.
 *
 * @param {Buffer}                            zip
 * @param {string}                            root
 * @param {( name: string ) => string | null} place Target path of an entry, or null to skip it.
 */
export async function unzip( zip, root, place ) {
	for ( const entry of readZip( zip ) ) {
		const target = entry.isFile ? place( entry.name ) : null;
		if ( target ) {
			await writeEntry( root, target, entry.read() );
		}
	}
}

/**
 * Creates a folder in the cache unless it exists. An incomplete folder is never
 * left behind.
 *
 * @param {string}                                            cache
 * @param {string}                                            name  Folder name, including the version.
 * @param {( folder: string, temp: string ) => Promise<void>} fill
 * @return {Promise<string>} Path of the folder.
 */
export async function ensureCached( cache, name, fill ) {
	const folder = join( cache, name );
	if ( existsSync( folder ) ) {
		return folder;
	}
	await withTempFolder( join( cache, 'tmp' ), async ( temp ) => {
		const output = join( temp, 'output' );
		const downloads = join( temp, 'downloads' );
		await mkdir( output );
		await mkdir( downloads );
		await fill( output, downloads );
		await rename( output, folder ).catch( ( error ) => {
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
 * @property {string}                            cache    Cache folder.
 * @property {import('./progress.mjs').Progress} progress Reports the steps.
 * @property {AbortSignal}                       [signal] Aborts the work.
 */

/**
 * The pinned WordPress, downloaded into the cache on first use.
 *
 * @param {SourceContext} context
 * @return {Promise<string>} Path of the unmodified WordPress folder. Sites are copies of it.
 */
export async function pinnedWordPress( { cache, progress, signal } ) {
	const { wordpress } = await pinnedDownloads();
	const name = `wordpress-6.5.5-${ wordpress.version }`;
	if ( existsSync( join( cache, name ) ) ) {
		return join( cache, name );
	}
	return progress.step( 'Downloading WordPress 6.5.5 (159 MB)', () =>
		ensureCached( cache, name, ( output, folder ) =>
			download( wordpress, {
				folder,
				signal,
				wanted: ( file ) =>
					file === BUILDS_ZIP || file.startsWith( BUILDS_STATIC ),
				async onFile( file ) {
					if ( file.name === BUILDS_ZIP ) {
						await unzip( file.data, output, ( inner ) =>
							isWordPressFile( inner ) ? inner : null
						);
						return;
					}
					const inner = file.name.slice( BUILDS_STATIC.length );
					if ( isWordPressFile( inner ) ) {
						await writeEntry( output, inner, file.data );
					}
				},
			} )
		)
	);
}

/**
 * The SQLite integration plugin of WordPress, downloaded into the cache on
 * first use.
 *
 * @param {SourceContext} context
 * @return {Promise<string>} Path of the plugin folder.
 */
export async function sqliteIntegration( { cache, progress, signal } ) {
	const { sqlite } = await pinnedDownloads();
	const name = `sqlite-integration-${ sqlite.version }`;
	if ( existsSync( join( cache, name ) ) ) {
		return join( cache, name );
	}
	return progress.step( 'Downloading the SQLite integration', () =>
		ensureCached( cache, name, ( output, folder ) =>
			download( sqlite, {
				folder,
				signal,
				wanted: ( file ) => file === SQLITE_ZIP,
				onFile: ( file ) =>
					unzip( file.data, output, ( inner ) =>
						inner.slice( inner.indexOf( '/' ) + 1 )
					),
			} )
		)
	);
}

/**
 * @param {string} tree
 * @return {Promise<string>} The version of the WordPress in a folder.
 * @throws {UserError} If the folder contains no WordPress or its version is too old.
 */
export async function wordPressVersion( tree ) {
	const path = join( tree, 'wp-includes/version.php' );
	const text = await readFile( path, 'utf8' ).catch( () => '' );
	const [ , version ] = /\$wp_version\s*=\s*'([^']+)'/.exec( text ) ?? [];
	if ( ! version || ! existsSync( join( tree, 'wp-load.php' ) ) ) {
		throw new UserError(
			`${ tree } is not a WordPress folder (wp-load.php is missing).`
		);
	}
	const [ major = 0, minor = 0 ] = version.split( '.' ).map( parseFloat );
	if ( major < 6 || ( major === 6 && minor < 5 ) ) {
		throw new UserError(
			`WordPress ${ version } in ${ tree } is too old: 6.5 or later is required.`
		);
	}
	return version;
}
