import { constants, existsSync } from 'node:fs';
import {
	copyFile,
	cp,
	lstat,
	mkdir,
	readdir,
	readFile,
	readlink,
	rename,
	rm,
	stat,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hashParts, listFiles } from './files.mjs';

/*
 * What of somebody's own WordPress is not copied: its settings, database and
 * data, and the drop-ins that would tie the copy to them.
 */
const OWN =
	/^(wp-config\.php|wp-content\/(uploads|cache|upgrade|upgrade-temp-backup|database|backups?|debug\.log|db\.php|object-cache\.php|advanced-cache\.php|sunrise\.php|plugins\/storedeck)|.*\/node_modules|node_modules|(.*\/)?\.[^/]*)(\/|$)/;

/**
 * @param {string} path Relative to the WordPress folder, with forward slashes.
 * @return {boolean} Whether a site gets a copy of it.
 */
export function isCopied( path ) {
	return ! OWN.test( path );
}

/**
 * @param {string} tree
 * @return {Promise<string>} Changes when any copied file of the tree does.
 */
export async function treeFingerprint( tree ) {
	const files = await listFiles( tree, ( path ) => isCopied( path ) );
	const facts = await Promise.all(
		files.map( async ( file ) => {
			const { size, mtimeMs } = await stat( join( tree, file ) );
			return `${ file } ${ size } ${ mtimeMs }`;
		} )
	);
	return hashParts( facts );
}

/**
 * Copies a WordPress. The copy shares disk space with the original where the
 * file system can do that.
 *
 * @param {string} from
 * @param {string} to
 */
export async function copyTree( from, to ) {
	await copyFolder( from, to, '' );
	await mkdir( join( to, 'wp-content/uploads' ), { recursive: true } );
	await mkdir( join( to, 'wp-content/plugins' ), { recursive: true } );
	await mkdir( join( to, 'wp-content/mu-plugins' ), { recursive: true } );
}

/**
 * Copies a folder of it, all files at once: `cp` of Node does one after the other
 * and takes four times as long.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} path Of the folder, relative to both, with forward slashes.
 */
async function copyFolder( from, to, path ) {
	await mkdir( join( to, path ), { recursive: true } );
	const names = await readdir( join( from, path ), { withFileTypes: true } );
	await Promise.all(
		names.map( async ( entry ) => {
			const inner = path ? `${ path }/${ entry.name }` : entry.name;
			if ( ! isCopied( inner ) ) {
				return;
			}
			// What links lead to is copied.
			const kind = entry.isSymbolicLink()
				? await stat( join( from, inner ) )
				: entry;
			if ( kind.isDirectory() ) {
				await copyFolder( from, to, inner );
			} else if ( kind.isFile() ) {
				await copyFile(
					join( from, inner ),
					join( to, inner ),
					constants.COPYFILE_FICLONE
				);
			}
		} )
	);
}

/**
 * Puts a newer copy in the place of a site's WordPress; uploads stay.
 *
 * @param {string} fresh A complete copy on the same disk.
 * @param {string} tree
 */
export async function replaceTree( fresh, tree ) {
	const uploads = 'wp-content/uploads';
	const old = `${ fresh }-old`;
	await rename( tree, old );
	await rename( fresh, tree );
	if ( existsSync( join( old, uploads ) ) ) {
		await rm( join( tree, uploads ), { recursive: true, force: true } );
		await rename( join( old, uploads ), join( tree, uploads ) );
	}
	await rm( old, { recursive: true, force: true } );
}

/**
 * Links the plugin into a WordPress, so that every change to it shows at once.
 *
 * @param {string} tree
 * @param {string} plugin Absolute.
 */
export async function linkPlugin( tree, plugin ) {
	const link = join( tree, 'wp-content/plugins/storedeck' );
	const current = await lstat( link ).catch( () => null );
	if ( current?.isSymbolicLink() && ( await readlink( link ) ) === plugin ) {
		return;
	}
	await rm( link, { recursive: true, force: true } );
	await symlink( plugin, link, 'junction' );
}

/**
 * Installs the SQLite driver and the drop-in that makes WordPress use it.
 *
 * @param {string} tree
 * @param {string} integration Folder of the integration plugin.
 */
export async function addSqlite( tree, integration ) {
	const place = join( tree, 'wp-content/mu-plugins', 'sqlite-integration' );
	await rm( place, { recursive: true, force: true } );
	await mkdir( dirname( place ), { recursive: true } );
	await cp( integration, place, { recursive: true } );
	const dropIn = await readFile( join( integration, 'db.copy' ), 'utf8' );
	// The folder is found relative to the drop-in, so a site can be moved.
	await writeFile(
		join( tree, 'wp-content/db.php' ),
		dropIn
			.replaceAll(
				"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
				`__DIR__ . '/mu-plugins/${ basename( place ) }'`
			)
			.replaceAll( '{SQLITE_PLUGIN}', 'sqlite-integration/load.php' )
	);
}
