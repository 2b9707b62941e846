import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseKey, parseDatabase, prepareDatabase } from './database.mjs';
import { fillDemo } from './demo.mjs';
import { checkImport, importOrders } from './import.mjs';
import { createCron } from './front/cron.mjs';
import { createFront } from './front/server.mjs';
import { choosePhp } from './php-engine.mjs';
import { run } from './processes.mjs';
import { silentProgress } from './progress.mjs';
import { reachDatabase } from './reach-database.mjs';
import { lockSite } from './site-lock.mjs';
import { deleteSite, prepareSite } from './site.mjs';
import { wordPressVersion } from './wordpress-source.mjs';
import { WorkerPool } from './worker-pool.mjs';

const repository = fileURLToPath( new URL( '../..', import.meta.url ) );

/**
 * How to start a site. Everything has a default.
 *
 * @typedef {Object} CmsOptions
 * @property {string}                            [db]      `sqlite` (default) or `mysql://user:pass@host:port/name`.
 * @property {'auto' | 'native' | 'wasm'}        [php]     Which PHP runs it; `auto` by default.
 * @property {number | null}                     [orders]  Orders in the demo store (default 5000); null leaves the store unchanged.
 * @property {string | null}                     [import]  A file of order lines that fills the store instead of the demo.
 * @property {'' | 'dmy' | 'mdy'}                [dates]   Whether day or month comes first in it; empty: the file tells.
 * @property {number}                            [seed]    Another seed makes another store; 1 by default.
 * @property {string | null}                     [wp]      A WordPress to copy instead of the pinned one.
 * @property {number}                            [port]    On 127.0.0.1; 0 (default) takes a free one.
 * @property {string}                            [dir]     Folder of the site; by default one in the cache for each database and WordPress.
 * @property {string}                            [plugin]  Folder of the plugin; php-stub by default.
 * @property {boolean}                           [reset]   Delete the site and its data first.
 * @property {() => Promise<void>}               [prepare] Slow work the site needs, such as a build. Done when the port and the site are ours and the database answers.
 * @property {import('./progress.mjs').Progress} [log]     Where the steps are told; nowhere by default.
 * @property {AbortSignal}                       [signal]  Gives the start up.
 */

/**
 * A running site.
 *
 * @typedef {Object} Cms
 * @property {string}                                                             url          `http://127.0.0.1:8888`, without a slash at the end.
 * @property {string}                                                             loginUrl     Opens the Revenue report, signed in. Valid until stop().
 * @property {string}                                                             user         Login of the administrator.
 * @property {string}                                                             password     Of the administrator.
 * @property {string}                                                             wpPath       The WordPress folder.
 * @property {string}                                                             dir          The site's folder; debug.log and mail.log are in it.
 * @property {'sqlite' | 'mysql'}                                                 dbKind       MySQL stands for MariaDB too.
 * @property {{ kind: 'native' | 'wasm', version: string }}                       engine       Which PHP runs it.
 * @property {( args: string[] ) => Promise<import('./processes.mjs').RunResult>} php          Runs PHP's command line in the site: `[ 'script.php', … ]` or `[ '-r', code ]`.
 * @property {( user?: string ) => Promise<string>}                               loginCookies A Cookie header of a logged-in user; the administrator by default.
 * @property {() => Promise<void>}                                                stop         Ends everything that was started.
 */

/**
 * @param {import('./database.mjs').Database} database
 * @param {string | null}                     wp
 * @param {boolean}                           imports  Whether it takes orders from a file; such a site is not the demo's.
 * @return {string} The folder name of the site for this database and WordPress.
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
 * Starts a local WordPress with the plugin active and a demo store in it.
 *
 * @param {CmsOptions} [options]
 * @return {Promise<Cms>} The running site.
 * @throws {import('./user-error.mjs').UserError} With one line that says what is wrong. Nothing is left running then.
 */
export async function startCms( options = {} ) {
	const {
		db = 'sqlite',
		php = 'auto',
		orders = 5000,
		seed = 1,
		import: file = null,
		dates = '',
		port = 0,
		reset = false,
		prepare = async () => {},
		log: progress = silentProgress,
		signal,
	} = options;
	const cache = join( repository, '.cache/cms' );
	const plugin = await realpath(
		options.plugin ?? join( repository, 'php-stub' )
	);
	const database = parseDatabase( db );
	const wp = options.wp ? resolve( options.wp ) : null;
	if ( wp ) {
		await wordPressVersion( wp );
	}
	if ( file ) {
		await checkImport( file );
	}
	const folder = resolve(
		options.dir ??
			join( cache, 'sites', siteName( database, wp, file !== null ) )
	);
	const context = { cache, progress, signal };

	/** @type {( () => unknown )[]} */
	const undo = [];
	const stop = async () => {
		for ( const step of undo.splice( 0 ).reverse() ) {
			await step();
		}
	};
	try {
		const front = await createFront( port );
		undo.push( front.close );
		undo.push( await lockSite( folder, front ) );
		await reachDatabase( database, signal );
		const engine = await choosePhp( {
			php,
			database: database.kind,
			context,
		} );
		signal?.throwIfAborted();
		await prepareDatabase( database, engine, { signal } );
		await prepare();
		signal?.throwIfAborted();
		if ( reset ) {
			await prepareDatabase( database, engine, { drop: true, signal } );
			await deleteSite( folder );
		}
		const token = randomBytes( 24 ).toString( 'base64url' );
		const secret = randomBytes( 24 ).toString( 'base64url' );
		const local = { url: front.url, token, secret };
		const settings = {
			folder,
			plugin,
			wp,
			database,
			engine,
			context,
			local,
		};
		let facts = await prepareSite( settings );
		if ( file ) {
			facts = await importOrders( settings, facts, { file, dates } );
		} else if ( orders !== null && ! facts.imported ) {
			facts = await fillDemo( settings, facts, { orders, seed } );
		}
		const pool = new WorkerPool(
			engine.workers,
			( workerPort ) => engine.worker( folder, workerPort, [ plugin ] ),
			( words ) => {
				const text = `[${ new Date().toISOString() }] A PHP process ended: ${ words }\n`;
				appendFileSync( join( folder, 'debug.log' ), text );
			}
		);
		undo.push( () => pool.stop() );
		await pool.start();
		const cron = createCron( front.url );
		undo.push( cron.stop );
		signal?.throwIfAborted();
		const root = join( folder, 'wordpress' );
		front.serve( {
			root,
			links: [ plugin ],
			pool,
			secret,
			onWrite: cron.soon,
		} );
		const loginUrl = `${ front.url }/?storedeck-login=${ token }`;
		return {
			url: front.url,
			loginUrl,
			user: 'admin',
			password: facts.password,
			wpPath: root,
			dir: folder,
			dbKind: database.kind,
			engine: { kind: engine.kind, version: engine.version },
			php: ( args ) => {
				const cli = engine.cli( args, [
					folder,
					plugin,
					process.cwd(),
				] );
				return run( cli.command, cli.args, { env: cli.env } );
			},
			loginCookies: async ( user = 'admin' ) => {
				const address = `${ loginUrl }&user=${ encodeURIComponent(
					user
				) }`;
				const answer = await fetch( address, { redirect: 'manual' } );
				if ( answer.status !== 302 ) {
					throw new Error( `No user "${ user }" to sign in.` );
				}
				return answer.headers
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
