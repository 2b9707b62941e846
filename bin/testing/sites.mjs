import { rmSync } from 'node:fs';
import path from 'node:path';
import { startCms } from '../cms/index.mjs';
import { startMariadb } from '../cms/mariadb.mjs';
import { createProgress } from '../cms/progress.mjs';
import { findChromium } from './requirements.mjs';

/**
 * Starts a new site, calls `run` with environment variables that describe it,
 * and stops it.
 *
 * STOREDECK_SITE contains `{ url, user, password, wpPath, db, php }` as JSON,
 * CHROMIUM_PATH the path of the browser.
 */
export async function withSite( root, { name, db, php, orders, signal }, run ) {
	const dir = path.join( root, '.cache/test-sites', name );
	rmSync( dir, { recursive: true, force: true } );
	const site = await startCms( {
		dir,
		db,
		php,
		orders,
		seed: 1,
		port: 0,
		log: createProgress(),
		signal,
	} );
	try {
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
				CHROMIUM_PATH: findChromium() ?? '',
			},
			name
		);
	} finally {
		await site.stop();
	}
}

/**
 * Like `withSite`, on a MariaDB server started for this run.
 */
export async function withMariadbSite(
	root,
	signal,
	run,
	{ name = 'mariadb', orders = 3000 } = {}
) {
	const server = await startMariadb( {
		dir: path.join( root, `.cache/test-sites/${ name }-server` ),
		signal,
	} );
	try {
		return await withSite(
			root,
			{
				name,
				db: server.url,
				php: 'native',
				orders,
				signal,
			},
			run
		);
	} finally {
		await server.stop();
	}
}
