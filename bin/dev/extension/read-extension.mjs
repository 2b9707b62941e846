import { existsSync } from 'node:fs';
import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from '../../cms/files.mjs';
import { root } from '../../cms/root.mjs';
import { UserError } from '../../cms/user-error.mjs';

/** As WordPress finds it, in the first 8 KB of a PHP file. */
const HEADER = /^(?:[ \t]*<\?php)?[ \t/*#@]*Plugin Name:[ \t]*(\S.*)$/im;
const HEADER_BYTES = 8192;

/** Scripts of package.json that build again after each change, in this order. */
const WATCH_SCRIPTS = [ 'start', 'watch', 'dev' ];

/** A command that starts a site instead. */
const STARTS_SITE = /\bwp-env\b/;

const STOREDECK = path.join( root, 'php-stub' );

/**
 * A plugin that is being developed.
 *
 * @typedef {Object} Extension
 * @property {string}        folder Its folder, without symbolic links.
 * @property {string}        name   Name of the folder, also in the site's plugins.
 * @property {string}        file   Its PHP file with the plugin header, e.g. `acme.php`.
 * @property {string}        title  The name in the header.
 * @property {string | null} script Script of its package.json that builds after each change.
 */

/**
 * Reads what a folder with a plugin contains.
 *
 * @param {string} given Path of the folder.
 * @return {Promise<Extension>} The plugin.
 * @throws {UserError} If it is not the folder of one plugin.
 */
export async function readExtension( given ) {
	const stats = await stat( given ).catch( () => null );
	if ( ! stats?.isDirectory() ) {
		throw new UserError(
			`--extension must be the folder of a plugin. ${
				stats ? 'This is a file' : 'No such folder'
			}: ${ given }`
		);
	}
	const folder = await realpath( given );
	if ( folder === ( await realpath( STOREDECK ) ) ) {
		throw new UserError(
			`${ given } is Storedeck itself: npm run dev shows its changes without --extension.`
		);
	}
	return {
		folder,
		name: path.basename( folder ),
		...( await readHeader( folder ) ),
		script: await findScript( folder ),
	};
}

/** The PHP file with the header of the plugin, and the plugin's name there. */
async function readHeader( folder ) {
	const found = [];
	for ( const file of ( await readdir( folder ) ).sort() ) {
		if ( file.endsWith( '.php' ) ) {
			const text = await readFile( path.join( folder, file ), 'utf8' );
			const [ , title ] =
				text.slice( 0, HEADER_BYTES ).match( HEADER ) ?? [];
			if ( title ) {
				found.push( {
					file,
					title: title.replace( /\*\/.*$/, '' ).trim(),
				} );
			}
		}
	}
	const [ plugin, ...others ] = found;
	if ( ! plugin ) {
		throw new UserError(
			`${ folder } has no plugin: none of its PHP files has a comment with “Plugin Name:”. Name the folder that contains the plugin’s main file.`
		);
	}
	if ( others.length ) {
		throw new UserError(
			`${ folder } has ${ found.length } plugins: ${ found
				.map( ( { file } ) => file )
				.join(
					', '
				) }. Only the main file may have a comment with “Plugin Name:”.`
		);
	}
	return plugin;
}

/** The script that builds after each change, if there is one. */
async function findScript( folder ) {
	const file = path.join( folder, 'package.json' );
	if ( ! existsSync( file ) ) {
		return null;
	}
	const manifest = await readJson( file );
	if ( ! manifest ) {
		throw new UserError( `${ file } is not valid JSON.` );
	}
	const { scripts } = Object( manifest );
	const script = WATCH_SCRIPTS.find(
		( name ) => scripts?.[ name ] && ! STARTS_SITE.test( scripts[ name ] )
	);
	return script ?? null;
}
