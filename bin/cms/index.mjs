import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './command.mjs';
import { databaseKey, parseDatabase, prepareDatabase } from './database.mjs';
import { fillDemo } from './demo.mjs';
import { checkImport, importOrders, undoImport } from './import.mjs';
import { createCron } from './http-server/cron.mjs';
import { createHttpServer } from './http-server/server.mjs';
import { choosePhp } from './php-engine.mjs';
import { run } from './processes.mjs';
import { silentProgress } from './progress.mjs';
import { runTogether } from './run-together.mjs';
import { checkDatabaseServer } from './check-database-server.mjs';
import { lockSite } from './site-lock.mjs';
import { deleteSite, prepareSite } from './site.mjs';
import { wordPressVersion } from './wordpress-source.mjs';
import { createWorkerPool } from './worker-pool.mjs';

/**
 * Options of a local site besides those of the command line. Of these, `orders` may be
 * null, which leaves the store unchanged, `php` a version, see PHP_VERSIONS, and
 * `port` 0 (default), which selects a free port.
 *
 * @typedef {Object} SiteOptions
 * @property {number | null}                            [orders]       Number of orders in the demo store (default 5000).
 * @property {string}                                   [php]          PHP that runs the site.
 * @property {number}                                   [seed]         Seed of the demo store's random numbers; 1 by default.
 * @property {string}                                   [dir]          Folder of the site; by default a folder in the cache for each database and WordPress.
 * @property {string}                                   [plugin]       Folder of the plugin; php-stub by default.
 * @property {boolean}                                  [clean]        Whether the site starts without the plugin. Then `orders` must be null.
 * @property {boolean}                                  [scriptDebug]  Whether WordPress loads the development versions of its scripts.
 * @property {string}                                   [reloadScript] URL of a script that all pages load.
 * @property {string[]}                                 [links]        Folders of plugins that are edited, without symbolic links; links in the site lead to them.
 * @property {( signal: AbortSignal ) => Promise<void>} [prepare]      Installs what the site and the build need. Called once the port is open, the site is locked and the database server responds.
 * @property {( signal: AbortSignal ) => Promise<void>} [build]        Builds the plugin's scripts, while the site is created and filled.
 * @property {import('./progress.mjs').Progress}        [log]          Reports the steps; silent by default.
 * @property {AbortSignal}                              [signal]       Aborts the start.
 *
 * @typedef {SiteOptions & Partial<Omit<import('./options.mjs').StartOptions, 'orders' | 'php'>>} CmsOptions
 */

/**
 * A running site.
 *
 * @typedef {Object} Cms
 * @property {string}                                                             url          Without a trailing slash, e.g. `http://127.0.0.1:8888`.
 * @property {string}                                                             loginUrl     Logs in and opens Home. Valid until `stop()`.
 * @property {string}                                                             user         User name of the administrator.
 * @property {string}                                                             password     Password of the administrator.
 * @property {string}                                                             wpPath       The WordPress folder.
 * @property {string}                                                             dir          Folder of the site, which contains debug.log and mail.log.
 * @property {'sqlite' | 'mysql'}                                                 dbKind       `mysql` includes MariaDB.
 * @property {{ kind: 'native' | 'wasm', version: string }}                       engine       PHP that runs the site.
 * @property {( args: string[] ) => Promise<import('./processes.mjs').RunResult>} php          Runs PHP on the command line: `[ 'script.php', … ]` or `[ '-r', code ]`.
 * @property {( user?: string ) => Promise<string>}                               loginCookies Logs a user in (by default the administrator) and returns the Cookie header.
 * @property {() => Promise<void>}                                                stop         Stops the server and all processes.
 */

/**
 * @param {import('./database.mjs').Database} database
 * @param {string | null}                     wp
 * @param {boolean}                           imports  Whether the site contains imported orders instead of the demo store.
 * @return {string} The folder name of the site.
 */
function siteName( database, wp, imports ) {
	const key = databaseKey( database ) + ( imports ? '-import' : '' );
	if ( ! wp ) {
		return key;
	}
	const hash = createHash( 'sha256' ).update( wp ).digest( 'hex' );
	return `${ key }-wp-${ hash.slice( 0, 10 ) }`;
}

/**
 * Starts a local WordPress with the active plugin and a demo store.
 *
 * @param {CmsOptions} [options]
 * @return {Promise<Cms>} The running site.
 * @throws {import('./user-error.mjs').UserError} With a one-line message. All started processes are stopped.
 */
export async function startCms( options = {} ) {
	const {
		db = 'sqlite',
		php = 'auto',
		orders = 5000,
		seed = 1,
		import: file = null,
		undo: undone = '',
		port = 0,
		clean = false,
		reset = false,
		scriptDebug = false,
		reloadScript = '',
		links = [],
		prepare = async () => {},
		build = async () => {},
		log: progress = silentProgress,
		signal,
	} = options;
	const cache = join( root, '.cache/cms' );
	const plugin = await realpath( options.plugin ?? join( root, 'php-stub' ) );
	const linked = [ plugin, ...links ];
	const database = parseDatabase( db );
	const wp = options.wp ? resolve( options.wp ) : null;
	if ( wp ) {
		await wordPressVersion( wp );
	}
	if ( file ) {
		await checkImport( file );
	}
	const name = siteName( database, wp, file !== null || undone !== '' );
	const folder = resolve( options.dir ?? join( cache, 'sites', name ) );
	const context = { cache, progress, signal };

	/** @type {( () => unknown )[]} */
	const undo = [];
	const stop = async () => {
		for ( const step of undo.splice( 0 ).reverse() ) {
			await step();
		}
	};
	try {
		const httpServer = await createHttpServer( port );
		undo.push( httpServer.close );
		undo.push( await lockSite( folder, httpServer ) );
		await checkDatabaseServer( database, signal );
		const [ engine ] = await runTogether(
			( either ) =>
				choosePhp( {
					php,
					database: database.kind,
					context: { ...context, signal: either },
				} ),
			prepare,
			signal
		);
		signal?.throwIfAborted();
		await prepareDatabase( database, engine, { signal } );
		if ( reset ) {
			await prepareDatabase( database, engine, { drop: true, signal } );
			await deleteSite( folder );
		}
		const token = randomBytes( 24 ).toString( 'base64url' );
		const secret = randomBytes( 24 ).toString( 'base64url' );
		const local = {
			url: httpServer.url,
			token,
			secret,
			...( scriptDebug ? { scriptDebug: '1' } : {} ),
			...( reloadScript ? { reloadScript } : {} ),
		};
		const createSite = async ( /** @type {AbortSignal} */ either ) => {
			const settings = {
				folder,
				plugin,
				clean,
				wp,
				database,
				engine,
				context: { ...context, signal: either },
				local,
			};
			const metadata = await prepareSite( settings );
			if ( undone ) {
				await undoImport( settings, undone );
			}
			if ( file ) {
				const { dates = '', encoding = '', preview = false } = options;
				const how = { file, dates, encoding, preview };
				return importOrders( settings, metadata, how );
			}
			return undone || orders === null || metadata.imported
				? metadata
				: fillDemo( settings, metadata, { orders, seed } );
		};
		const [ metadata ] = await runTogether( createSite, build, signal );
		const pool = await createWorkerPool(
			engine.workers,
			( workerPort ) => engine.worker( folder, workerPort, linked ),
			( errors ) => {
				const text = `[${ new Date().toISOString() }] A PHP process ended: ${ errors }\n`;
				appendFileSync( join( folder, 'debug.log' ), text );
			}
		);
		undo.push( pool.stop );
		const cron = createCron( httpServer.url );
		undo.push( cron.stop );
		signal?.throwIfAborted();
		const wpPath = join( folder, 'wordpress' );
		httpServer.serve( {
			root: wpPath,
			links: linked,
			edited: links,
			pool,
			secret,
			onWrite: cron.runSoon,
		} );
		const loginUrl = `${ httpServer.url }/?storedeck-login=${ token }`;
		return {
			url: httpServer.url,
			loginUrl,
			user: 'admin',
			password: metadata.password,
			wpPath,
			dir: folder,
			dbKind: database.kind,
			engine: { kind: engine.kind, version: engine.version },
			php: ( args ) => {
				const cli = engine.cli( args, [
					folder,
					...linked,
					process.cwd(),
				] );
				return run( cli.command, cli.args, { env: cli.env } );
			},
			loginCookies: async ( user = 'admin' ) => {
				const url = `${ loginUrl }&user=${ encodeURIComponent(
					user
				) }`;
				const response = await fetch( url, { redirect: 'manual' } );
				if ( response.status !== 302 ) {
					throw new Error(
						`Could not log in: unknown user "${ user }".`
					);
				}
				return response.headers
					.getSetCookie()
					.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
					.join( '; ' );
			},
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
