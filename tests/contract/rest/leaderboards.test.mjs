import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ORDER_SUMS, php, repairSums, site, sql } from '../../setup/site.mjs';
import { itRejectsUnauthorizedUsers, signInUsers } from './support/users.mjs';
import { failQueriesOf } from './support/failing-queries.mjs';

const ROUTE = '/wc-analytics/leaderboards';

/** Per leaderboard: report, sort metric, ID field, name of a row, columns, and path and filter of its link. */
/** @type {any[][]} */
const LEADERBOARDS = [
	[
		'customers',
		'total_spend',
		'id',
		( row ) => row.name,
		[ 'orders_count', 'total_spend' ],
		'/customers',
		'single_customer',
	],
	[
		'coupons',
		'orders_count',
		'coupon_id',
		( row ) => row.extended_info.code,
		[ 'orders_count', 'amount' ],
		'/analytics/coupons',
		'single_coupon',
	],
	[
		'categories',
		'items_sold',
		'category_id',
		( row ) => row.extended_info.name,
		[ 'items_sold', 'net_revenue' ],
		'/analytics/categories',
		'single_category',
	],
	[
		'products',
		'items_sold',
		'product_id',
		( row ) => row.extended_info.name,
		[ 'items_sold', 'net_revenue' ],
		'/analytics/products',
		'single_product',
	],
];

/** ID of the test customer and order, above the IDs of the demo store. */
const FIRST_ID = 983000001;

const clear = () => {
	sql(
		`DELETE FROM {prefix}storedeck_customer_lookup WHERE customer_id = ${ FIRST_ID }`
	);
	sql(
		`DELETE FROM {prefix}storedeck_order_stats WHERE order_id = ${ FIRST_ID }`
	);
	php(
		`${ repairSums( '2011-05-01', '2011-05-31', ORDER_SUMS ) } return true;`
	);
};

const unescape = ( html ) =>
	html
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&gt;', '>' )
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&#039;', "'" )
		.replaceAll( '&#038;', '&' )
		.replaceAll( '&amp;', '&' );

describe( 'leaderboards', () => {
	let users;
	let api;
	let range;

	before( async () => {
		users = await signInUsers( 'leaderboards_test' );
		api = users.admin;
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		range = {
			after: `${ year }-01-01T00:00:00`,
			before: `${ year }-12-31T23:59:59`,
		};
		clear();
		sql(
			`INSERT INTO {prefix}storedeck_customer_lookup ( customer_id, user_id, username, first_name, last_name, email, country, postcode, city, state )
			VALUES ( ${ FIRST_ID }, NULL, '', '<img src=x onerror=alert(1)>', '''"&amp; Co', '', '', '', '', '' )`
		);
		sql(
			`INSERT INTO {prefix}storedeck_order_stats ( order_id, parent_id, date_created, date_created_gmt, date_paid, date_completed,
				num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer, status, customer_id, currency )
			VALUES ( ${ FIRST_ID }, 0, '2011-05-05 12:00:00', '2011-05-05 12:00:00', '2011-05-05 12:00:00', NULL, 1, 1234.5, 0, 0, 1234.5, 0, 'wc-completed', ${ FIRST_ID }, 'USD' )`
		);
		php(
			`${ repairSums(
				'2011-05-01',
				'2011-05-31',
				ORDER_SUMS
			) } return true;`
		);
	} );

	after( clear );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/allowed` },
			{ method: 'GET', route: `${ ROUTE }/products` },
		]
	);

	it( 'returns the first rows of the reports', async () => {
		const { body } = await api.get( ROUTE, range );
		assert.deepEqual(
			body.map( ( { id } ) => id ),
			LEADERBOARDS.map( ( [ id ] ) => id )
		);
		for ( const [
			index,
			[ id, orderby, key, name, columns, screen, filter ],
		] of LEADERBOARDS.entries() ) {
			const { rows, headers } = body[ index ];
			const report = (
				await api.get( `/wc-analytics/reports/${ id }`, {
					...range,
					orderby,
					order: 'desc',
					per_page: 5,
					...( id === 'customers' ? {} : { extended_info: 'true' } ),
				} )
			).body;
			assert.equal( rows.length, 5 );
			assert.equal( headers.length, 3 );
			for ( const [ position, cells ] of rows.entries() ) {
				const row = report[ position ];
				assert.deepEqual(
					cells.map( ( { value } ) => value ),
					[ name( row ), row[ columns[ 0 ] ], row[ columns[ 1 ] ] ]
				);
				assert.deepEqual(
					cells.map( ( { format } ) => format ),
					[ undefined, 'number', 'currency' ]
				);
				const [ , href, label ] = cells[ 0 ].display.match(
					/^<a href='([^']*)'>([^<]*)<\/a>$/
				);
				assert.equal( unescape( label ), name( row ) );
				const address = new URL( unescape( href ) );
				assert.equal( address.origin, new URL( site.url ).origin );
				assert.deepEqual( Object.fromEntries( address.searchParams ), {
					page: 'storedeck',
					path: screen,
					filter,
					[ id ]: String( row[ key ] ),
				} );
				assert.equal(
					cells[ 1 ].display,
					row[ columns[ 0 ] ].toLocaleString( 'en-US' )
				);
				assert.equal(
					cells[ 2 ].display,
					row[ columns[ 1 ] ].toLocaleString( 'en-US', {
						style: 'currency',
						currency: 'USD',
					} )
				);
			}
		}
	} );

	it( 'returns a single leaderboard in pages of up to 20 rows', async () => {
		const all = ( await api.get( ROUTE, { ...range, per_page: 6 } ) ).body;
		for ( const leaderboard of all ) {
			const first = await api.get( `${ ROUTE }/${ leaderboard.id }`, {
				...range,
				per_page: 3,
			} );
			const second = await api.get( `${ ROUTE }/${ leaderboard.id }`, {
				...range,
				per_page: 3,
				page: 2,
			} );
			assert.equal( first.body.length, 1 );
			assert.deepEqual(
				[ ...first.body[ 0 ].rows, ...second.body[ 0 ].rows ],
				leaderboard.rows.slice( 0, 6 )
			);
		}
		assert.equal(
			(
				await api.get( `${ ROUTE }/products`, {
					...range,
					per_page: 20,
				} )
			).body[ 0 ].rows.length,
			20
		);
	} );

	it( 'logs no PHP notice for a single leaderboard', async () => {
		const file = path.join( site.wpPath, '../debug.log' );
		const countNotices = () =>
			existsSync( file )
				? readFileSync( file, 'utf8' ).split( 'Undefined array key' )
						.length
				: 1;
		const earlier = countNotices();
		for ( const [ name, expected ] of [
			[ 'products', 200 ],
			[ 'nothing', 400 ],
		] ) {
			const { status } = await api.get( `${ ROUTE }/${ name }` );
			assert.equal( status, expected );
		}
		assert.equal( countNotices(), earlier );
	} );

	it( 'lists the allowed leaderboards', async () => {
		const { body } = await api.get( `${ ROUTE }/allowed` );
		assert.equal( body.length, 4 );
		assert.deepEqual( body[ 0 ], {
			id: 'customers',
			label: 'Top Customers - Total Spend',
			headers: [
				{ label: 'Customer Name' },
				{ label: 'Orders' },
				{ label: 'Total Spend' },
			],
		} );
	} );

	it( 'escapes names and ignores other parameters of the persisted query', async () => {
		const { body } = await api.get( `${ ROUTE }/customers`, {
			after: '2011-05-05T00:00:00',
			before: '2011-05-05T23:59:59',
			persisted_query:
				'?period=custom&compare=<b>&page=evil&path=%2F%2Fevil&filter=x&customers=7&after[]=1&x=1',
		} );
		const [ [ name, , spend ] ] = body[ 0 ].rows;
		assert.equal( name.value, '<img src=x onerror=alert(1)> \'"& Co' );
		assert.doesNotMatch( name.display, /<img|<b>|="/ );
		const [ , href, label ] = name.display.match(
			/^<a href='([^']*)'>([^<]*)<\/a>$/
		);
		assert.equal( unescape( label ), name.value );
		assert.deepEqual(
			Object.fromEntries( new URL( unescape( href ) ).searchParams ),
			{
				page: 'storedeck',
				path: '/customers',
				period: 'custom',
				compare: '<b>',
				filter: 'single_customer',
				customers: String( FIRST_ID ),
			}
		);
		assert.equal( spend.display, '$1,234.50' );
	} );

	it( 'rejects invalid parameters', async () => {
		for ( const [ route, name, value ] of /** @type {any[][]} */ ( [
			[ ROUTE, 'per_page', 21 ],
			[ ROUTE, 'per_page', 0 ],
			[ ROUTE, 'page', 'two' ],
			[ ROUTE, 'after', '2026-01-32T00:00:00' ],
			[ ROUTE, 'before', [ 'x' ] ],
			[ ROUTE, 'persisted_query', 'x'.repeat( 2001 ) ],
			[ ROUTE, 'persisted_query', [ 'x' ] ],
			[ `${ ROUTE }/nothing`, 'leaderboard', null ],
		] ) ) {
			const { status, body, text } = await api.get(
				route,
				value === null ? {} : { [ name ]: value }
			);
			assert.equal( status, 400, text );
			assert.ok( body.data.params[ name ], text );
		}
		assert.equal(
			(
				await api.get( ROUTE, {
					after: range.before,
					before: range.after,
				} )
			).status,
			400
		);
	} );

	describe( 'when a report fails', () => {
		let failing;

		before( () => {
			failing = failQueriesOf( 'leaderboards', 'storedeck_sums_coupons' );
		} );

		after( () => failing.restore() );

		it( 'returns an error for the failed leaderboard and the rows of the others', async () => {
			const query = { ...range, force_cache_refresh: 'true' };
			const expected = ( await api.get( ROUTE, query ) ).body;
			const { status, body, text } = await failing
				.client( api )
				.get( ROUTE, query );
			assert.equal( status, 200, text );
			for ( const [ index, leaderboard ] of body.entries() ) {
				if ( leaderboard.id === 'coupons' ) {
					assert.deepEqual( leaderboard.rows, [] );
					assert.equal(
						leaderboard.error.code,
						'storedeck_report_query_failed'
					);
				} else {
					assert.deepEqual( leaderboard, expected[ index ] );
				}
			}
		} );
	} );
} );
