import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, site, sql } from '../../setup/site.mjs';
import { strangeCustomers } from './support/strange-customers.mjs';

const ROUTE = '/wc-analytics/reports/customers';

/** Ids that no demo shop reaches. */
const FIRST = 960000001;
const strangers = strangeCustomers( FIRST, 'ZY' );
const NOW = { force_cache_refresh: true };

/** After so many milliseconds, servers are believed that nothing was written. */
const REST = site.db === 'sqlite' ? 0 : 11500;

const ORDERS = '{prefix}wc_order_stats';
const PEOPLE = '{prefix}wc_customer_lookup';

/** SQL of what the strangers have in a table. */
const ours = ( table ) => {
	const key = table === PEOPLE ? 'customer_id' : 'order_id';
	return `${ key } >= ${ FIRST } AND ${ key } < ${ FIRST + 100 }`;
};

/** For what SQLite has nothing of: nothing is kept there. */
const itOnServers = site.db === 'sqlite' ? () => {} : it;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/*
 * What is kept of all customers must never hide the present. Rows are changed
 * here as another program does it: with SQL, telling nobody.
 */
describe( 'customers by what they bought, after changes that nobody told', () => {
	let api;
	let kept;

	before( async () => {
		api = await signIn();
		strangers.put();
		kept = [ ORDERS, PEOPLE ].map( ( table ) => [
			table,
			sql( `SELECT * FROM ${ table } WHERE ${ ours( table ) }` ),
		] );
	} );

	after( strangers.clear );

	/** Puts back the rows that a test changed. */
	const restore = () =>
		php( `
			global $wpdb;
			foreach ( json_decode( base64_decode( '${ Buffer.from(
				JSON.stringify( kept )
			).toString( 'base64' ) }' ), true ) as list( $table, $rows ) ) {
				$table = str_replace( '{prefix}', $wpdb->prefix, $table );
				$key   = str_contains( $table, 'customer' ) ? 'customer_id' : 'order_id';
				$wpdb->query( "DELETE FROM $table WHERE $key >= ${ FIRST } AND $key < ${ FIRST } + 100" );
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

	/** Those who live in the strangers' country, the best first, and their totals. */
	const best = async ( orderby = 'total_spend', more = NOW ) => {
		const where = { country_includes: 'ZY', ...more };
		const rows = await read( ROUTE, { orderby, order: 'desc', ...where } );
		const { totals } = await read( `${ ROUTE }/stats`, where );
		return {
			rows: rows.map( ( row ) => [
				row.id - FIRST,
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

	const nobody = ( id ) => [ id, 0, 0, 0 ];
	const FIRSTLY = {
		rows: [
			[ 1, 2, 50.25, 25.125 ],
			nobody( 3 ),
			nobody( 2 ),
			nobody( 0 ),
		],
		totals: [ 4, 0.5, 12.5625, 25.125 ],
	};

	it( 'each ordering is that of the raw orders', async () => {
		for ( const key of [
			'total_spend',
			'orders_count',
			'avg_order_value',
		] ) {
			assert.deepEqual( await best( key ), FIRSTLY, key );
		}
	} );

	it( 'the best of the whole shop are those of the raw orders, on every page', async () => {
		const spent = new Map(
			sql(
				'SELECT customer_id AS id FROM {prefix}wc_customer_lookup'
			).map( ( { id } ) => [ Number( id ), { count: 0, units: 0 } ] )
		);
		for ( const row of sql(
			`SELECT customer_id, parent_id, total_sales, status FROM {prefix}wc_order_stats
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
		// Other files, which run at the same time, make people of their own.
		const isOurs = ( { id } ) => id < 900000000;
		const expected = [ ...spent ]
			.map( ( [ id, { count, units } ] ) => ( { id, count, units } ) )
			.filter( isOurs )
			.toSorted( ( a, b ) => b.units - a.units || b.id - a.id );
		const found = [];
		for ( let page = 1; found.length < 250; page++ ) {
			const rows = await read( ROUTE, {
				orderby: 'total_spend',
				order: 'desc',
				per_page: 100,
				page,
				...NOW,
			} );
			found.push( ...rows.filter( isOurs ) );
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

	/** Changes rows once figures are kept; then puts everything back. */
	const check = async ( statements, expected ) => {
		await best();
		statements.forEach( ( statement ) => sql( statement ) );
		assert.deepEqual( await best(), expected );
		restore();
		assert.deepEqual( await best(), FIRSTLY );
	};

	it( 'an amount', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET total_sales = 0.15 WHERE order_id = ${
					FIRST + 1
				}`,
			],
			{
				rows: [ [ 1, 2, 50.2, 25.1 ], ...FIRSTLY.rows.slice( 1 ) ],
				totals: [ 4, 0.5, 12.55, 25.1 ],
			}
		) );

	it( 'a status that begins to count, and one that ceases to', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET status = 'wc-completed' WHERE order_id = ${
					FIRST + 3
				}`,
				`UPDATE ${ ORDERS } SET status = 'wc-failed' WHERE order_id = ${ FIRST }`,
			],
			{
				rows: [ [ 1, 2, 949.15, 474.575 ], ...FIRSTLY.rows.slice( 1 ) ],
				totals: [ 4, 0.5, 237.2875, 474.575 ],
			}
		) );

	it( 'a date that an order did not have', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET date_paid = '2011-04-01 00:00:00' WHERE order_id = ${
					FIRST + 4
				}`,
			],
			{
				rows: [ [ 1, 3, 1049.25, 349.75 ], ...FIRSTLY.rows.slice( 1 ) ],
				totals: [ 4, 0.75, 262.3125, 349.75 ],
			}
		) );

	it( 'an order that goes to somebody else, in another month', () =>
		check(
			[
				`UPDATE ${ ORDERS } SET customer_id = ${
					FIRST + 2
				}, date_paid = '2011-05-01 00:00:00' WHERE order_id = ${ FIRST }`,
			],
			{
				rows: [
					[ 2, 1, 100.1, 100.1 ],
					nobody( 3 ),
					nobody( 0 ),
					[ 1, 1, -49.85, -49.85 ],
				],
				totals: [ 4, 0.5, 12.5625, 25.125 ],
			}
		) );

	it( 'the only orders of somebody, deleted', () =>
		check( [ `DELETE FROM ${ ORDERS } WHERE ${ ours( ORDERS ) }` ], {
			rows: [ nobody( 3 ), nobody( 2 ), nobody( 1 ), nobody( 0 ) ],
			totals: [ 4, 0, 0, 0 ],
		} ) );

	it( 'people who come and go', () =>
		check(
			[
				`DELETE FROM ${ PEOPLE } WHERE customer_id = ${ FIRST + 3 }`,
				`DELETE FROM ${ PEOPLE } WHERE customer_id = ${ FIRST + 1 }`,
				`INSERT INTO ${ PEOPLE } ( customer_id, first_name, last_name, country )
				VALUES ( ${ FIRST + 9 }, 'New', 'Zyx', 'ZY' )`,
			],
			{
				rows: [ nobody( 9 ), nobody( 2 ), nobody( 0 ) ],
				totals: [ 3, 0, 0, 0 ],
			}
		) );

	it( 'other statuses have figures of their own', async () => {
		await best();
		const rows = php( `
			wp_set_current_user( 1 );
			add_filter( 'pre_option_woocommerce_excluded_report_order_statuses', fn() => array( 'pending', 'failed' ) );
			$request = new WP_REST_Request( 'GET', '${ ROUTE }' );
			$request->set_query_params( array( 'country_includes' => 'ZY', 'orderby' => 'total_spend', 'force_cache_refresh' => true ) );
			return rest_do_request( $request )->get_data();
		` );
		assert.deepEqual(
			[ rows[ 0 ].id - FIRST, rows[ 0 ].total_spend ],
			[ 1, 1049.25 ]
		);
		assert.deepEqual( await best(), FIRSTLY );
	} );

	itOnServers(
		'what is kept is used while nothing is written, and may be deleted',
		async () => {
			await best();
			await wait( REST );
			await best();
			const table = '{prefix}storedeck_customer_figures';
			sql(
				`UPDATE ${ table } SET total_spend = 77770000, average = 5 WHERE customer_id = ${
					FIRST + 2
				}`
			);
			assert.deepEqual( ( await best() ).rows[ 0 ], [ 2, 0, 7777, 0 ] );
			sql( `DROP TABLE ${ table }` );
			assert.deepEqual( await best(), FIRSTLY );
		}
	);
} );
