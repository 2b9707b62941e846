/*
 * Random writes of several processes, some of which are killed, and their sums.
 *
 *   npm run soak -- sums [--operations=2000] [--writers=4] [--kills=60] [--db=sqlite|mariadb] [--seed=1]
 *
 * Writers create, change, refund, delete and restore orders, rename a coupon,
 * import orders and merge sums through the REST API. In between, processes are
 * killed with `kill -9` at random statements, and once the server of MariaDB.
 * Fails when an order that was answered with 201 is missing, an operation was
 * answered with 5xx for another reason than a busy or missing database, a stored
 * sum differs from that of the raw orders, or the reconciliation repairs anything.
 */
import { parseArgs } from 'node:util';
import { killDatabase } from './support/kill-database.mjs';
import { runOnSite } from './support/run-on-site.mjs';

const { values } = parseArgs( {
	options: {
		operations: { type: 'string', default: '2000' },
		writers: { type: 'string', default: '4' },
		kills: { type: 'string', default: '60' },
		db: { type: 'string', default: 'mariadb' },
		seed: { type: 'string', default: '1' },
	},
} );
const [ operations, writers, kills, seed ] = [
	values.operations,
	values.writers,
	values.kills,
	values.seed,
].map( Number );

async function run() {
	const { php, site, sql } = await import( '../setup/site.mjs' );
	const { runRandomWriters } = await import( '../setup/random-writers.mjs' );
	const { settleSums } = await import( '../setup/settle-sums.mjs' );

	const database = site.db === 'mysql' ? killDatabase( sql ) : null;
	let killed = 0;
	const start = Date.now();
	const { created, byName, errors, remove, ...figures } =
		await runRandomWriters( {
			operations,
			writers,
			kills,
			seed,
			onBatch: async ( done ) => {
				console.log( `  ${ done } operations` );
				if ( database && ! killed && done > operations / 2 ) {
					killed++;
					await database.kill();
				}
			},
		} );
	const seconds = Math.round( ( Date.now() - start ) / 1000 );
	const { compared, differences, repaired, wrongTables, outdated, waiting } =
		await settleSums( php );
	const stored = new Set(
		sql( "SELECT id FROM {prefix}wc_orders WHERE type = 'shop_order'" ).map(
			( { id } ) => Number( id )
		)
	);
	const deleted = byName.delete ?? 0;
	const missing = created.filter( ( id ) => ! stored.has( id ) ).length;

	console.log( differences.slice( 0, 20 ).join( '\n' ) );
	console.log(
		[ ...wrongTables, ...outdated, ...errors ].slice( 0, 20 ).join( '\n' )
	);
	console.table( byName );
	console.table( {
		seed,
		database: site.db,
		seconds,
		...figures,
		'kills of the database': killed,
		'sums compared': compared,
	} );
	const faults = {
		'orders created, missing and not deleted': Math.max(
			0,
			missing - deleted - figures[ 'answers lost' ]
		),
		'operations answered with 5xx': errors.length,
		'sums that differ from the raw orders': differences.length,
		'orders repaired by the reconciliation': repaired,
		'tables of sums repaired': wrongTables.length,
		'orders waiting': waiting,
	};
	console.table( faults );
	await database?.stop();
	process.exitCode = Object.values( faults ).every( ( one ) => one === 0 )
		? 0
		: 1;
}

await runOnSite( { name: 'sums', orders: 300, db: values.db }, run );
