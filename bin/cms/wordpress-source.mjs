import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { compareVersions } from './compare-versions.mjs';
import { download, pinnedDownloads } from './downloads.mjs';
import { withTempFolder } from './files.mjs';
import { UserError } from './user-error.mjs';

const BUILDS_ZIP = 'src/wordpress/wp-6.5.zip';
const BUILDS_STATIC = 'public/wp-6.5/';
const SQLITE_ZIP = 'sqlite-database-integration.zip';

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
 * Unpacks the files of a zip archive.
 *
 * @param {Uint8Array}                        zip
 * @param {string}                            root
 * @param {( name: string ) => string | null} place Target path of an entry, or null to skip it.
 * @throws {Error} If a target is outside of the folder.
 */
export async function unzip( zip, root, place ) {
	// Imported here, because modules of `npm start` load before `npm ci`.
	const { unzipSync } = await import( 'fflate' );
	const files = unzipSync( zip, {
		filter: ( { name } ) =>
			! name.endsWith( '/' ) && place( name ) !== null,
	} );
	for ( const [ name, data ] of Object.entries( files ) ) {
		const path = resolve( root, place( name ) ?? '' );
		if ( ! path.startsWith( resolve( root ) + sep ) ) {
			throw new Error( `Unsafe path in an archive: ${ name }` );
		}
		await mkdir( dirname( path ), { recursive: true } );
		await writeFile( path, data );
	}
}

/**
 * The last work on each folder: sites that start together wait for one download.
 *
 * @type {Map<string, Promise<string>>}
 */
const inProgress = new Map();

/**
 * Creates a folder in the cache unless it exists. An incomplete folder is never
 * left behind.
 *
 * @param {string}                                            cache
 * @param {string}                                            name  Folder name, including the version.
 * @param {( folder: string, temp: string ) => Promise<void>} fill
 * @return {Promise<string>} Path of the folder.
 */
export function ensureCached( cache, name, fill ) {
	const folder = join( cache, name );
	const earlier = inProgress.get( folder ) ?? Promise.resolve();
	const work = earlier
		// If the other one fails, this one tries.
		.catch( () => {} )
		.then( () => fillFolder( cache, folder, fill ) );
	inProgress.set( folder, work );
	return work;
}

/**
 * @param {string}                                            cache
 * @param {string}                                            folder
 * @param {( folder: string, temp: string ) => Promise<void>} fill
 */
async function fillFolder( cache, folder, fill ) {
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
 * A pinned package, downloaded into the cache on first use.
 *
 * @param {SourceContext}                                       context
 * @param {Object}                                              source
 * @param {import('./downloads.mjs').Download}                  source.pinned
 * @param {string}                                              source.name   Name of the folder, without the version.
 * @param {string}                                              source.title
 * @param {( path: string ) => boolean}                         source.wanted Selects files by their path in the package.
 * @param {( output: string, folder: string ) => Promise<void>} source.unpack Makes the result of the selected files.
 * @return {Promise<string>} Path of the folder.
 */
async function cachedPackage( { cache, progress, signal }, source ) {
	const { pinned, title, wanted, unpack } = source;
	const name = `${ source.name }-${ pinned.version }`;
	if ( existsSync( join( cache, name ) ) ) {
		return join( cache, name );
	}
	return progress.step( `Downloading ${ title }`, () =>
		ensureCached( cache, name, async ( output, folder ) => {
			await download( pinned, { folder, signal, wanted } );
			await unpack( output, folder );
		} )
	);
}

/**
 * The pinned WordPress.
 *
 * @return {Promise<string>} Path of the unmodified WordPress folder. Sites are copies of it.
 */
export const pinnedWordPress = async ( /** @type {SourceContext} */ context ) =>
	cachedPackage( context, {
		pinned: ( await pinnedDownloads() ).wordpress,
		name: 'wordpress-6.5.5',
		title: 'WordPress 6.5.5 (159 MB)',
		wanted: ( path ) =>
			path === BUILDS_ZIP ||
			( path.startsWith( BUILDS_STATIC ) &&
				isWordPressFile( path.slice( BUILDS_STATIC.length ) ) ),
		unpack: async ( output, folder ) => {
			const zip = await readFile( join( folder, BUILDS_ZIP ) );
			await unzip( zip, output, ( path ) =>
				isWordPressFile( path ) ? path : null
			);
			await cp( join( folder, BUILDS_STATIC ), output, {
				recursive: true,
			} );
		},
	} );

/**
 * The SQLite integration plugin of WordPress.
 *
 * @param {SourceContext} context
 * @return {Promise<string>} Path of the plugin folder.
 */
export const sqliteIntegration = async ( context ) =>
	cachedPackage( context, {
		pinned: ( await pinnedDownloads() ).sqlite,
		name: 'sqlite-integration',
		title: 'the SQLite integration',
		wanted: ( path ) => path === SQLITE_ZIP,
		unpack: async ( output, folder ) => {
			const zip = await readFile( join( folder, SQLITE_ZIP ) );
			await unzip( zip, output, ( path ) =>
				path.slice( path.indexOf( '/' ) + 1 )
			);
		},
	} );

/**
 * @return {Promise<string>} The version of the WordPress in a folder.
 * @throws {UserError} If the folder contains no WordPress or its version is too old.
 */
export async function wordPressVersion( /** @type {string} */ tree ) {
	const path = join( tree, 'wp-includes/version.php' );
	const text = await readFile( path, 'utf8' ).catch( () => '' );
	const [ , version ] = /\$wp_version\s*=\s*'([^']+)'/.exec( text ) ?? [];
	if ( ! version || ! existsSync( join( tree, 'wp-load.php' ) ) ) {
		throw new UserError(
			`${ tree } is not a WordPress folder (wp-load.php is missing).`
		);
	}
	if ( compareVersions( version, '6.5' ) < 0 ) {
		throw new UserError(
			`WordPress ${ version } in ${ tree } is too old: 6.5 or later is required.`
		);
	}
	return version;
}
