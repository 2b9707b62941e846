import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prepareDatabase } from './database.mjs';
import { readJson, withTempFolder, writeAtomic } from './files.mjs';
import { lastLines, run } from './processes.mjs';
import {
	addSqlite,
	copyTree,
	linkPlugin,
	replaceTree,
	treeFingerprint,
} from './site-tree.mjs';
import { activatePhp, installPhp } from './templates/install.mjs';
import { avatarSvg, mustUsePhp } from './templates/must-use.mjs';
import { routerPhp } from './templates/router.mjs';
import { localPhp, SALT_NAMES, wpConfigPhp } from './templates/wp-config.mjs';
import { UserError } from './user-error.mjs';
import {
	pinnedWordPress,
	sqliteIntegration,
	wordPressVersion,
} from './wordpress-source.mjs';

/**
 * The contents of a site's `site.json`, which is written once the site is
 * complete.
 *
 * @typedef {Object} SiteMetadata
 * @property {string}                                         mark       ID of the site, also stored in its database.
 * @property {string}                                         password   Password of the administrator.
 * @property {Record<string, string>}                         salts      WordPress' keys and salts, by name.
 * @property {string}                                         source     The WordPress that it is a copy of: a path or a fingerprint.
 * @property {{ orders: number, seed: number } | null}        demo       The size and seed of the demo store.
 * @property {boolean}                                        [imported] Whether orders were imported.
 *
 * @typedef {Object} SiteSettings
 * @property {string}                                         folder     Folder of the site.
 * @property {string}                                         plugin     Folder of the plugin.
 * @property {boolean}                                        [clean]    Whether the site has no plugin.
 * @property {string | null}                                  wp         Folder of the WordPress to copy, or null for the pinned one.
 * @property {import('./database.mjs').Database}              database   Database of the site.
 * @property {import('./php-engine.mjs').PhpEngine}           engine     PHP runtime.
 * @property {import('./wordpress-source.mjs').SourceContext} context    Cache, reporter and abort signal.
 * @property {{ url: string, secret: string, token: string }} local      Values that change with each start.
 */

const TITLE = 'Storedeck demo store';

/**
 * @param {string} folder
 * @return {Promise<SiteMetadata | null>} Null if the site does not exist or is incomplete.
 */
export async function readSite( folder ) {
	const metadata = await readJson( join( folder, 'site.json' ) );
	const isComplete =
		metadata &&
		typeof metadata === 'object' &&
		'mark' in metadata &&
		'source' in metadata;
	return isComplete ? /** @type {SiteMetadata} */ ( metadata ) : null;
}

/**
 * @param {string}       folder
 * @param {SiteMetadata} metadata
 */
export async function writeSite( folder, metadata ) {
	const text = JSON.stringify( metadata, null, '\t' );
	await writeAtomic( join( folder, 'site.json' ), `${ text }\n`, 0o600 );
}

/**
 * Runs a PHP script in the site's folder.
 *
 * @param {SiteSettings} settings
 * @param {string}       folder   Current folder of the site.
 * @param {string}       php      Source code of the script.
 * @param {string[]}     args
 */
async function runPhp(
	{ engine, plugin, context, database },
	folder,
	php,
	args
) {
	const file = join( folder, 'task.php' );
	await writeFile( file, php );
	const {
		command,
		args: leading,
		env,
	} = engine.cli( [ file, ...args ], [ folder, plugin ] );
	const result = await run( command, leading, {
		env,
		cwd: folder,
		signal: context.signal,
	} ).finally( () => rm( file, { force: true } ) );
	if ( result.code !== 0 ) {
		const name = database.kind === 'mysql' ? database.name : 'SQLite';
		const reason = lastLines( result.stderr || result.stdout, 1 );
		throw new UserError(
			result.code === 3
				? `The database ${ name } ${ reason }.`
				: `Setting up WordPress failed: ${
						reason || 'PHP printed no error message'
				  }`,
			{ log: lastLines( `${ result.stdout }\n${ result.stderr }` ) }
		);
	}
}

/**
 * Writes the files of the site that depend on the version of the local CMS or
 * on this start.
 *
 * @param {SiteSettings} settings
 * @param {string}       folder
 * @param {SiteMetadata} metadata
 */
async function writeOwnFiles( settings, folder, metadata ) {
	const { local, engine, database, plugin } = settings;
	const tree = join( folder, 'wordpress' );
	await mkdir( join( folder, 'database' ), { recursive: true } );
	await mkdir( join( tree, 'wp-content/mu-plugins' ), { recursive: true } );
	const config = wpConfigPhp( database, metadata.salts );
	await writeAtomic( join( tree, 'wp-config.php' ), config, 0o600 );
	const mustUse = join( tree, 'wp-content/mu-plugins' );
	await writeAtomic( join( mustUse, 'storedeck-local.php' ), mustUsePhp );
	await writeAtomic( join( mustUse, 'storedeck-avatar.svg' ), avatarSvg );
	await writeAtomic( join( folder, 'router.php' ), routerPhp );
	await writeAtomic(
		join( folder, 'local.php' ),
		localPhp( { ...local, engine: engine.kind } ),
		0o600
	);
	if ( ! settings.clean ) {
		await linkPlugin( tree, plugin );
	}
}

/**
 * Creates the site or updates an existing one. A new site is created in a
 * temporary folder, which is renamed after WordPress was installed.
 *
 * @param {SiteSettings} settings
 * @return {Promise<SiteMetadata>} The contents of `site.json`.
 */
export async function prepareSite( settings ) {
	const { folder, wp, database, engine, context } = settings;
	const { progress, signal } = context;
	const parent = join( dirname( folder ), 'tmp' );
	const existing = await readSite( folder );
	if ( wp ) {
		await wordPressVersion( wp );
	}
	const origin = wp ?? ( await pinnedWordPress( context ) );
	const source = wp ? await treeFingerprint( wp ) : origin;
	const integration =
		database.kind === 'sqlite' ? await sqliteIntegration( context ) : null;

	if ( existing ) {
		if ( existing.source !== source ) {
			await progress.step( 'Copying the changed WordPress', () =>
				withTempFolder( parent, async ( temp ) => {
					const fresh = join( temp, 'wordpress' );
					await copyTree( origin, fresh );
					if ( integration ) {
						await addSqlite( fresh, integration );
					}
					await replaceTree( fresh, join( folder, 'wordpress' ) );
				} )
			);
		}
		await writeOwnFiles( settings, folder, existing );
		if ( existing.source !== source ) {
			await runPhp( settings, folder, installPhp, [
				TITLE,
				existing.password,
				existing.mark,
			] );
			await runPhp( settings, folder, activatePhp, [] );
			await writeSite( folder, { ...existing, source } );
		}
		return { ...existing, source };
	}

	// Deletes an incomplete site.
	await rm( folder, { recursive: true, force: true } );
	/** @type {SiteMetadata} */
	const metadata = {
		mark: randomBytes( 8 ).toString( 'hex' ),
		password: randomBytes( 9 ).toString( 'base64url' ),
		salts: Object.fromEntries(
			SALT_NAMES.map( ( name ) => [
				name,
				randomBytes( 36 ).toString( 'base64' ),
			] )
		),
		source,
		demo: null,
	};
	await progress.step( 'Setting up WordPress', () =>
		withTempFolder( parent, async ( temp ) => {
			const newSite = join( temp, 'site' );
			await copyTree( origin, join( newSite, 'wordpress' ) );
			signal?.throwIfAborted();
			if ( integration ) {
				await addSqlite( join( newSite, 'wordpress' ), integration );
			}
			await writeOwnFiles( settings, newSite, metadata );
			await prepareDatabase( database, engine, { signal } );
			await runPhp( settings, newSite, installPhp, [
				TITLE,
				metadata.password,
				metadata.mark,
			] );
			if ( ! settings.clean ) {
				await runPhp( settings, newSite, activatePhp, [] );
			}
			await writeSite( newSite, metadata );
			await rename( newSite, folder );
		} )
	);
	return metadata;
}

/**
 * Deletes a site and its data.
 *
 * @param {string} folder
 */
export async function deleteSite( folder ) {
	if ( existsSync( folder ) ) {
		await rm( folder, { recursive: true, force: true, maxRetries: 3 } );
	}
}
