import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { asPhp, php, repairSums, startPhp } from '../../setup/site.mjs';

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
		\\Storedeck\\Foundation\\Database\\Transaction::run( static function () use ( $orders ): void {
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
			\\Storedeck\\Foundation\\Database\\Data_Version::increment();
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
/** Reports with numbers of distinct values. */
const REPORTS = [ 'orders', 'products', 'variations', 'coupons', 'taxes' ];

const stored = createBatchClient();
const ofRows = createBatchClient(
	undefined,
	"add_filter( 'pre_option_storedeck_sums', '__return_empty_array' );"
);

const readAll = ( client, query = {}, reports = REPORTS ) =>
	Promise.all(
		reports.map( async ( report ) => {
			const { status, body } = await client.get(
				`/wc-analytics/reports/${ report }/stats`,
				{ ...RANGE, interval: 'day', ...query }
			);
			assert.equal( status, 200, JSON.stringify( body ) );
			return body;
		} )
	);

const countCustomers = async () => {
	const [ { totals } ] = await readAll( stored, {}, [ 'orders' ] );
	return totals.total_customers;
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

const CUSTOMERS = 12;

describe( 'numbers of distinct values while other processes move orders and merge', () => {
	before( clear );
	after( clear );

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
			results.forEach( ( total ) => found.add( total ) );
			await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
		}
		assert.deepEqual(
			( await ended ).map( ( { output } ) => output ),
			[ 'true', 'true', 'true' ]
		);
		assert.deepEqual( [ ...found ], [ CUSTOMERS ] );
		assert.deepEqual(
			await readAll( stored ),
			await readAll( ofRows, { force_cache_refresh: true } )
		);
	} );
} );
