import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prepareDatabase } from './database.mjs';
import { readJson, withTempFolder, writeWhole } from './files.mjs';
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
 * What a site's folder remembers in site.json. It is written when the site is
 * complete.
 *
 * @typedef {Object} SiteFacts
 * @property {string}                                         mark       Names the site in its database.
 * @property {string}                                         password   The administrator's.
 * @property {Record<string, string>}                         salts      WordPress' secrets, by name.
 * @property {string}                                         source     Which WordPress it is a copy of.
 * @property {{ orders: number, seed: number } | null}        demo       What the store was filled with.
 * @property {boolean}                                        [imported] Whether orders were imported into it.
 *
 * @typedef {Object} SiteSettings
 * @property {string}                                         folder     Where the site lives.
 * @property {string}                                         plugin     Folder of the plugin.
 * @property {string | null}                                  wp         Somebody's WordPress, or null.
 * @property {import('./database.mjs').Database}              database   Where its data lives.
 * @property {import('./php-engine.mjs').PhpEngine}           engine     What runs it.
 * @property {import('./wordpress-source.mjs').SourceContext} context    Cache, reporter and abort signal.
 * @property {{ url: string, secret: string, token: string }} local      Of this start.
 */

const TITLE = 'Storedeck demo store';

/**
 * @param {string} folder
 * @return {Promise<SiteFacts | null>} Null when there is no complete site.
 */
export async function readSite( folder ) {
	const facts = await readJson( join( folder, 'site.json' ) );
	const isComplete =
		facts &&
		typeof facts === 'object' &&
		'mark' in facts &&
		'source' in facts;
	return isComplete ? /** @type {SiteFacts} */ ( facts ) : null;
}

/**
 * @param {string}    folder
 * @param {SiteFacts} facts
 */
export async function writeSite( folder, facts ) {
	const text = JSON.stringify( facts, null, '\t' );
	await writeWhole( join( folder, 'site.json' ), `${ text }\n`, 0o600 );
}

/**
 * Runs one of the site's own PHP programs.
 *
 * @param {SiteSettings} settings
 * @param {string}       folder   The site, at its final or a temporary place.
 * @param {string}       php      The program.
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
						reason || 'PHP gave no reason'
				  }`,
			{ log: lastLines( `${ result.stdout }\n${ result.stderr }` ) }
		);
	}
}

/**
 * Writes the files of the site that belong to this version of the local CMS
 * and to this start.
 *
 * @param {SiteSettings} settings
 * @param {string}       folder
 * @param {SiteFacts}    facts
 */
async function writeOwnFiles( settings, folder, facts ) {
	const { local, engine, database, plugin } = settings;
	const tree = join( folder, 'wordpress' );
	await mkdir( join( folder, 'database' ), { recursive: true } );
	await mkdir( join( tree, 'wp-content/mu-plugins' ), { recursive: true } );
	const config = wpConfigPhp( database, facts.salts );
	await writeWhole( join( tree, 'wp-config.php' ), config, 0o600 );
	const mustUse = join( tree, 'wp-content/mu-plugins' );
	await writeWhole( join( mustUse, 'storedeck-local.php' ), mustUsePhp );
	await writeWhole( join( mustUse, 'storedeck-avatar.svg' ), avatarSvg );
	await writeWhole( join( folder, 'router.php' ), routerPhp );
	await writeWhole(
		join( folder, 'local.php' ),
		localPhp( { ...local, engine: engine.kind } ),
		0o600
	);
	await linkPlugin( tree, plugin );
}

/**
 * Sets the site up, or brings an existing one up to date. A new site is made in
 * a temporary folder and moved into place when WordPress runs in it.
 *
 * @param {SiteSettings} settings
 * @return {Promise<SiteFacts>} The site, installed and with the plugin active.
 */
export async function prepareSite( settings ) {
	const { folder, wp, database, engine, context } = settings;
	const { progress, signal } = context;
	const parent = join( dirname( folder ), 'tmp' );
	const known = await readSite( folder );
	if ( wp ) {
		await wordPressVersion( wp );
	}
	const origin = wp ?? ( await pinnedWordPress( context ) );
	const source = wp ? await treeFingerprint( wp ) : origin;
	const integration =
		database.kind === 'sqlite' ? await sqliteIntegration( context ) : null;

	if ( known ) {
		if ( known.source !== source ) {
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
		await writeOwnFiles( settings, folder, known );
		if ( known.source !== source ) {
			await runPhp( settings, folder, installPhp, [
				TITLE,
				known.password,
				known.mark,
			] );
			await runPhp( settings, folder, activatePhp, [] );
			await writeSite( folder, { ...known, source } );
		}
		return { ...known, source };
	}

	// Remains of a folder that is not a complete site.
	await rm( folder, { recursive: true, force: true } );
	/** @type {SiteFacts} */
	const facts = {
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
			const made = join( temp, 'site' );
			await copyTree( origin, join( made, 'wordpress' ) );
			signal?.throwIfAborted();
			if ( integration ) {
				await addSqlite( join( made, 'wordpress' ), integration );
			}
			await writeOwnFiles( settings, made, facts );
			await prepareDatabase( database, engine, { signal } );
			await runPhp( settings, made, installPhp, [
				TITLE,
				facts.password,
				facts.mark,
			] );
			await runPhp( settings, made, activatePhp, [] );
			await writeSite( made, facts );
			await rename( made, folder );
		} )
	);
	return facts;
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
