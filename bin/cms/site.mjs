import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prepareDatabase } from './database.mjs';
import { readJson, withTempFolder, writeAtomic } from './files.mjs';
import { lastLines } from './processes.mjs';
import { runPhp } from './run-php.mjs';
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
 * @return {Promise<SiteMetadata | null>} Null if the site does not exist or is incomplete.
 */
export async function readSite( /** @type {string} */ folder ) {
	const metadata = await readJson( join( folder, 'site.json' ) );
	const { mark, source } = Object( metadata );
	return mark && source ? /** @type {SiteMetadata} */ ( metadata ) : null;
}

export async function writeSite(
	/** @type {string} */ folder,
	/** @type {SiteMetadata} */ metadata
) {
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
async function runTask( settings, folder, php, args = [] ) {
	const { database } = settings;
	const file = join( folder, 'task.php' );
	await writeFile( file, php );
	const { code, reason, stdout, stderr } = await runPhp( settings, folder, [
		file,
		...args,
	] ).finally( () => rm( file, { force: true } ) );
	if ( code !== 0 ) {
		const name = database.kind === 'mysql' ? database.name : 'SQLite';
		throw new UserError(
			code === 3
				? `The database ${ name } ${ reason }.`
				: `Setting up WordPress failed: ${ reason }`,
			{ log: lastLines( `${ stdout }\n${ stderr }` ) }
		);
	}
}

/** Writes the files of the site that depend on the version of the local CMS or on this start. */
async function writeOwnFiles(
	/** @type {SiteSettings} */ settings,
	/** @type {string} */ folder,
	/** @type {SiteMetadata} */ metadata
) {
	const { engine, database, plugin } = settings;
	await mkdir( join( folder, 'database' ), { recursive: true } );
	const local = { ...settings.local, engine: engine.kind };
	/** @type {[ string, string, number? ][]} */
	const files = [
		[
			'wordpress/wp-config.php',
			wpConfigPhp( database, metadata.salts ),
			0o600,
		],
		[ 'wordpress/wp-content/mu-plugins/storedeck-local.php', mustUsePhp ],
		[ 'wordpress/wp-content/mu-plugins/storedeck-avatar.svg', avatarSvg ],
		[ 'router.php', routerPhp ],
		[ 'local.php', localPhp( local ), 0o600 ],
	];
	for ( const [ file, text, mode ] of files ) {
		await writeAtomic( join( folder, file ), text, mode );
	}
	if ( ! settings.clean ) {
		await linkPlugin( join( folder, 'wordpress' ), plugin );
	}
}

/**
 * Creates the site or updates an existing one. A new site is created in a temporary
 * folder, which is renamed after WordPress was installed. Returns the contents of
 * `site.json`.
 */
export async function prepareSite( /** @type {SiteSettings} */ settings ) {
	const { folder, wp, database, engine, context } = settings;
	const { progress, signal } = context;
	const existing = await readSite( folder );
	if ( wp ) {
		await wordPressVersion( wp );
	}
	const origin = wp ?? ( await pinnedWordPress( context ) );
	const source = wp ? await treeFingerprint( wp ) : origin;
	if ( existing?.source === source ) {
		await writeOwnFiles( settings, folder, existing );
		return existing;
	}
	const parent = join( dirname( folder ), 'tmp' );
	const integration =
		database.kind === 'sqlite' ? await sqliteIntegration( context ) : null;
	/** Copies WordPress into a folder. */
	const copyWordPress = async ( /** @type {string} */ tree ) => {
		await copyTree( origin, tree );
		signal?.throwIfAborted();
		if ( integration ) {
			await addSqlite( tree, integration );
		}
	};
	const install = (
		/** @type {string} */ place,
		/** @type {SiteMetadata} */ { password, mark }
	) => runTask( settings, place, installPhp, [ TITLE, password, mark ] );

	if ( existing ) {
		await progress.step( 'Copying the changed WordPress', () =>
			withTempFolder( parent, async ( temp ) => {
				const fresh = join( temp, 'wordpress' );
				await copyWordPress( fresh );
				await replaceTree( fresh, join( folder, 'wordpress' ) );
			} )
		);
		const updated = { ...existing, source };
		await writeOwnFiles( settings, folder, updated );
		await install( folder, updated );
		await runTask( settings, folder, activatePhp );
		await writeSite( folder, updated );
		return updated;
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
			await copyWordPress( join( newSite, 'wordpress' ) );
			await writeOwnFiles( settings, newSite, metadata );
			await prepareDatabase( database, engine, { signal } );
			await install( newSite, metadata );
			if ( ! settings.clean ) {
				await runTask( settings, newSite, activatePhp );
			}
			await writeSite( newSite, metadata );
			await rename( newSite, folder );
		} )
	);
	return metadata;
}

/** Deletes a site and its data. */
export const deleteSite = ( /** @type {string} */ folder ) =>
	rm( folder, { recursive: true, force: true, maxRetries: 3 } );
