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
 * Files of a user's WordPress that are not copied: its settings, database and
 * data, and the drop-ins that depend on them.
 */
const OWN =
	/^(wp-config\.php|wp-content\/(uploads|cache|upgrade|upgrade-temp-backup|database|backups?|debug\.log|db\.php|object-cache\.php|advanced-cache\.php|sunrise\.php|plugins\/storedeck)|.*\/node_modules|node_modules|(.*\/)?\.[^/]*)(\/|$)/;

/**
 * @param {string} path Path relative to the WordPress folder, with forward slashes.
 * @return {boolean} Whether the file is copied.
 */
export function isCopied( path ) {
	return ! OWN.test( path );
}

/** A hash of the names, sizes and modification times of all copied files. */
export async function treeFingerprint( /** @type {string} */ tree ) {
	const files = listFiles( tree, isCopied );
	const fingerprints = await Promise.all(
		files.map( async ( file ) => {
			const { size, mtimeMs } = await stat( join( tree, file ) );
			return `${ file } ${ size } ${ mtimeMs }`;
		} )
	);
	return hashParts( fingerprints );
}

/** Copies a WordPress folder. The copy shares disk space with the original if the file system supports it. */
export async function copyTree(
	/** @type {string} */ from,
	/** @type {string} */ to
) {
	await copyFolder( from, to, '' );
	await mkdir( join( to, 'wp-content/uploads' ), { recursive: true } );
	await mkdir( join( to, 'wp-content/plugins' ), { recursive: true } );
	await mkdir( join( to, 'wp-content/mu-plugins' ), { recursive: true } );
}

/**
 * Copies a folder with all files in parallel. Node's `cp` copies them
 * sequentially, which takes four times as long.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} path Path of the folder, relative to both, with forward slashes.
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
			// Copies the targets of symbolic links.
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
 * Replaces the WordPress folder of a site and keeps its uploads.
 *
 * @param {string} fresh A complete copy of WordPress on the same disk.
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
 * Links the plugin into a WordPress folder, so that changes to it take effect
 * immediately.
 *
 * @param {string} tree
 * @param {string} plugin Absolute path.
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
 * Installs the SQLite integration plugin and its database drop-in.
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
	// Uses a path relative to the drop-in, because the site's folder is moved.
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
