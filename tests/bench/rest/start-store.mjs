import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../bin/cms/root.mjs';
import { startStore as start } from '../../setup/store.mjs';

/** Folder of stores and results, not in git. */
export const FOLDER = path.join( root, '.cache/bench' );

/** Memory for pages of tables, as docs/scaling.md advises; the server's default is 128 MB. */
const MARIADB_ARGS = [ '--innodb-buffer-pool-size=2G' ];

/**
 * Starts a store that is filled with orders.
 *
 * @param {{ database: string, orders: number, keep: boolean }} options `database` is mariadb or sqlite. `keep` keeps the store for the next start with it.
 */
export const startStore = ( { database, orders, keep } ) =>
	start( {
		dir: path.join(
			FOLDER,
			keep ? `rest-${ database }-${ orders }` : `rest-${ database }`
		),
		db: database,
		keep,
		args: MARIADB_ARGS,
		mustUse: fileURLToPath( new URL( 'memory.php', import.meta.url ) ),
		site: { orders },
	} );
