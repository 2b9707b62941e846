import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ORDER_SUMS, php, repairSums, signIn, sql } from '../../setup/site.mjs';
import { createTestCustomers } from './support/test-customers.mjs';

const ROUTE = '/wc-analytics/reports/customers';

/** First ID of the test customers, above the IDs of the demo store. */
const FIRST_ID = 960000001;
const testCustomers = createTestCustomers( FIRST_ID, 'ZY' );

const ORDERS = '{prefix}storedeck_order_stats';
const CUSTOMERS = '{prefix}storedeck_customer_lookup';

/** SQL condition for the rows of the test customers. */
const inRange = ( table ) => {
	const key = table === CUSTOMERS ? 'customer_id' : 'order_id';
	return `${ key } >= ${ FIRST_ID } AND ${ key } < ${ FIRST_ID + 100 }`;
};

const repair = () =>
	php(
		`${ repairSums( '2011-03-01', '2011-05-31', ORDER_SUMS ) } return true;`
	);

/*
 * The tests change rows with plain SQL, as other software does, without any
 * hook. The metrics are then wrong until they are compared with the rows.
 */
describe( 'metrics of customers', () => {
	let api;
	let initialRows;

	before( async () => {
		api = await signIn();
		testCustomers.insert();
		initialRows = [ ORDERS, CUSTOMERS ].map( ( table ) => [
			table,
			sql( `SELECT * FROM ${ table } WHERE ${ inRange( table ) }` ),
		] );
	} );

	after( testCustomers.remove );

	/** Restores the rows that a test changed. */
	const restore = () =>
		php( `
			global $wpdb;
			foreach ( json_decode( base64_decode( '${ Buffer.from(
				JSON.stringify( initialRows )
			).toString( 'base64' ) }' ), true ) as list( $table, $rows ) ) {
				$table = str_replace( '{prefix}', $wpdb->prefix, $table );
				$key   = str_contains( $table, 'customer' ) ? 'customer_id' : 'order_id';
				$wpdb->query( "DELETE FROM $table WHERE $key >= ${ FIRST_ID } AND $key < ${ FIRST_ID } + 100" );
				foreach ( $rows as $row ) {
					$wpdb->insert( $table, $row );
				}
			}
			return true;
		` );

	const read = async ( route, query ) => {
		const { status, body } = await api.get( route, query );
		assert.equal( status, 200, JSON.stringify( body ) );
		return body;
	};

	/** The test customers sorted by a metric in descending order, and their totals. */
	const readBest = async ( orderby = 'total_spend' ) => {
		const where = { country_includes: 'ZY' };
		const rows = await read( ROUTE, { orderby, order: 'desc', ...where } );
		const { totals } = await read( `${ ROUTE }/stats`, where );
		return {
			rows: rows.map( ( row ) => [
				row.id - FIRST_ID,
				row.orders_count,
				row.total_spend,
				row.avg_order_value,
			] ),
			totals: [
				totals.customers_count,
				totals.avg_orders_count,
				totals.avg_total_spend,
				totals.avg_avg_order_value,
			],
		};
	};

	const withoutOrders = ( id ) => [ id, 0, 0, 0 ];
	const INITIAL = {
		rows: [
			[ 1, 2, 50.25, 25.125 ],
			withoutOrders( 3 ),
			withoutOrders( 2 ),
			withoutOrders( 0 ),
		],
		totals: [ 4, 0.5, 12.5625, 25.125 ],
	};

	it( 'sorts customers by the metrics of the raw orders', async () => {
		for ( const key of [
			'total_spend',
			'orders_count',
			'avg_order_value',
		] ) {
			assert.deepEqual( await readBest( key ), INITIAL, key );
		}
	} );

	it( 'lists the customers of the store by total spend on every page', async () => {
		const spent = new Map(
			sql(
				'SELECT customer_id AS id FROM {prefix}storedeck_customer_lookup'
			).map( ( { id } ) => [ Number( id ), { count: 0, units: 0 } ] )
		);
		for ( const row of sql(
			`SELECT customer_id, parent_id, total_sales, status FROM {prefix}storedeck_order_stats
			WHERE date_paid >= '1971-01-01 00:00:00'`
		) ) {
			const owner = spent.get( Number( row.customer_id ) );
			const counts = ! /pending|cancelled|failed|draft|trash/.test(
				row.status
			);
			if ( owner && counts ) {
				owner.count += Number( row.parent_id ) ? 0 : 1;
				owner.units += Math.round( row.total_sales * 10000 );
			}
		}
		// Other test files add customers in parallel.
		const isDemoCustomer = ( { id } ) => id < 900000000;
		const expected = [ ...spent ]
			.map( ( [ id, { count, units } ] ) => ( { id, count, units } ) )
			.filter( isDemoCustomer )
			.toSorted( ( a, b ) => b.units - a.units || b.id - a.id );
		const found = [];
		for ( let page = 1; found.length < 250; page++ ) {
			const rows = await read( ROUTE, {
				orderby: 'total_spend',
				order: 'desc',
				per_page: 100,
				page,
			} );
			found.push( ...rows.filter( isDemoCustomer ) );
			if ( rows.length < 100 ) {
				break;
			}
		}
		assert.deepEqual(
			found.map( ( row ) => [
				row.id,
				row.orders_count,
				Math.round( row.total_spend * 10000 ),
			] ),
			expected
				.slice( 0, found.length )
				.map( ( { id, count, units } ) => [ id, count, units ] )
		);
	} );

	/** Changes rows, checks the result and restores the rows. */
	const check = async ( statements, expected ) => {
		statements.forEach( ( statement ) => sql( statement ) );
		repair();
		assert.deepEqual( await readBest(), expected );
		restore();
		repair();
		assert.deepEqual( await readBest(), INITIAL );
	};

	it( 'follow a changed amount', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET total_sales = 0.15 WHERE order_id = ${
					FIRST_ID + 1
				}`,
			],
			{
				rows: [ [ 1, 2, 50.2, 25.1 ], ...INITIAL.rows.slice( 1 ) ],
				totals: [ 4, 0.5, 12.55, 25.1 ],
			}
		) );

	it( 'follow order statuses that start or stop counting', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET status = 'wc-completed' WHERE order_id = ${
					FIRST_ID + 3
				}`,
				`UPDATE ${ ORDERS } SET status = 'wc-failed' WHERE order_id = ${ FIRST_ID }`,
			],
			{
				rows: [ [ 1, 2, 949.15, 474.575 ], ...INITIAL.rows.slice( 1 ) ],
				totals: [ 4, 0.5, 237.2875, 474.575 ],
			}
		) );

	it( 'follow a payment date that was added', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET date_paid = '2011-04-01 00:00:00' WHERE order_id = ${
					FIRST_ID + 4
				}`,
			],
			{
				rows: [ [ 1, 3, 1049.25, 349.75 ], ...INITIAL.rows.slice( 1 ) ],
				totals: [ 4, 0.75, 262.3125, 349.75 ],
			}
		) );

	it( 'follow an order that moves to another customer and month', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET customer_id = ${
					FIRST_ID + 2
				}, date_paid = '2011-05-01 00:00:00' WHERE order_id = ${ FIRST_ID }`,
			],
			{
				rows: [
					[ 2, 1, 100.1, 100.1 ],
					withoutOrders( 3 ),
					withoutOrders( 0 ),
					[ 1, 1, -49.85, -49.85 ],
				],
				totals: [ 4, 0.5, 12.5625, 25.125 ],
			}
		) );

	it( 'follow the deletion of all orders of a customer', () =>
		check( [ `DELETE FROM ${ ORDERS } WHERE ${ inRange( ORDERS ) }` ], {
			rows: [
				withoutOrders( 3 ),
				withoutOrders( 2 ),
				withoutOrders( 1 ),
				withoutOrders( 0 ),
			],
			totals: [ 4, 0, 0, 0 ],
		} ) );

	it( 'follow added and deleted customers', () =>
		check(
			[
				`DELETE FROM ${ CUSTOMERS } WHERE customer_id = ${
					FIRST_ID + 3
				}`,
				`DELETE FROM ${ CUSTOMERS } WHERE customer_id = ${
					FIRST_ID + 1
				}`,
				`INSERT INTO ${ CUSTOMERS } ( customer_id, first_name, last_name, country )
				VALUES ( ${ FIRST_ID + 9 }, 'New', 'Zyx', 'ZY' )`,
			],
			{
				rows: [
					withoutOrders( 9 ),
					withoutOrders( 2 ),
					withoutOrders( 0 ),
				],
				totals: [ 3, 0, 0, 0 ],
			}
		) );

	it( 'are computed for other excluded statuses', async () => {
		const rows = php( `
			wp_set_current_user( 1 );
			add_filter( 'pre_option_woocommerce_excluded_report_order_statuses', fn() => array( 'pending', 'failed' ) );
			$request = new WP_REST_Request( 'GET', '${ ROUTE }' );
			$request->set_query_params( array( 'country_includes' => 'ZY', 'orderby' => 'total_spend' ) );
			return rest_do_request( $request )->get_data();
		` );
		assert.deepEqual(
			[ rows[ 0 ].id - FIRST_ID, rows[ 0 ].total_spend ],
			[ 1, 1049.25 ]
		);
		assert.deepEqual( await readBest(), INITIAL );
	} );

	it( 'are read from their table', async () => {
		sql(
			`UPDATE {prefix}storedeck_customer_metrics SET total_spend = 77770000, average = 5 WHERE customer_id = ${
				FIRST_ID + 2
			}`
		);
		// The order of the list is cached until data changes.
		php( '\\Storedeck\\Reports\\Data_Version::increment(); return true;' );
		assert.deepEqual( ( await readBest() ).rows[ 0 ], [ 2, 0, 7777, 0 ] );
		repair();
		assert.deepEqual( await readBest(), INITIAL );
	} );
} );
