/*
 * Orders whose connection to the database is cut, or whose process is killed,
 * at a random statement, on MariaDB.
 *
 *   npm run soak -- writes [--cuts=345] [--kills=54] [--workers=3] [--seed=1]
 *
 * Workers create orders of the same product at the same time; every third order
 * is refunded at once. Fails when an order that was answered with 201 is not
 * stored, one that was answered with an error is, a stored one is incomplete or
 * not in the reports, a row belongs to no order, the stock does not match, or a
 * reconciliation finds anything to repair.
 */
import { parseArgs } from 'node:util';
import { orderRequests } from '../contract/rest/support/order-requests.mjs';
import { runOnSite } from './support/run-on-site.mjs';

const { values } = parseArgs( {
	options: {
		cuts: { type: 'string', default: '345' },
		kills: { type: 'string', default: '54' },
		workers: { type: 'string', default: '3' },
		seed: { type: 'string', default: '1' },
	},
} );
const [ cuts, kills, workers, seed ] = [
	values.cuts,
	values.kills,
	values.workers,
	values.seed,
].map( Number );

const STOCK = 1000000;
const DOMAIN = 'soak.example.test';

/**
 * Creates orders with the given numbers and interrupts each before one of the
 * first statements. Prints status and number of statements by order.
 */
const worker = ( product, numbers, interrupt, statements ) => `
	${ orderRequests( product, '' ) }
	ini_set( 'error_log', '/dev/null' );
	$other   = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
	$results = array();
	foreach ( array( ${ numbers.join( ', ' ) } ) as $attempt ) {
		mt_srand( ${ seed } * 100000 + $attempt );
		$at    = mt_rand( 1, ${ statements } );
		$count = 0;
		$stop  = $before( static function ( $number ) use ( $wpdb, $other, $at, &$count ) {
			$count = $number;
			if ( $at === $number ) { ${ interrupt } }
		} );
		list( $status ) = $create( array(
			'status'  => 0 === $attempt % 3 ? 'refunded' : 'processing',
			'billing' => array( 'email' => "$attempt@${ DOMAIN }", 'country' => 'US' ),
		) );
		$stop();
		$results[ $attempt ] = array( 'status' => $status, 'isInterrupted' => $count >= $at, 'statements' => $count );
	}
	return (object) $results;
`;
const CUT = `$other->query( 'KILL ' . mysqli_thread_id( $wpdb->dbh ) ); usleep( mt_rand( 0, 3000 ) );`;
const KILL = `exec( 'kill -9 ' . getmypid() );`;

const range = ( from, count ) =>
	Array.from( { length: count }, ( _, index ) => from + index );

async function run() {
	const { signIn, sql, startPhp } = await import( '../setup/site.mjs' );
	const api = await signIn();
	const product = (
		await api.send( 'POST', '/wc-analytics/products', {
			name: 'Soak',
			regular_price: '10',
			manage_stock: true,
			stock_quantity: STOCK,
		} )
	).body.id;

	/** Results by number; that of a process that was killed has no status. */
	const results = new Map();
	async function create( numbers, interrupt, statements ) {
		const { output } = await startPhp(
			worker( product, numbers, interrupt, statements )
		).ended;
		let printed = {};
		try {
			printed = JSON.parse( output );
		} catch {
			// A killed process prints nothing.
		}
		for ( const number of numbers ) {
			results.set(
				number,
				printed[ number ] ?? { status: null, isInterrupted: true }
			);
		}
	}

	// One refunded order, which takes the most statements, without interruption.
	await create( [ 0 ], '', 1 );
	const { statements } = results.get( 0 );
	results.get( 0 ).isInterrupted = false;

	await Promise.all(
		range( 0, workers ).map( ( index ) =>
			create(
				range( 1, cuts ).filter(
					( number ) => number % workers === index
				),
				CUT,
				statements
			)
		)
	);
	const remaining = range( cuts + 1, kills );
	await Promise.all(
		range( 0, workers ).map( async () => {
			while ( remaining.length ) {
				await create( [ remaining.shift() ], KILL, statements );
			}
		} )
	);

	const { waiting } = ( await api.get( '/storedeck/v1/data-state' ) ).body;
	const stored = sql(
		`SELECT id, status, billing_email FROM {prefix}wc_orders WHERE type = 'shop_order' AND billing_email LIKE '%@${ DOMAIN }'`
	);
	const orders = new Map(
		stored.map( ( order ) => [
			parseInt( order.billing_email, 10 ),
			order,
		] )
	);
	const count = ( table, column, id ) =>
		`( SELECT COUNT(*) FROM {prefix}${ table } rows_of WHERE rows_of.${ column } = ${ id } )`;
	const parts = sql(
		`SELECT orders.id, orders.type, orders.status,
		${ count( 'wc_order_addresses', 'order_id', 'orders.id' ) } AS addresses,
		${ count( 'wc_order_operational_data', 'order_id', 'orders.id' ) } AS data,
		${ count( 'wc_orders_meta', 'order_id', 'orders.id' ) } AS meta,
		${ count( 'woocommerce_order_items', 'order_id', 'orders.id' ) } AS items,
		${ count( 'wc_orders', 'parent_order_id', 'orders.id' ) } AS refunds,
		${ count( 'storedeck_order_stats', 'order_id', 'orders.id' ) } AS stats,
		${ count(
			'storedeck_order_product_lookup',
			'order_id',
			'orders.id'
		) } AS products
	FROM {prefix}wc_orders orders WHERE billing_email LIKE '%@${ DOMAIN }'`
	);
	const isComplete = ( row ) =>
		[ 'data', 'stats', 'products' ].every(
			( name ) => +row[ name ] === 1
		) &&
		+row.items === 2 &&
		( row.type === 'shop_order_refund' ||
			( +row.addresses === 2 &&
				+row.meta === 1 &&
				+row.refunds === ( row.status === 'wc-refunded' ? 1 : 0 ) ) );
	const orphans = sql(
		[
			'wc_order_addresses',
			'wc_order_operational_data',
			'wc_orders_meta',
			'woocommerce_order_items',
			'storedeck_order_stats',
			'storedeck_order_product_lookup',
		]
			.map(
				( table ) =>
					`SELECT order_id FROM {prefix}${ table } WHERE order_id NOT IN ( SELECT id FROM {prefix}wc_orders )`
			)
			.join( ' UNION ALL ' )
	);
	const stock = Number(
		sql(
			`SELECT meta_value FROM {prefix}postmeta WHERE post_id = ${ product } AND meta_key = '_stock'`
		)[ 0 ].meta_value
	);
	const sold =
		2 *
		[ ...orders.values() ].filter(
			( { status } ) => status === 'wc-processing'
		).length;
	const totals = (
		await api.get( '/wc-analytics/reports/orders/stats', {
			after: '2000-01-01T00:00:00',
			before: '2100-01-01T00:00:00',
			interval: 'year',
			// Orders that are created as refunded were never paid.
			date_type: 'date_created',
			product_includes: [ product ],
		} )
	).body.totals;

	let { reconciliation } = (
		await api.send( 'POST', '/storedeck/v1/data-state/reconcile' )
	).body;
	while ( reconciliation.is_running ) {
		( { reconciliation } = (
			await api.get( '/storedeck/v1/data-state' )
		).body );
	}

	const withStatus = ( isWanted ) =>
		[ ...results ].filter( ( [ , { status } ] ) => isWanted( status ) );
	const created = withStatus( ( status ) => status === 201 );
	const refused = withStatus(
		( status ) => status !== 201 && status !== null
	);
	const figures = {
		seed,
		'statements of an order': statements,
		'connections to cut': cuts,
		'processes to kill': kills,
		'orders interrupted': [ ...results.values() ].filter(
			( { isInterrupted } ) => isInterrupted
		).length,
		'answered with 201': created.length,
		'answered with an error': refused.length,
		'without an answer': withStatus( ( status ) => status === null ).length,
		'orders stored': orders.size,
		'orders counted': parts.filter(
			( { type, stats } ) => type === 'shop_order' && +stats === 1
		).length,
	};
	const faults = {
		'answered with 201 but not stored': created.filter(
			( [ number ] ) => ! orders.has( number )
		).length,
		'answered with an error but stored': refused.filter( ( [ number ] ) =>
			orders.has( number )
		).length,
		'other statuses than 201 and 503': refused.filter(
			( [ , { status } ] ) => status !== 503
		).length,
		'processes that ended by themselves': range( 1, cuts ).filter(
			( number ) => results.get( number ).status === null
		).length,
		'stored twice': stored.length - orders.size,
		'incomplete or not counted': parts.filter(
			( row ) => ! isComplete( row )
		).length,
		'rows without an order': orphans.length,
		'orders waiting': waiting,
		'difference of the stock': STOCK - sold - stock,
		'difference of the orders in reports':
			orders.size - totals.orders_count,
		'difference of the items in reports': sold - totals.num_items_sold,
		'repaired by reconciliation': reconciliation.repaired,
	};
	console.table( figures );
	console.table( faults );
	process.exitCode = Object.values( faults ).every( ( one ) => one === 0 )
		? 0
		: 1;
}

await runOnSite( { name: 'writes', orders: 1000, db: 'mariadb' }, run );
