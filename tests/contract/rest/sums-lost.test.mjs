import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { createPausedProcess } from './support/paused-process.mjs';

const JOBS = '\\Storedeck\\Jobs\\Sums\\Sum_Jobs';
const STATE = '\\Storedeck\\Reports\\Sums\\Sum_State';
const SYNC = '\\Storedeck\\Sync\\Order_Sync';

const formatDay = ( daysAgo ) =>
	new Date( Date.now() - daysAgo * 86400000 ).toISOString().slice( 0, 10 );

/** Without the latest days, in which other test files write orders. */
const RANGE = {
	after: `${ formatDay( 700 ) }T00:00:00`,
	before: `${ formatDay( 60 ) }T23:59:59`,
	per_page: 100,
};

/** @type {[ string, Record< string, unknown > ][]} */
const REPORTS = [
	[ 'revenue/stats', { ...RANGE, interval: 'month' } ],
	[ 'orders/stats', { ...RANGE, interval: 'month' } ],
	[ 'products', { ...RANGE, orderby: 'items_sold' } ],
	[ 'categories', { ...RANGE, orderby: 'category_id' } ],
	[ 'coupons', { ...RANGE, orderby: 'coupon_id' } ],
	[ 'taxes', { ...RANGE, orderby: 'tax_rate_id' } ],
	[ 'customers', { ...RANGE, orderby: 'total_spend' } ],
	[ 'customers', { orderby: 'total_spend', per_page: 20 } ],
];

/** PHP code that reads reports and returns their statuses and results. */
const read = ( reports ) => `
	wp_set_current_user( 1 );
	$responses = array();
	foreach ( json_decode( '${ JSON.stringify(
		reports
	) }', true ) as list( $route, $params ) ) {
		$request = new WP_REST_Request( 'GET', "/wc-analytics/reports/$route" );
		$request->set_query_params( $params + array( 'force_cache_refresh' => true ) );
		$response    = rest_do_request( $request );
		$responses[] = array( $response->get_status(), $response->get_data() );
	}
	return $responses;
`;

const fill = () =>
	php( `${ JOBS }::resume(); ${ JOBS }::fill_now(); return true;` );

/** Names of the tables that have all days. */
const getComplete = () =>
	php(
		`return array_keys( array_diff_key( ${ STATE }::get_tables( true ), ${ STATE }::get_incomplete() ) );`
	);

const countOpenJobs = () =>
	Number(
		sql(
			"SELECT COUNT(*) AS jobs FROM {prefix}storedeck_jobs WHERE slot = 'sums' AND state = 'open'"
		)[ 0 ].jobs
	);

describe( 'tables of sums that are lost', () => {
	const { pauseBefore, runDuringPause, remove } =
		createPausedProcess( 'lost' );
	/** Before the first query of a table, after its state was read. */
	const PAUSE = pauseBefore(
		"str_starts_with( $query, 'SELECT' ) && str_contains( $query, 'storedeck_sums_' )"
	);
	let expected;
	let names;

	before( () => {
		fill();
		names = getComplete();
		expected = php( read( REPORTS ) );
		expected.forEach( ( [ status ] ) => assert.equal( status, 200 ) );
		assert.ok( names.length > 10 );
	} );

	after( () => {
		fill();
		remove();
	} );

	describe( 'because they are dropped while a report is read', () => {
		it( 'do not change reports', async () => {
			const responses = await runDuringPause(
				PAUSE + read( REPORTS.slice( 0, 3 ) ),
				`${ JOBS }::drop();`
			);
			assert.deepEqual( responses, expected.slice( 0, 3 ) );
			fill();
		} );

		it( 'do not change the list of customers of a period', async () => {
			const responses = await runDuringPause(
				PAUSE + read( REPORTS.slice( 6, 7 ) ),
				`${ JOBS }::drop();`
			);
			assert.deepEqual( responses, expected.slice( 6, 7 ) );
			fill();
		} );

		it( 'do not change the list of all customers', async () => {
			const responses = await runDuringPause(
				pauseBefore(
					"str_starts_with( $query, 'SELECT' ) && str_contains( $query, 'storedeck_customer_metrics metrics' )"
				) + read( REPORTS.slice( 7 ) ),
				`${ JOBS }::drop();`
			);
			assert.deepEqual( responses, expected.slice( 7 ) );
			fill();
		} );

		it( 'do not change a report when empty tables replace them at once', async () => {
			const responses = await runDuringPause(
				PAUSE + read( REPORTS.slice( 0, 1 ) ),
				`${ JOBS }::drop(); ${ STATE }::begin( 'test' );`
			);
			assert.deepEqual( responses, expected.slice( 0, 1 ) );
			fill();
			assert.deepEqual( php( read( REPORTS ) ), expected );
		} );
	} );

	describe( 'because a backup without them was restored', () => {
		const dropTables = () =>
			php( `
				global $wpdb;
				foreach ( ${ STATE }::get_tables( true ) as $table ) { $table->drop(); }
				$wpdb->query( "DROP TABLE {$wpdb->prefix}storedeck_customer_metrics" );
				return true;
			` );

		const assertFilledAgain = () => {
			php( `${ JOBS }::fill_now(); return true;` );
			assert.deepEqual( getComplete(), names );
			assert.deepEqual( php( read( REPORTS ) ), expected );
		};

		it( 'are filled again after a report was read, which is right', () => {
			dropTables();
			assert.deepEqual( php( read( REPORTS ) ), expected );
			assert.equal( countOpenJobs(), 1 );
			assertFilledAgain();
		} );

		it( 'are filled again after an order was written, which succeeds', () => {
			const [ { id } ] = sql(
				'SELECT MIN( order_id ) AS id FROM {prefix}storedeck_order_stats'
			);
			const readRows = () =>
				sql(
					`SELECT * FROM {prefix}storedeck_order_stats WHERE order_id = ${ id }`
				);
			const rows = readRows();
			sql(
				`UPDATE {prefix}storedeck_order_stats SET num_items_sold = 77 WHERE order_id = ${ id }`
			);
			dropTables();
			php( `${ SYNC }::sync( array( ${ id } ) ); return true;` );
			assert.deepEqual( readRows(), rows );
			assert.equal( countOpenJobs(), 1 );
			assertFilledAgain();
		} );

		it( 'are filled again by the hourly event', () => {
			dropTables();
			php( `${ JOBS }::merge(); return true;` );
			assert.equal( countOpenJobs(), 1 );
			assertFilledAgain();
		} );

		it( 'are filled again when one of them is missing', () => {
			php(
				`${ STATE }::get_tables( true )['products']->drop(); return true;`
			);
			assert.deepEqual( php( read( REPORTS ) ), expected );
			assert.deepEqual(
				getComplete(),
				names.filter( ( name ) => name !== 'products' )
			);
			assertFilledAgain();
		} );
	} );

	describe( 'because they are empty or a backup restored them in part', () => {
		/** What is left of a table => SQL. */
		const LOSSES = {
			'an empty table of products':
				'TRUNCATE TABLE {prefix}storedeck_sums_products',
			'a table of orders whose rows were deleted':
				'DELETE FROM {prefix}storedeck_sums_orders',
			// A dump has the rows in the order of the key.
			'the first rows of the categories':
				'DELETE FROM {prefix}storedeck_sums_categories WHERE is_month > 0',
			'an empty table of customers':
				'DELETE FROM {prefix}storedeck_sums_customers',
			'the first metrics of customers':
				'DELETE FROM {prefix}storedeck_customer_metrics WHERE date_type > 0',
		};

		for ( const [ name, query ] of Object.entries( LOSSES ) ) {
			it( `change no report and are filled again: ${ name }`, () => {
				sql( query );
				assert.deepEqual( php( read( REPORTS ) ), expected );
				assert.equal( countOpenJobs(), 1 );
				php( `${ JOBS }::fill_now(); return true;` );
				assert.deepEqual( getComplete(), names );
				assert.deepEqual( php( read( REPORTS ) ), expected );
			} );
		}

		it( 'are filled again by the hourly event', () => {
			sql( 'DELETE FROM {prefix}storedeck_sums_products' );
			php( `${ JOBS }::merge(); return true;` );
			assert.equal( countOpenJobs(), 1 );
			php( `${ JOBS }::fill_now(); return true;` );
			assert.deepEqual( getComplete(), names );
		} );
	} );

	it( 'are made by a process that knew them before another one dropped them', () => {
		const missing = php( `
			global $wpdb;
			${ STATE }::get_tables();
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = 'storedeck_sums'" );
			foreach ( \\Storedeck\\Reports\\Sums\\Sum_Table::get_all() as $table ) {
				$table->drop();
			}
			${ STATE }::begin( 'test' );
			$wpdb->suppress_errors();
			return array_keys( array_filter(
				\\Storedeck\\Reports\\Sums\\Sum_Table::get_all(),
				static fn( $table ) => null === $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}storedeck_sums_$table->name" )
			) );
		` );
		fill();
		assert.deepEqual( missing, [] );
	} );

	it( 'are not taken for a query that fails for another reason', () => {
		const { status, tables } = php( `
			wp_set_current_user( 1 );
			add_filter( 'query', static fn( $query ) => str_contains( $query, 'storedeck_sums_orders' ) ? 'SELECT no_such_column FROM no_such_table' : $query );
			$response = rest_do_request( new WP_REST_Request( 'GET', '/wc-analytics/reports/revenue/stats' ) );
			return array( 'status' => $response->get_status(), 'tables' => array_keys( ${ STATE }::get_tables( true ) ) );
		` );
		assert.equal( status, 500 );
		assert.deepEqual( tables, names );
	} );
} );
