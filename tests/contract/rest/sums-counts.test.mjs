import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { asPhp, php, repairSums, sql, startPhp } from '../../setup/site.mjs';

/** First ID of the test orders, above the IDs of the demo store and of other test files. */
const FIRST_ID = 995000001;
const YEAR = '2013';

const TABLES = [
	'order_stats',
	'order_product_lookup',
	'order_coupon_lookup',
	'order_tax_lookup',
];

/*
 * Writes orders as Sync\Order_Sync does: rows and sums in one transaction.
 * `$orders` has `id` and, unless the order is deleted, `day`, `status`,
 * `customer`, `product`, `coupon`, `rate`, `returning` and `parent`.
 */
const WRITE = `
	$write = static function ( array $orders ): void {
		\\Storedeck\\Common\\Transaction::run( static function () use ( $orders ): void {
			global $wpdb;
			$recorder = new \\Storedeck\\Reports\\Sums\\Sum_Recorder();
			$recorder->before( array_column( $orders, 'id' ) );
			foreach ( $orders as $order ) {
				foreach ( array( '${ TABLES.join( "', '" ) }' ) as $table ) {
					$wpdb->delete( $wpdb->prefix . 'storedeck_' . $table, array( 'order_id' => $order['id'] ) );
				}
				if ( ! isset( $order['day'] ) ) { continue; }
				$sign = $order['parent'] > 0 ? -1 : 1;
				$time = $order['day'] . ' 12:00:00';
				$row  = array( 'order_id' => $order['id'], 'date_created' => $time );
				$wpdb->insert( $wpdb->prefix . 'storedeck_order_stats', $row + array( 'parent_id' => $order['parent'],
					'date_created_gmt' => $time, 'date_paid' => $time, 'num_items_sold' => $sign, 'total_sales' => 10 * $sign,
					'tax_total' => $sign, 'shipping_total' => 0, 'net_total' => 9 * $sign, 'status' => $order['status'],
					'customer_id' => $order['customer'], 'returning_customer' => $order['returning'], 'currency' => 'USD' ) );
				$wpdb->insert( $wpdb->prefix . 'storedeck_order_product_lookup', $row + array( 'order_item_id' => $order['id'],
					'product_id' => $order['product'], 'variation_id' => $order['product'] % 2 * $order['product'] * 10,
					'customer_id' => $order['customer'], 'product_qty' => $sign, 'product_net_revenue' => 9 * $sign,
					'product_gross_revenue' => 10 * $sign ) );
				$wpdb->insert( $wpdb->prefix . 'storedeck_order_coupon_lookup', $row + array( 'coupon_id' => $order['coupon'],
					'discount_amount' => 1 ) );
				$wpdb->insert( $wpdb->prefix . 'storedeck_order_tax_lookup', $row + array( 'tax_rate_id' => $order['rate'],
					'shipping_tax' => 0, 'order_tax' => $sign, 'total_tax' => $sign ) );
			}
			$recorder->write();
			\\Storedeck\\Reports\\Data_Version::increment();
		}, 10 );
	};
`;
const MERGE = `\\Storedeck\\Reports\\Sums\\Sum_Maintenance::run(
	static fn() => \\Storedeck\\Reports\\Sums\\Sum_Maintenance::merge( 20 )
);`;
const REPAIR = repairSums( `${ YEAR }-01-01`, `${ YEAR }-12-31` );

const write = ( orders ) =>
	php( `${ WRITE } $write( $given ); return true;`, orders );

const createOrder = ( index, values ) => ( {
	id: FIRST_ID + index,
	day: `${ YEAR }-02-10`,
	status: 'wc-completed',
	customer: FIRST_ID,
	product: 7,
	coupon: 5,
	rate: 3,
	returning: 0,
	parent: 0,
	...values,
} );

const RANGE = {
	after: `${ YEAR }-01-15T00:00:00`,
	before: `${ YEAR }-03-31T23:59:59`,
	order: 'asc',
	per_page: 100,
};
/** @typedef {[ string, Record< string, unknown > ]} Query */

/** @type {Query[]} */
const QUERIES = [
	...[ 'day', 'week', 'month', 'year' ].map(
		/** @return {Query} A query by interval. */
		( interval ) => [ 'orders/stats', { interval } ]
	),
	[ 'orders/stats', { interval: 'day', date_type: 'date_created' } ],
	[ 'orders/stats', { interval: 'day', 'status_is[]': 'completed' } ],
	[ 'orders/stats', { interval: 'week', customer_type: 'returning' } ],
	[ 'orders/stats', { interval: 'day', segmentby: 'customer_type' } ],
	...[ 'products', 'variations', 'coupons', 'taxes' ].flatMap( ( report ) =>
		[ 'day', 'week', 'month' ].map(
			/** @return {Query} A query by interval. */
			( interval ) => [ `${ report }/stats`, { interval } ]
		)
	),
	[ 'products/stats', { interval: 'day', products: [ 7, 8 ] } ],
];

const stored = createBatchClient();
const ofRows = createBatchClient(
	undefined,
	"add_filter( 'pre_option_storedeck_sums', '__return_empty_array' );"
);

async function readAll( client, query = {}, queries = QUERIES ) {
	return Promise.all(
		queries.map( async ( [ report, own ] ) => {
			const { status, body } = await client.get(
				`/wc-analytics/reports/${ report }`,
				{ ...RANGE, ...own, ...query }
			);
			assert.equal( status, 200, JSON.stringify( body ) );
			return [ report, own, body ];
		} )
	);
}

async function assertEqualToRows() {
	const expected = await readAll( ofRows, { force_cache_refresh: true } );
	assert.deepEqual( await readAll( stored ), expected );
	return expected;
}

const countCustomers = async ( client = stored ) => {
	const [ [ , , body ] ] = await readAll( client, {}, [
		[ 'orders/stats', { interval: 'day' } ],
	] );
	return {
		total: body.totals.total_customers,
		days: body.intervals
			.filter( ( { subtotals } ) => subtotals.total_customers )
			.map( ( { interval, subtotals } ) => [
				interval,
				subtotals.total_customers,
			] ),
	};
};

const clear = () =>
	php( `
		global $wpdb;
		foreach ( array( '${ TABLES.join( "', '" ) }' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_$table WHERE order_id >= ${ FIRST_ID } AND order_id < ${
				FIRST_ID + 1000
			}" );
		}
		${ MERGE }
		${ REPAIR }
		return true;
	` );

describe( 'numbers of distinct values', () => {
	beforeEach( clear );
	after( clear );

	it( 'are not counted again when an object cache was emptied', () => {
		/** Queries of a process whose transients end with it. */
		const read = () =>
			php(
				`
				wp_set_current_user( 1 );
				wp_using_ext_object_cache( true );
				$queries = array();
				add_filter( 'query', static function ( $query ) use ( &$queries ) {
					$queries[] = $query;
					return $query;
				} );
				$request = new WP_REST_Request( 'GET', '/wc-analytics/reports/orders/stats' );
				$request->set_query_params( $given );
				$response = rest_do_request( $request );
				return array( $response->get_status(), count( preg_grep( '/COUNT\\( DISTINCT sums/', $queries ) ) );
			`,
				{ ...RANGE, interval: 'day' }
			);
		php(
			'\\Storedeck\\Reports\\Data_Version::increment( \\Storedeck\\Reports\\Data_Version::SUMS ); return true;'
		);
		const [ status, counts ] = read();
		assert.equal( status, 200 );
		assert.ok( counts > 0 );
		assert.deepEqual( read(), [ 200, 0 ] );
	} );

	it( 'are those of the rows after each change', async () => {
		let state = 20;
		const random = ( values ) => {
			state = ( state * 48271 ) % 2147483647;
			return state % values;
		};
		const pick = ( ...values ) => values[ random( values.length ) ];
		const change = () => {
			const index = random( 25 );
			return random( 5 ) === 0
				? { id: FIRST_ID + index }
				: createOrder( index, {
						day: `${ YEAR }-0${ 1 + random( 3 ) }-${
							10 + random( 12 )
						}`,
						status: pick(
							'wc-completed',
							'wc-processing',
							'wc-refunded',
							'wc-cancelled'
						),
						customer: FIRST_ID + random( 6 ),
						product: 1 + random( 5 ),
						coupon: 1 + random( 3 ),
						rate: 1 + random( 3 ),
						returning: random( 2 ),
						parent: random( 4 ) === 0 ? FIRST_ID : 0,
				  } );
		};
		for ( let turn = 0; turn < 9; turn++ ) {
			write( Array.from( { length: 1 + random( 12 ) }, change ) );
			if ( turn % 3 === 1 ) {
				php( `${ MERGE } return true;` );
			}
			const [ [ , , { totals } ] ] = await assertEqualToRows();
			assert.ok( totals.total_customers > 0 );
		}
	} );

	it( 'are not counted again after an order was written', async () => {
		const readQueries = () =>
			php(
				`
				wp_set_current_user( 1 );
				$queries = array();
				add_filter( 'query', static function ( $query ) use ( &$queries ) {
					$queries[] = $query;
					return $query;
				} );
				$request = new WP_REST_Request( 'GET', '/wc-analytics/reports/orders/stats' );
				$request->set_query_params( $given );
				rest_do_request( $request );
				return array_values( preg_grep( '/COUNT\\( DISTINCT /', $queries ) );
			`,
				{ ...RANGE, interval: 'day' }
			);
		write( [ createOrder( 1 ) ] );
		await countCustomers();
		write( [ createOrder( 2, { customer: FIRST_ID + 1 } ) ] );
		assert.deepEqual( readQueries(), [] );
		php( `${ MERGE } return true;` );
		assert.equal( readQueries().length, 5 );
		assert.deepEqual( readQueries(), [] );
	} );

	it( 'lose a customer whose last order of a day is deleted or moves', async () => {
		const [ tenth, twelfth ] = [ `${ YEAR }-02-10`, `${ YEAR }-02-12` ];
		const other = { customer: FIRST_ID + 1 };
		write( [
			createOrder( 1 ),
			createOrder( 2 ),
			createOrder( 3, other ),
			createOrder( 4, { day: twelfth } ),
		] );
		for ( const merge of [ '', MERGE ] ) {
			php( `${ merge } return true;` );
			assert.deepEqual( await countCustomers(), {
				total: 2,
				days: [
					[ tenth, 2 ],
					[ twelfth, 1 ],
				],
			} );
		}
		for ( const [ changes, expected ] of [
			[ [ { id: FIRST_ID + 1 } ], { total: 2, days: [ [ tenth, 2 ], [ twelfth, 1 ] ] } ], // prettier-ignore
			[ [ { id: FIRST_ID + 2 } ], { total: 2, days: [ [ tenth, 1 ], [ twelfth, 1 ] ] } ], // prettier-ignore
			[ [ createOrder( 3, { ...other, status: 'wc-cancelled' } ) ], { total: 1, days: [ [ twelfth, 1 ] ] } ], // prettier-ignore
			[ [ createOrder( 3, { ...other, day: twelfth } ) ], { total: 2, days: [ [ twelfth, 2 ] ] } ], // prettier-ignore
			[ [ { id: FIRST_ID + 3 }, { id: FIRST_ID + 4 } ], { total: 0, days: [] } ], // prettier-ignore
		] ) {
			write( changes );
			assert.deepEqual( await countCustomers(), expected );
		}
	} );

	it( 'leave no merged row without orders', async () => {
		const countRows = () =>
			Object.fromEntries(
				[ 'orders', 'customers', 'products', 'tax_totals' ].map(
					( table ) => [
						table,
						Number(
							sql(
								`SELECT COUNT(*) AS found FROM {prefix}storedeck_sums_${ table } WHERE day >= '${ YEAR }-02-01' AND day <= '${ YEAR }-02-28'`
							)[ 0 ].found
						),
					]
				)
			);
		const merge = () => php( `${ MERGE } return true;` );
		const none = countRows();
		write( [ createOrder( 1 ), createOrder( 2 ) ] );
		merge();
		const filled = countRows();
		// Two date types, with months in the table of products.
		assert.equal( filled.customers - none.customers, 2 );
		assert.equal( filled.products - none.products, 4 );
		write( [ createOrder( 1, { status: 'wc-processing' } ) ] );
		write( [ createOrder( 1 ) ] );
		merge();
		assert.deepEqual( countRows(), filled );
		write( [ { id: FIRST_ID + 1 } ] );
		merge();
		assert.deepEqual( countRows(), filled );
		write( [ { id: FIRST_ID + 2 } ] );
		merge();
		assert.deepEqual( countRows(), none );
	} );

	it( 'are exact when only a part of the differences was merged', async () => {
		write( [ createOrder( 1 ) ] );
		write( [ { id: FIRST_ID + 1 } ] );
		write( [ createOrder( 2, { customer: FIRST_ID + 1 } ) ] );
		// Differences are merged in random order: here those that subtract orders first.
		const table = '{prefix}storedeck_sums_customers';
		sql( `DELETE FROM ${ table } WHERE change_id = 0 AND row_count = 0` );
		sql(
			`UPDATE ${ table } SET change_id = 0 WHERE row_count = -1 AND customer_id = ${ FIRST_ID }`
		);
		php(
			'\\Storedeck\\Reports\\Data_Version::increment( \\Storedeck\\Reports\\Data_Version::SUMS ); return true;'
		);
		await assertEqualToRows();
		assert.equal( ( await countCustomers() ).total, 1 );
	} );

	it( 'are exact when differences are merged between two queries', async () => {
		const duringReads = ( code ) =>
			createBatchClient(
				undefined,
				`add_filter( 'query', static function ( $query ) {
					static $is_busy = false;
					if ( ! $is_busy && str_contains( $query, 'changed.change_id > 0' ) ) {
						$is_busy = true;
						${ code }
						$is_busy = false;
					}
					return $query;
				} );`
			);
		const counted = { total: 2, days: [ [ `${ YEAR }-02-10`, 2 ] ] };
		write( [ createOrder( 1 ) ] );
		await countCustomers();
		write( [ createOrder( 2, { customer: FIRST_ID + 1 } ) ] );
		assert.deepEqual(
			await countCustomers( duringReads( MERGE ) ),
			counted
		);
		assert.deepEqual( await countCustomers(), counted );

		// Merged before each query, so that no count is certain.
		write( [ createOrder( 2, { customer: FIRST_ID + 1 } ) ] );
		assert.deepEqual(
			await countCustomers(
				duringReads(
					`${ MERGE } \\Storedeck\\Reports\\Data_Version::increment( \\Storedeck\\Reports\\Data_Version::SUMS );`
				)
			),
			counted
		);
	} );

	it( 'follow a repair', async () => {
		write( [ createOrder( 1 ) ] );
		php( `${ MERGE } return true;` );
		assert.equal( ( await countCustomers() ).total, 1 );
		// As other software does, without any hook.
		sql(
			`UPDATE {prefix}storedeck_order_stats SET date_paid = '${ YEAR }-06-01 12:00:00' WHERE order_id = ${
				FIRST_ID + 1
			}`
		);
		php( `${ REPAIR } return true;` );
		assert.deepEqual( await countCustomers(), { total: 0, days: [] } );
		await assertEqualToRows();
	} );

	describe( 'while other processes move orders and merge', () => {
		const CUSTOMERS = 12;

		before( () => {
			clear();
		} );

		it( 'are those of a whole change', async () => {
			const orders = Array.from( { length: CUSTOMERS }, ( _, index ) =>
				createOrder( index, { customer: FIRST_ID + index } )
			);
			write( orders );
			const until =
				'$end = microtime( true ) + 6; while ( microtime( true ) < $end )';
			const processes = [
				...[ 1, 2 ].map( ( part ) =>
					startPhp( `
						${ WRITE }
						$orders = array_values( array_filter( ${ asPhp(
							orders
						) }, static fn( $order ) => ${ part } === 1 + $order['id'] % 2 ) );
						${ until } {
							$order = $orders[ array_rand( $orders ) ];
							$order['day']    = '${ YEAR }-02-' . random_int( 10, 20 );
							$order['status'] = array( 'wc-completed', 'wc-processing' )[ random_int( 0, 1 ) ];
							$write( array( $order ) );
						}
						return true;
					` )
				),
				startPhp( `${ until } { ${ MERGE } } return true;` ),
			];
			let isRunning = true;
			const ended = Promise.all(
				processes.map( ( { ended: one } ) => one )
			).then( ( results ) => {
				isRunning = false;
				return results;
			} );
			const found = new Set();
			while ( isRunning ) {
				const results = await Promise.all(
					Array.from( { length: 8 }, () => countCustomers() )
				);
				results.forEach( ( { total } ) => found.add( total ) );
				await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
			}
			assert.deepEqual(
				( await ended ).map( ( { output } ) => output ),
				[ 'true', 'true', 'true' ]
			);
			assert.deepEqual( [ ...found ], [ CUSTOMERS ] );
			await assertEqualToRows();
		} );
	} );
} );
