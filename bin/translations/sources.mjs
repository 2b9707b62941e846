import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../cms/files.mjs';
import { UserError } from '../cms/user-error.mjs';
import { readPluginHeader } from '../release/plugin-header.mjs';
import { findMixedPlurals } from './check.mjs';
import { extractFromScript } from './extract-scripts.mjs';
import { mergeMessages } from './messages.mjs';

/** @typedef {import('./messages.mjs').Message} Message */

/** Folders of scripts whose texts are shown in the page. */
const SCRIPTS = [ 'client', 'src' ];

const PLUGIN = 'php-stub';

/** No site shows the texts of tests and stories, of the demo store and of what fills it. */
const IGNORED =
	/(^|\/)(test|testing|build|node_modules|languages)$|^php-stub\/includes\/tools$/;

/** Headers of the plugin that WordPress translates on the Plugins screen. */
const HEADERS = {
	'Plugin Name': 'Plugin Name of the plugin',
	Description: 'Description of the plugin',
};

/**
 * Reads files of a folder.
 *
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} wanted
 * @return {Promise<{ file: string, text: string }[]>} With paths relative to the repository.
 */
async function readFiles( root, folder, wanted ) {
	const files = listFiles(
		root,
		( file, isFolder ) =>
			isFolder ? ! IGNORED.test( file ) : wanted.test( file ),
		folder
	);
	return Promise.all(
		files.map( async ( file ) => ( {
			file,
			text: await readFile( path.join( root, file ), 'utf8' ),
		} ) )
	);
}

/**
 * The texts of the scripts, once for each use.
 *
 * @return {Promise<Message[]>} Not sorted.
 */
export async function readScriptMessages( /** @type {string} */ root ) {
	const found = [];
	for ( const folder of SCRIPTS ) {
		const files = await readFiles(
			root,
			folder,
			/^(?!.*\.(stories|test|d)\.tsx?$).*\.[jt]sx?$/
		);
		found.push(
			...files.flatMap( ( { file, text } ) =>
				extractFromScript( file, text )
			)
		);
	}
	return found;
}

/**
 * The texts of the plugin's PHP and its header, once for each use.
 *
 * @return {Promise<Message[]>} Not sorted.
 */
async function readPhpMessages( /** @type {string} */ root ) {
	const { extractFromPhp } = await import( './extract-php.mjs' );
	const files = await readFiles( root, PLUGIN, /\.php$/ );
	const header = readPluginHeader( root );
	return [
		...Object.entries( HEADERS ).map( ( [ field, comment ] ) => ( {
			id: header( field ),
			comments: [ comment ],
			references: [ `${ PLUGIN }/storedeck.php` ],
		} ) ),
		...files.flatMap( ( { file, text } ) => extractFromPhp( file, text ) ),
	];
}

/**
 * All texts of the plugin.
 *
 * @return {Promise<Message[]>} Each once, sorted.
 * @throws {UserError} If a text is used with and without a plural.
 */
export async function readMessages( /** @type {string} */ root ) {
	const uses = [
		...( await readScriptMessages( root ) ),
		...( await readPhpMessages( root ) ),
	];
	const findings = findMixedPlurals( uses );
	if ( findings.length > 0 ) {
		throw new UserError( findings.join( '\n' ) );
	}
	return mergeMessages( uses );
}
