import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, sql } from '../../setup/site.mjs';
import { readRawOrders, toWallClock } from '../../setup/raw-orders.mjs';
import { itRejectsUnauthorizedUsers, signInUsers } from './support/users.mjs';
import { createTestCustomers } from './support/test-customers.mjs';

const ROUTE = '/wc-analytics/reports/customers';
const STATS = `${ ROUTE }/stats`;

/** First ID of the test customers, above the IDs of the demo store. */
const FIRST_ID = 981000001;
const testCustomers = createTestCustomers( FIRST_ID, 'ZZ' );
const REFRESH = { force_cache_refresh: 'true' };

const units = ( number ) => Math.round( number * 10000 );
const average = ( dividend, divisor ) =>
	divisor ? Math.round( dividend / divisor ) : 0;

/*
 * The tests only read, so they run at the same time and their requests are sent
 * together, in few processes.
 */
describe( 'customers', { concurrency: true }, () => {
	let users;
	const api = createBatchClient();
	let zone;
	let raw;

	before( async () => {
		users = await signInUsers( 'customers_test' );
		zone = php( 'return wp_timezone_string();' );
		raw = readStore();
		testCustomers.insert();
	} );

	after( testCustomers.remove );

	/** Customers with their raw orders. */
	function readStore() {
		const owners = new Map(
			sql(
				'SELECT order_id, customer_id FROM {prefix}storedeck_order_stats'
			).map( ( row ) => [
				Number( row.order_id ),
				Number( row.customer_id ),
			] )
		);
		const customers = new Map(
			sql( 'SELECT * FROM {prefix}storedeck_customer_lookup' ).map(
				( row ) => [
					Number( row.customer_id ),
					{ ...row, id: Number( row.customer_id ), orders: [] },
				]
			)
		);
		for ( const order of readRawOrders( zone ) ) {
			if ( order.isSold && order.paid ) {
				customers.get( owners.get( order.id ) )?.orders.push( order );
			}
		}
		// Only customers of the demo store, because other test files add customers in parallel.
		return [ ...customers.values() ]
			.filter( ( { id } ) => id < 900000000 )
			.slice( 0, 500 );
	}

	const metricsOf = ( { orders }, from = '', to = '9999' ) => {
		const counted = orders.filter(
			( { paid } ) => paid >= from && paid <= to
		);
		const spent = counted.reduce( ( sum, { total } ) => sum + total, 0 );
		const count = counted.filter( ( { isRefund } ) => ! isRefund ).length;
		return { counted, count, spent, average: average( spent, count ) };
	};

	/** Requests the customers in chunks of 100 and returns `[ raw rows, rows of the response ]` for each. */
	const readInChunks = async ( query ) => {
		const responses = [];
		for ( let from = 0; from < raw.length; from += 100 ) {
			const some = raw.slice( from, from + 100 );
			const { status, body, text } = await api.get( ROUTE, {
				per_page: 100,
				customers: some.map( ( { id } ) => id ).join( ',' ),
				...REFRESH,
				...query,
			} );
			assert.equal( status, 200, text );
			responses.push( [ some, body ] );
		}
		return responses;
	};

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: STATS },
		]
	);

	it( 'lists customers with the metrics of the raw orders', async () => {
		const rows = new Map(
			( await readInChunks( {} ) ).flatMap( ( [ some, body ] ) => {
				assert.equal( body.length, some.length );
				return body.map( ( row ) => [ row.id, row ] );
			} )
		);
		for ( const customer of raw ) {
			const row = rows.get( customer.id );
			const { count, spent, average: value } = metricsOf( customer );
			assert.equal(
				row.orders_count,
				count,
				`orders of ${ customer.id }`
			);
			assert.equal( units( row.total_spend ), spent );
			assert.equal( units( row.avg_order_value ), value );
			assert.equal(
				row.name,
				`${ customer.first_name } ${ customer.last_name }`.trim()
			);
			assert.equal( row.email, customer.email ?? '' );
			assert.equal( row.user_id, Number( customer.user_id ?? 0 ) );
			for ( const date of [ 'date_registered', 'date_last_active' ] ) {
				const gmt = customer[ date ];
				assert.equal(
					row[ `${ date }_gmt` ],
					gmt ? gmt.replace( ' ', 'T' ) : null
				);
				assert.equal(
					row[ date ],
					gmt ? toWallClock( gmt, zone ) : null
				);
			}
		}
	} );

	it( 'returns the number of customers and exact averages in the totals', async () => {
		const { body } = await api.get( STATS, {
			...REFRESH,
			customers: raw.map( ( { id } ) => id ).join( ',' ),
		} );
		const metrics = raw.map( ( customer ) => metricsOf( customer ) );
		const sum = ( key ) =>
			metrics.reduce( ( total, row ) => total + row[ key ], 0 );
		const buyers = metrics.filter( ( { count } ) => count > 0 );
		assert.deepEqual( body, {
			totals: {
				customers_count: raw.length,
				avg_orders_count:
					average( sum( 'count' ) * 10000, raw.length ) / 10000,
				avg_total_spend: average( sum( 'spent' ), raw.length ) / 10000,
				avg_avg_order_value:
					average( sum( 'average' ), buyers.length ) / 10000,
			},
		} );
		const some = await api.get( STATS, {
			fields: [ 'customers_count', 'nonsense' ],
			customers: raw.map( ( { id } ) => id ).join( ',' ),
		} );
		assert.deepEqual( some.body, {
			totals: { customers_count: raw.length },
		} );
	} );

	it( 'counts orders of a date range and omits customers without orders in it', async () => {
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		const [ from, to ] = [
			`${ year }-02-01T00:00:00`,
			`${ year }-06-30T23:59:59`,
		];
		let number = 0;
		for ( const [ some, rows ] of await readInChunks( {
			after: from,
			before: to,
			orderby: 'total_spend',
		} ) ) {
			const expected = some
				.map( ( customer ) => [
					customer.id,
					metricsOf( customer, from, to ),
				] )
				.filter( ( [ , { counted } ] ) => counted.length );
			number += expected.length;
			assert.deepEqual(
				rows.map( ( row ) => [
					row.id,
					row.orders_count,
					units( row.total_spend ),
				] ),
				expected
					.map( ( [ id, { count, spent } ] ) => [ id, count, spent ] )
					.sort( ( a, b ) => b[ 2 ] - a[ 2 ] || b[ 0 ] - a[ 0 ] )
			);
		}
		const { body } = await api.get( STATS, {
			after: from,
			before: to,
			customers: raw.map( ( { id } ) => id ).join( ',' ),
			...REFRESH,
		} );
		assert.ok( number > 20 );
		assert.equal( body.totals.customers_count, number );
	} );

	it( 'subtracts refunds and accepts statuses with and without prefix', async () => {
		const { body } = await api.get( ROUTE, {
			customers: [ FIRST_ID + 1 ],
		} );
		assert.equal( body.length, 1 );
		const [ row ] = body;
		assert.equal( row.orders_count, 2 );
		assert.equal( row.total_spend, 50.25 );
		assert.equal( row.avg_order_value, 25.125 );
		assert.equal( row.date_last_order, '2011-03-05 23:59:59' );
		assert.equal( row.date_registered, null );
		assert.equal( row.email, '' );
	} );

	it( 'sorts by every column in both directions', async () => {
		for ( const [ orderby, read ] of [
			[ 'orders_count', ( row ) => row.orders_count ],
			[ 'total_spend', ( row ) => row.total_spend ],
			[ 'avg_order_value', ( row ) => row.avg_order_value ],
			[ 'date_registered', ( row ) => row.date_registered_gmt ?? '' ],
			[ 'date_last_active', ( row ) => row.date_last_active_gmt ?? '' ],
			[ 'country', ( row ) => row.country ],
			[ 'postcode', ( row ) => row.postcode.toLowerCase() ],
		] ) {
			for ( const order of [ 'asc', 'desc' ] ) {
				const { body } = await api.get( ROUTE, {
					orderby,
					order,
					per_page: 100,
					country_excludes: 'ZZ',
				} );
				const values = body.map( read );
				const sorted = values.toSorted( ( a, b ) =>
					a < b ? -1 : Number( a > b )
				);
				assert.deepEqual(
					values,
					order === 'asc' ? sorted : sorted.reverse(),
					`${ orderby } ${ order }`
				);
			}
		}
		for ( const orderby of [ 'username', 'name', 'city', 'state' ] ) {
			assert.equal( ( await api.get( ROUTE, { orderby } ) ).status, 200 );
		}
	} );
} );
