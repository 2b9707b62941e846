import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { listFiles, writeAtomic } from '../cms/files.mjs';
import { readPluginHeader } from './plugin-header.mjs';
import { createReadme } from './readme.mjs';
import { PLUGIN_FILE } from './sources.mjs';

/** The folder of the plugin in the archive, and so in wp-content/plugins. */
const FOLDER = 'storedeck';

/**
 * What a site does not need: tests, notes for developers, the sources of
 * translations, and what fills a local store.
 */
const EXCLUDED =
	/(^|\/)test(\/|$)|\.(md|map|pot?)$|^php(cs|unit)\.xml\.dist$|^includes\/tools\/demo(\/|$)|(^|\/)\./;

/**
 * The first day that the format knows. All files have it, so that the same files
 * make the same bytes, at any time and in any time zone.
 */
const DATE = new Date( 1980, 0, 1 );

/** Regular file, readable by everyone: the upper half holds the Unix mode. */
const MODE = 0o100644 * 0x10000;

const UNIX = 3;

/**
 * Makes the archive of the plugin that WordPress installs. The scripts must have
 * been built.
 *
 * @param {string}                        root    The repository.
 * @param {import('./sources.mjs').Edits} [edits] Texts that replace files.
 * @return {Promise<{ zip: Uint8Array, files: string[] }>} The archive, and the paths in it, sorted.
 */
export async function createPluginZip( root, edits = {} ) {
	const plugin = path.join( root, 'php-stub' );
	const names = listFiles( plugin, ( file ) => ! EXCLUDED.test( file ) );
	/** @type {Map<string, Uint8Array>} */
	const contents = new Map( [
		[ 'LICENSE', await readFile( path.join( root, 'LICENSE' ) ) ],
		[ 'readme.txt', Buffer.from( createReadme( root, edits ) ) ],
	] );
	for ( const name of names ) {
		contents.set( name, await readFile( path.join( plugin, name ) ) );
	}
	if ( edits[ PLUGIN_FILE ] ) {
		contents.set(
			path.basename( PLUGIN_FILE ),
			Buffer.from( edits[ PLUGIN_FILE ] )
		);
	}
	const files = [ ...contents.keys() ].sort();
	/** @type {import('fflate').Zippable} */
	const entries = {};
	for ( const name of files ) {
		entries[ `${ FOLDER }/${ name }` ] = [
			/** @type {Uint8Array} */ ( contents.get( name ) ),
			{ level: 9, mtime: DATE, os: UNIX, attrs: MODE },
		];
	}
	return { zip: zipSync( entries ), files };
}

/**
 * Writes the archive to `build/storedeck-{version}.zip`. The scripts must have been
 * built.
 *
 * @param {string}                        root    The repository.
 * @param {import('./sources.mjs').Edits} [edits] Texts that replace files.
 * @return {Promise<string>} Path of the file.
 */
export async function writePluginZip( root, edits ) {
	const { zip } = await createPluginZip( root, edits );
	const version = readPluginHeader( root, edits )( 'Version' );
	const file = path.join( root, 'build', `storedeck-${ version }.zip` );
	await writeAtomic( file, zip );
	return file;
}
