import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCms } from '../../../bin/cms/index.mjs';
import { startMariadb } from '../../../bin/cms/mariadb.mjs';
import { createProgress } from '../../../bin/cms/progress.mjs';
import { MEMORY_HEADER } from './session.mjs';

/** Folder of stores and results, not in git. */
export const FOLDER = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../../../.cache/bench'
);

/** Memory for pages of tables, as docs/scaling.md advises; the server's default is 128 MB. */
const MARIADB_ARGS = [ '--innodb-buffer-pool-size=2G' ];

/** Sends the peak memory of PHP with each REST response. */
const MU_PLUGIN = `<?php
add_filter( 'rest_pre_serve_request', static function ( $served ) {
	header( '${ MEMORY_HEADER }: ' . memory_get_peak_usage() );
	return $served;
} );
`;

/**
 * Starts a store that is filled with orders.
 *
 * @param {{ database: string, orders: number, keep: boolean }} options `database` is mariadb or sqlite. `keep` keeps the store for the next start with it.
 */
export async function startStore( { database, orders, keep } ) {
	const dir = path.join(
		FOLDER,
		keep ? `rest-${ database }-${ orders }` : `rest-${ database }`
	);
	if ( ! keep ) {
		rmSync( dir, { recursive: true, force: true } );
	}
	const server =
		database === 'mariadb'
			? await startMariadb( {
					dir: `${ dir }-server`,
					keep,
					args: MARIADB_ARGS,
			  } )
			: null;
	const site = await startCms( {
		dir,
		db: server?.url ?? 'sqlite',
		php: 'native',
		orders,
		log: createProgress(),
	} );
	const folder = path.join( site.wpPath, 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( path.join( folder, 'bench-memory.php' ), MU_PLUGIN );
	return {
		site,
		async stop() {
			await site.stop();
			await server?.stop();
			if ( ! keep ) {
				rmSync( dir, { recursive: true, force: true } );
			}
		},
	};
}
