/*
 * Random writes of several processes, some of which are killed, and their sums.
 *
 *   npm run soak -- sums [--operations=2000] [--writers=4] [--kills=60] [--db=sqlite|mariadb] [--seed=1]
 *
 * Writers create, change, refund, delete and restore orders, rename a coupon,
 * import orders and merge sums through the REST API, delete products, and move
 * products and categories. In between, processes are killed with `kill -9` at random
 * statements, and once the server of MariaDB; rows of days and months are changed by
 * SQL and repaired; and the tables of reports are saved one after the other. Fails
 * when an order that was answered with 201 is missing, an operation was answered with
 * 5xx for another reason than a busy or missing database, a stored sum of a day or a
 * month differs from that of the raw orders, the reconciliation repairs anything else,
 * or sums differ after the saved tables were restored and reconciled.
 */
import { parseArgs } from 'node:util';
import { killDatabase } from './support/kill-database.mjs';
import { runOnSite } from './support/run-on-site.mjs';
import { createTableBackup } from './support/table-backup.mjs';

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

/**
 * Adds 1.00 to a row of a day or a month, and repairs the sums of its month.
 *
 * @param {( code: string ) => any} php     Runs PHP code on the site.
 * @param {number}                  isMonth 1 for the row of a month.
 */
const spoilRow = ( php, isMonth ) =>
	php( `
		global $wpdb;
		$table = $wpdb->prefix . 'storedeck_sums_products';
		$row   = $wpdb->get_row( "SELECT * FROM $table WHERE is_month = ${ isMonth } AND change_id = 0 AND row_count > 0 ORDER BY day DESC LIMIT 1", ARRAY_A );
		if ( null === $row ) { return false; }
		$keys  = array_intersect_key( $row, array_flip( array( 'is_month', 'date_type', 'day', 'status', 'is_returning', 'currency', 'product_id', 'change_id' ) ) );
		$wpdb->query( "UPDATE $table SET net_revenue = net_revenue + 10000 WHERE " . implode( ' AND ', array_map(
			static fn( $name, $value ) => $wpdb->prepare( "$name = %s", $value ), array_keys( $keys ), $keys
		) ) );
		$month = substr( $row['day'], 0, 8 );
		for ( $tries = 1; true; $tries++ ) {
			try {
				return \\Storedeck\\Reports\\Sums\\Sum_Maintenance::repair_all( $month . '01', gmdate( 'Y-m-t', strtotime( $month . '01' ) ), array( 'products' ) );
			} catch ( \\Storedeck\\Foundation\\Database\\Query_Exception $error ) {
				// Another process fills or merges sums for long.
				if ( 10 === $tries ) { throw $error; }
			}
		}
	` );

async function run() {
	const { php, site, sql } = await import( '../setup/site.mjs' );
	const { runRandomWriters } = await import( '../setup/random-writers.mjs' );
	const { settleSums } = await import( '../setup/settle-sums.mjs' );
	const { compareSums } = await import( '../setup/raw-sums.mjs' );

	const database = site.db === 'mysql' ? killDatabase( sql ) : null;
	const backup = createTableBackup(
		php,
		sql,
		sql( "SHOW TABLES LIKE '{prefix}storedeck\\_sums\\_%'" )
			.map( ( row ) => String( Object.values( row )[ 0 ] ) )
			.map( ( name ) => name.slice( name.indexOf( 'storedeck_' ) ) )
			.concat(
				'storedeck_order_stats',
				'storedeck_order_product_lookup',
				'storedeck_customer_metrics'
			)
	);
	let killed = 0;
	let batches = 0;
	let isAway = false;
	const start = Date.now();
	const { created, byName, errors, remove, ...figures } =
		await runRandomWriters( {
			operations,
			writers,
			kills,
			seed,
			catalog: true,
			onBatch: async ( done ) => {
				console.log( `  ${ done } operations` );
				if ( isAway ) {
					return;
				}
				backup.saveNext();
				if ( ++batches % 5 === 0 ) {
					spoilRow( php, batches % 2 );
				}
				if ( database && ! killed && done > operations / 2 ) {
					killed++;
					isAway = true;
					await database.kill();
					isAway = false;
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

	backup.saveNext( Infinity );
	backup.restore();
	await settleSums( php );
	const restored = compareSums().differences;

	console.log(
		[ ...differences.slice( 0, 20 ), ...restored.slice( 0, 20 ) ].join(
			'\n'
		)
	);
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
		'sums that differ after a backup': restored.length,
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
