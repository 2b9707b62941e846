import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startCms } from '../cms/index.mjs';
import { startMariadb } from '../cms/mariadb.mjs';
import { createProgress } from '../cms/progress.mjs';

/**
 * @typedef {Object} SiteOptions
 * @property {string}                                                    name         Folder name of the site.
 * @property {number | null}                                             orders       Number of orders in the demo store.
 * @property {string}                                                    [db]         `sqlite` by default, or `mariadb`, for which a server is started.
 * @property {string[]}                                                  [serverArgs] More arguments of that server.
 * @property {'auto' | 'native' | 'wasm'}                                [php]        PHP that runs the site; native by default.
 * @property {'auto' | 'native' | 'wasm'}                                [filledBy]   PHP that creates and fills the site, if another one.
 * @property {AbortSignal}                                               [signal]     Aborts the start.
 * @property {boolean}                                                   [clean]      Whether the site starts without the plugin.
 * @property {boolean}                                                   [isServed]   Whether `run` needs the web server. Without it, no other process changes the site.
 * @property {string | null}                                             [wp]         Folder of a WordPress to copy instead of the pinned one.
 * @property {( site: import('../cms/index.mjs').Cms ) => Promise<void>} [prepare]    Called with the running site before `run`.
 */

/** On a slow machine, pages would leave requests to the browser that tests expect in the page. */
const PRELOAD_ALL =
	"<?php add_filter( 'storedeck_preload_time_limit', static fn() => 60.0 );\n";

/** Calls `run` with a database, see CmsOptions. */
async function withDatabase(
	/** @type {string} */ root,
	/** @type {SiteOptions} */ { name, db = 'sqlite', serverArgs, signal },
	/** @type {( db: string ) => any} */ run
) {
	if ( db === 'sqlite' ) {
		return run( db );
	}
	const server = await startMariadb( {
		dir: path.join( root, `.cache/test-sites/${ name }-server` ),
		args: serverArgs,
		signal,
	} );
	try {
		return await run( server.url );
	} finally {
		await server.stop();
	}
}

/**
 * Starts a new site, calls `run` with environment variables that describe it,
 * and stops it.
 *
 * STOREDECK_SITE contains `{ url, user, password, wpPath, db, php }` as JSON.
 *
 * @param {string}                                               root
 * @param {SiteOptions}                                          options
 * @param {( env: Record<string, string>, name: string ) => any} run
 */
export const withSite = ( root, options, run ) =>
	withDatabase( root, options, async ( db ) => {
		const {
			name,
			php = 'native',
			filledBy = php,
			orders,
			signal,
			clean = false,
			isServed = true,
			wp = null,
			prepare = async () => {},
		} = options;
		const dir = path.join( root, '.cache/test-sites', name );
		rmSync( dir, { recursive: true, force: true } );
		const start = ( /** @type {typeof php} */ engine ) =>
			startCms( {
				dir,
				db,
				php: engine,
				orders,
				clean,
				wp,
				seed: 1,
				port: 0,
				log: createProgress(),
				signal,
			} );
		if ( filledBy !== php ) {
			await ( await start( filledBy ) ).stop();
		}
		const site = await start( php );
		try {
			const plugins = path.join( site.wpPath, 'wp-content/mu-plugins' );
			mkdirSync( plugins, { recursive: true } );
			writeFileSync(
				path.join( plugins, 'storedeck-preload-all.php' ),
				PRELOAD_ALL
			);
			await prepare( site );
			if ( ! isServed ) {
				await site.stop();
			}
			return await run(
				{
					STOREDECK_SITE: JSON.stringify( {
						url: site.url,
						user: site.user,
						password: site.password,
						wpPath: site.wpPath,
						db: site.dbKind,
						php,
					} ),
				},
				name
			);
		} finally {
			await site.stop();
		}
	} );
