import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { php, site, sql } from '../../setup/site.mjs';
import { itRefusesStrangers, people } from './support/people.mjs';
import { breakQueriesOf } from './support/broken-queries.mjs';

const ROUTE = '/wc-analytics/leaderboards';

/** Each list: its report, the figure it is ordered by, what a row is called, its columns and the address of a row. */
/** @type {any[][]} */
const BOARDS = [
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

/** An id that no demo shop reaches. */
const FIRST = 983000001;

const clear = () => {
	sql(
		`DELETE FROM {prefix}wc_customer_lookup WHERE customer_id = ${ FIRST }`
	);
	sql( `DELETE FROM {prefix}wc_order_stats WHERE order_id = ${ FIRST }` );
	php( "do_action( 'storedeck_data_changed' ); return true;" );
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
	let who;
	let api;
	let range;

	before( async () => {
		who = await people( 'leaderboards_test' );
		api = who.admin;
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		range = {
			after: `${ year }-01-01T00:00:00`,
			before: `${ year }-12-31T23:59:59`,
		};
		clear();
		sql(
			`INSERT INTO {prefix}wc_customer_lookup ( customer_id, user_id, username, first_name, last_name, email, country, postcode, city, state )
			VALUES ( ${ FIRST }, NULL, '', '<img src=x onerror=alert(1)>', '''"&amp; Co', '', '', '', '', '' )`
		);
		sql(
			`INSERT INTO {prefix}wc_order_stats ( order_id, parent_id, date_created, date_created_gmt, date_paid, date_completed,
				num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer, status, customer_id )
			VALUES ( ${ FIRST }, 0, '2011-05-05 12:00:00', '2011-05-05 12:00:00', '2011-05-05 12:00:00', NULL, 1, 1234.5, 0, 0, 1234.5, 0, 'wc-completed', ${ FIRST } )`
		);
		php( "do_action( 'storedeck_data_changed' ); return true;" );
	} );

	after( clear );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/allowed` },
			{ method: 'GET', route: `${ ROUTE }/products` },
		]
	);

	it( 'show the rows of their reports', async () => {
		const { body } = await api.get( ROUTE, range );
		assert.deepEqual(
			body.map( ( { id } ) => id ),
			BOARDS.map( ( [ id ] ) => id )
		);
		for ( const [
			index,
			[ id, orderby, key, name, columns, screen, filter ],
		] of BOARDS.entries() ) {
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
			for ( const [ place, cells ] of rows.entries() ) {
				const row = report[ place ];
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

	it( 'come one by one, in pages, of up to 20 rows', async () => {
		const all = ( await api.get( ROUTE, { ...range, per_page: 6 } ) ).body;
		for ( const board of all ) {
			const first = await api.get( `${ ROUTE }/${ board.id }`, {
				...range,
				per_page: 3,
			} );
			const second = await api.get( `${ ROUTE }/${ board.id }`, {
				...range,
				per_page: 3,
				page: 2,
			} );
			assert.equal( first.body.length, 1 );
			assert.deepEqual(
				[ ...first.body[ 0 ].rows, ...second.body[ 0 ].rows ],
				board.rows.slice( 0, 6 )
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

	it( 'are asked by name without a word of PHP in the log', async () => {
		const file = path.join( site.wpPath, '../debug.log' );
		const words = () =>
			existsSync( file )
				? readFileSync( file, 'utf8' ).split( 'Undefined array key' )
						.length
				: 1;
		const known = words();
		for ( const [ name, expected ] of [
			[ 'products', 200 ],
			[ 'nothing', 400 ],
		] ) {
			const { status } = await api.get( `${ ROUTE }/${ name }` );
			assert.equal( status, expected );
		}
		assert.equal( words(), known );
	} );

	it( 'say which of them there are', async () => {
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

	it( 'show hostile names as text', async () => {
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
				customers: String( FIRST ),
			}
		);
		assert.equal( spend.display, '$1,234.50' );
	} );

	it( 'refuse what cannot be', async () => {
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

	describe( 'of which one cannot be read', () => {
		let broken;

		before( () => {
			broken = breakQueriesOf( 'leaderboards', 'wc_order_coupon_lookup' );
		} );

		after( () => broken.mend() );

		it( 'still show the others', async () => {
			const query = { ...range, force_cache_refresh: 'true' };
			const whole = ( await api.get( ROUTE, query ) ).body;
			const { status, body, text } = await broken
				.client( api )
				.get( ROUTE, query );
			assert.equal( status, 200, text );
			for ( const [ index, board ] of body.entries() ) {
				if ( board.id === 'coupons' ) {
					assert.deepEqual( board.rows, [] );
					assert.equal(
						board.error.code,
						'storedeck_report_query_failed'
					);
				} else {
					assert.deepEqual( board, whole[ index ] );
				}
			}
		} );
	} );
} );
