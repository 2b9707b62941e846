import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, repairSums, signIn, sql } from '../../setup/site.mjs';

const ROUTE = '/wc-analytics/reports/';

/** First ID of the test orders, above the IDs of the demo store and of other test files. */
const FIRST_ID = 999000001;
const TABLES = [ 'order_stats', 'order_product_lookup', 'order_tax_lookup' ];
const DAY = '2013-03-05';
const REPAIR = repairSums( '2013-01-01', '2013-12-31' );
const MERGE = '\\Storedeck\\Jobs\\Sums\\Sum_Jobs::merge();';

const isTestOrder = `order_id >= ${ FIRST_ID } AND order_id < ${
	FIRST_ID + 100
}`;

/*
 * A sum is a whole number of ten-thousandths with 64 bits: 922,337,203,685,477.5807.
 * Orders of other software may have a sum beyond it.
 */
describe( 'orders whose sum does not fit', () => {
	let api;

	/** PHP code that inserts the rows of an order, as other software does. */
	const insert = ( id, date, net ) => `
		$wpdb->insert( $wpdb->prefix . 'storedeck_order_stats', array( 'order_id' => ${ id }, 'parent_id' => 0,
			'date_created' => '${ date }', 'date_created_gmt' => '${ date }', 'date_paid' => '${ date }',
			'date_completed' => '${ date }', 'num_items_sold' => 1, 'total_sales' => ${ net }, 'tax_total' => 0,
			'shipping_total' => 0, 'net_total' => ${ net }, 'returning_customer' => 0, 'status' => 'wc-completed',
			'customer_id' => ${ id }, 'currency' => 'USD' ) );
		$wpdb->insert( $wpdb->prefix . 'storedeck_order_product_lookup', array( 'order_item_id' => ${ id },
			'order_id' => ${ id }, 'product_id' => 77, 'variation_id' => 0, 'customer_id' => ${ id },
			'date_created' => '${ date }', 'product_qty' => 1, 'product_net_revenue' => ${ net },
			'product_gross_revenue' => ${ net } ) );
	`;
	const remove = TABLES.map(
		( table ) =>
			`$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_${ table } WHERE ${ isTestOrder }" );`
	).join( '\n' );

	/** PHP code that changes rows of orders and writes what it changes in the sums. */
	const record = ( change ) => `
		\\Storedeck\\Common\\Transaction::run( static function () use ( $wpdb ) {
			$recorder = new \\Storedeck\\Reports\\Sums\\Sum_Recorder();
			$recorder->before( range( ${ FIRST_ID }, ${ FIRST_ID + 9 } ) );
			${ change }
			$recorder->write();
		} );
		do_action( 'storedeck_data_changed' );
	`;
	const run = ( code ) => php( `global $wpdb; ${ code } return true;` );

	const get = ( report, first, last = first, query = {} ) =>
		api.get( ROUTE + report, {
			after: `${ first }T00:00:00`,
			before: `${ last }T23:59:59`,
			...query,
		} );

	/** Every report of the day is an error that names the reason; that of another day is right. */
	const assertRefused = async () => {
		/** @type {[ string, Record<string, string> ][]} */
		const reports = [
			[ 'revenue/stats', { interval: 'day' } ],
			[ 'orders/stats', { interval: 'month' } ],
			[ 'products/stats', { interval: 'day' } ],
			[ 'products', {} ],
		];
		for ( const [ report, query ] of reports ) {
			const { status, body } = await get( report, DAY, DAY, query );
			assert.equal( body.code, 'storedeck_report_too_large', report );
			assert.equal( status, 500 );
		}
		const { body: indicators } = await get(
			'performance-indicators',
			DAY,
			DAY,
			{ stats: 'revenue/net_revenue' }
		);
		assert.equal( indicators[ 0 ].value, null );
		assert.equal(
			indicators[ 0 ].error.code,
			'storedeck_report_too_large'
		);
		const { body: leaderboards } = await api.get(
			'/wc-analytics/leaderboards/products',
			{ after: `${ DAY }T00:00:00`, before: `${ DAY }T23:59:59` }
		);
		assert.equal(
			leaderboards[ 0 ].error.code,
			'storedeck_report_too_large'
		);
		const { body } = await get( 'revenue/stats', '2013-05-05' );
		assert.equal( body.totals.net_revenue, 12.34 );
	};

	const assertNothing = async () => {
		const { body } = await get(
			'revenue/stats',
			'2013-01-01',
			'2013-12-31',
			{
				interval: 'month',
			}
		);
		assert.equal( body.totals.net_revenue, 0 );
		assert.equal( body.totals.orders_count, 0 );
		const products = await get( 'products', '2013-01-01', '2013-12-31' );
		assert.deepEqual( products.body, [] );
	};

	before( async () => {
		api = await signIn();
		run(
			'\\Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now();' + remove + REPAIR
		);
		await assertNothing();
	} );

	after( () => run( remove + REPAIR + MERGE ) );

	const insertAll = [
		insert( FIRST_ID, `${ DAY } 10:00:00`, '600000000000000' ),
		insert( FIRST_ID + 1, `${ DAY } 11:00:00`, '600000000000000' ),
		insert( FIRST_ID + 2, '2013-05-05 10:00:00', '12.34' ),
	].join( '' );

	/**
	 * PHP code that adds more differences than are merged at once: the same numbers are
	 * added to and subtracted from the sums of a thousand products. Their random ids are
	 * between those of the orders and those of their removal.
	 */
	const ADD_DIFFERENCES = `
		$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_sums_products
			SET change_id = CASE WHEN row_count > 0 THEN 1 ELSE 9223372036854775807 END WHERE change_id > 0 AND day >= '2013-01-01' AND day < '2014-01-01'" );
		$columns = $wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->prefix}storedeck_sums_products" );
		$product = array( 'day' => '2013-03-01', 'status' => 'wc-completed', 'currency' => 'USD' ) + array_fill_keys( $columns, 0 );
		foreach ( range( 990001, 991000 ) as $id ) {
			foreach ( array( 1, -1 ) as $sum ) {
				$differences[] = array( 'product_id' => $id, 'change_id' => random_int( 1, PHP_INT_MAX ), 'net_revenue' => $sum ) + $product;
			}
		}
		\\Storedeck\\Sync\\Row_Writer::append( 'wp:storedeck_sums_products', $differences );
	`;

	it( 'end no report with false figures, however many differences wait', async () => {
		run( record( insertAll ) );
		await assertRefused();
		// SQLite cannot add them before they are merged, even if their sum is 0.
		run( record( remove ) + ADD_DIFFERENCES + MERGE );
		await assertNothing();
		const [ { waiting } ] = sql(
			'SELECT COUNT(*) AS waiting FROM {prefix}storedeck_sums_products WHERE change_id > 0'
		);
		assert.equal( Number( waiting ), 0 );
	} );

	it( 'stop no merge, and leave nothing behind when they are gone', async () => {
		run( record( insertAll ) + MERGE );
		await assertRefused();
		assert.equal(
			Number(
				sql(
					'SELECT COUNT(*) AS number FROM {prefix}storedeck_sums_discounts WHERE change_id > 0'
				)[ 0 ].number
			),
			0
		);
		run( record( remove ) + MERGE );
		await assertNothing();
		assert.deepEqual(
			sql(
				"SELECT * FROM {prefix}storedeck_sums_products WHERE day LIKE '2013%' AND ( row_count <> 0 OR net_revenue <> 0 )"
			),
			[]
		);
	} );

	it( 'stop no reconciliation, which repairs other days, and Site Health tells of them', async () => {
		run( insertAll );
		const { reconciled, status } = php( `
			global $wpdb;
			$id  = \\Storedeck\\Jobs\\Job_Queue::add( \\Storedeck\\Jobs\\Job_Types::RECONCILE, array( 'only_sums' => true ), 0, 'reconcile' );
			do { $job = \\Storedeck\\Jobs\\Job_Runner::run( $id, 20 ); usleep( 50000 ); } while ( $job->is_open() );
			wp_cache_flush();
			return array( 'reconciled' => $job->state, 'status' => \\Storedeck\\Site_Health\\Site_Health::test_reconciliation() );
		` );
		assert.equal( reconciled, 'finished' );
		assert.match( status.description, /too large/ );
		run( remove + REPAIR + 'delete_option( "storedeck_sums_too_large" );' );
		await assertNothing();
	} );
} );
