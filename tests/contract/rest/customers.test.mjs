import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { readRawOrders, toWallClock } from '../../setup/raw-orders.mjs';
import { itRefusesStrangers, people } from './support/people.mjs';

const ROUTE = '/wc-analytics/reports/customers';
const STATS = `${ ROUTE }/stats`;

/** An id that no demo shop reaches; this file's people and orders have it and those after it. */
const FIRST = 981000001;
const FRESH = { force_cache_refresh: 'true' };

const units = ( number ) => Math.round( number * 10000 );
const average = ( dividend, divisor ) =>
	divisor ? Math.round( dividend / divisor ) : 0;

/** Strange people: name, e-mail, user name. */
const STRANGE = [
	[ 'Zyx_50%', "O'Malley", "o'malley@example.test", 'zyx_one' ],
	[ 'Zyxa50b', 'Malley', null, '' ],
	[ '<b>Zyx</b>', '\\"; --', 'zyx+tag@example.test', 'zyx%two' ],
	[ 'Ünï Zyx', 'Łód', 'uni@example.test', 'uni.zyx' ],
];

const quote = ( text ) =>
	text === null
		? 'NULL'
		: `'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "''" ) }'`;

const clear = () => {
	sql(
		`DELETE FROM {prefix}wc_customer_lookup WHERE customer_id >= ${ FIRST } AND customer_id < ${
			FIRST + 100
		}`
	);
	sql(
		`DELETE FROM {prefix}wc_order_stats WHERE order_id >= ${ FIRST } AND order_id < ${
			FIRST + 100
		}`
	);
	php( "do_action( 'storedeck_data_changed' ); return true;" );
};

describe( 'customers', () => {
	let who;
	let api;
	let zone;
	let raw;

	before( async () => {
		who = await people( 'customers_test' );
		api = who.admin;
		zone = php( 'return wp_timezone_string();' );
		clear();
		raw = readShop();
		STRANGE.forEach( ( [ first, last, email, user ], index ) =>
			php( `
				global $wpdb;
				$wpdb->insert( $wpdb->prefix . 'wc_customer_lookup', array(
					'customer_id' => ${ FIRST + index }, 'user_id' => null,
					'username' => base64_decode( '${ btoa( user ) }' ),
					'first_name' => base64_decode( '${ Buffer.from( first ).toString(
						'base64'
					) }' ),
					'last_name' => base64_decode( '${ Buffer.from( last ).toString( 'base64' ) }' ),
					'email' => ${
						email === null
							? 'null'
							: `base64_decode( '${ btoa( email ) }' )`
					},
					'date_last_active' => '2011-03-13 09:30:00', 'date_registered' => null,
					'country' => 'ZZ', 'postcode' => '', 'city' => 'Nowhere', 'state' => '',
				) );
				return true;
			` )
		);
		// Two orders and a refund of the second stranger, an order that does not count, and one never paid.
		[
			[ 0, 0, 'wc-completed', '2011-03-01 10:00:00', 100.1 ],
			[ 1, 0, 'completed', '2011-03-05 23:59:59', 0.2 ],
			[ 2, FIRST, 'wc-completed', '2011-03-07 10:00:00', -50.05 ],
			[ 3, 0, 'wc-cancelled', '2011-03-08 10:00:00', 999 ],
			[ 4, 0, 'wc-completed', null, 999 ],
		].forEach( ( [ index, parent, status, date, total ] ) =>
			sql(
				`INSERT INTO {prefix}wc_order_stats ( order_id, parent_id, date_created, date_created_gmt, date_paid, date_completed,
					num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer, status, customer_id )
				VALUES ( ${
					FIRST + index
				}, ${ parent }, '2011-03-01 00:00:00', '2011-03-01 00:00:00', ${ quote(
					date
				) }, NULL, 1, ${ total }, 0, 0, ${ total }, 0, '${ status }', ${
					FIRST + 1
				} )`
			)
		);
		php( "do_action( 'storedeck_data_changed' ); return true;" );
	} );

	after( clear );

	/** Customers with the figures of their raw orders. */
	function readShop() {
		const owners = new Map(
			sql(
				'SELECT order_id, customer_id FROM {prefix}wc_order_stats'
			).map( ( row ) => [
				Number( row.order_id ),
				Number( row.customer_id ),
			] )
		);
		const people_ = new Map(
			sql( 'SELECT * FROM {prefix}wc_customer_lookup' ).map( ( row ) => [
				Number( row.customer_id ),
				{ ...row, id: Number( row.customer_id ), orders: [] },
			] )
		);
		for ( const order of readRawOrders( zone ) ) {
			if ( order.isSold && order.paid ) {
				people_.get( owners.get( order.id ) )?.orders.push( order );
			}
		}
		return [ ...people_.values() ];
	}

	const figuresOf = ( { orders }, from = '', to = '9999' ) => {
		const counted = orders.filter(
			( { paid } ) => paid >= from && paid <= to
		);
		const spent = counted.reduce( ( sum, { total } ) => sum + total, 0 );
		const count = counted.filter( ( { isRefund } ) => ! isRefund ).length;
		return { counted, count, spent, average: average( spent, count ) };
	};

	const all = async ( query ) => {
		const first = await api.get( ROUTE, {
			per_page: 100,
			...FRESH,
			...query,
		} );
		assert.equal( first.status, 200, first.text );
		const rows = [ ...first.body ];
		for (
			let page = 2;
			page <= Number( first.headers.get( 'x-wp-totalpages' ) );
			page++
		) {
			rows.push(
				...( await api.get( ROUTE, { per_page: 100, page, ...query } ) )
					.body
			);
		}
		assert.equal(
			rows.length,
			Number( first.headers.get( 'x-wp-total' ) )
		);
		return rows;
	};

	const idsOf = async ( query ) =>
		( await all( query ) )
			.map( ( { id } ) => id )
			.sort( ( a, b ) => a - b );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: STATS },
		]
	);

	it( 'lists everybody with the figures of the raw orders', async () => {
		const rows = new Map(
			( await all( {} ) ).map( ( row ) => [ row.id, row ] )
		);
		for ( const customer of raw ) {
			const row = rows.get( customer.id );
			const { count, spent, average: value } = figuresOf( customer );
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
		assert.equal( rows.size, raw.length + STRANGE.length );
	} );

	it( 'counts all of them in the totals, and averages exactly', async () => {
		const { body } = await api.get( STATS, {
			...FRESH,
			country_excludes: 'ZZ',
		} );
		const figures = raw.map( ( customer ) => figuresOf( customer ) );
		const sum = ( key ) =>
			figures.reduce( ( total, row ) => total + row[ key ], 0 );
		const buyers = figures.filter( ( { count } ) => count > 0 );
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
			country_excludes: 'ZZ',
		} );
		assert.deepEqual( some.body, {
			totals: { customers_count: raw.length },
		} );
	} );

	it( 'counts orders of a range, and leaves out who has none in it', async () => {
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		const [ from, to ] = [
			`${ year }-02-01T00:00:00`,
			`${ year }-06-30T23:59:59`,
		];
		const expected = raw
			.map( ( customer ) => [
				customer.id,
				figuresOf( customer, from, to ),
			] )
			.filter( ( [ , { counted } ] ) => counted.length );
		const rows = await all( {
			after: from,
			before: to,
			orderby: 'total_spend',
		} );
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
		const { body } = await api.get( STATS, {
			after: from,
			before: to,
			...FRESH,
		} );
		assert.equal( body.totals.customers_count, expected.length );
	} );

	it( 'takes refunds off, and knows statuses with and without prefix', async () => {
		const { body } = await api.get( ROUTE, { customers: [ FIRST + 1 ] } );
		assert.equal( body.length, 1 );
		const [ row ] = body;
		assert.equal( row.orders_count, 2 );
		assert.equal( row.total_spend, 50.25 );
		assert.equal( row.avg_order_value, 25.125 );
		assert.equal( row.date_last_order, '2011-03-05 23:59:59' );
		assert.equal( row.date_registered, null );
		assert.equal( row.email, '' );
	} );

	it( 'orders by every key, in both directions', async () => {
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

	it( 'searches words as they are typed, signs of LIKE included', async () => {
		const find = async ( search, searchby ) =>
			( await idsOf( { search, ...( searchby ? { searchby } : {} ) } ) )
				.filter( ( id ) => id >= FIRST )
				.map( ( id ) => id - FIRST );
		assert.deepEqual( await find( 'zyx' ), [ 0, 1, 2, 3 ] );
		assert.deepEqual( await find( 'zyx_50' ), [ 0 ] );
		assert.deepEqual( await find( '50%' ), [ 0 ] );
		assert.deepEqual( await find( 'malley zyx_5' ), [ 0 ] );
		assert.deepEqual( await find( "O'Malley, Zyx" ), [ 0 ] );
		assert.deepEqual( await find( '<b>zyx' ), [ 2 ] );
		assert.deepEqual( await find( '\\' ), [ 2 ] );
		assert.deepEqual( await find( 'zyx%', 'username' ), [ 2 ] );
		assert.deepEqual( await find( 'zyx', 'username' ), [ 0, 2, 3 ] );
		assert.deepEqual( await find( 'zyx+', 'email' ), [ 2 ] );
		assert.deepEqual( await find( 'uni@', 'all' ), [ 3 ] );
		assert.deepEqual(
			await find( 'zy' ),
			[ 0, 1, 3 ],
			'two letters begin a word'
		);
		assert.deepEqual( await find( 'yx' ), [] );
		assert.deepEqual( await find( 'zyx', 'email' ), [ 2 ] );
	} );

	it( 'includes and excludes by text, by id and by country', async () => {
		const strange = ( query ) =>
			idsOf( { country_includes: 'zz', ...query } ).then( ( ids ) =>
				ids.map( ( id ) => id - FIRST )
			);
		assert.deepEqual( await strange( {} ), [ 0, 1, 2, 3 ] );
		assert.deepEqual(
			await strange( { name_includes: `Zyxa50b Malley,${ FIRST + 3 }` } ),
			[ 1, 3 ]
		);
		assert.deepEqual(
			await strange( { name_excludes: "Zyx_50% O'Malley" } ),
			[ 1, 2, 3 ]
		);
		assert.deepEqual(
			await strange( { email_excludes: 'uni@example.test' } ),
			[ 0, 1, 2 ],
			'who has no e-mail is not left out'
		);
		assert.deepEqual( await strange( { username_includes: 'zyx_one' } ), [
			0,
		] );
		assert.deepEqual(
			await strange( { filter_empty: [ 'email' ] } ),
			[ 0, 2, 3 ]
		);
		assert.deepEqual(
			await strange( { filter_empty: [ 'city', 'state' ] } ),
			[]
		);
		assert.deepEqual( await strange( { users: [ 999999999 ] } ), [] );
	} );

	it( 'filters by figures and dates, all or any', async () => {
		const strange = ( query ) =>
			idsOf( {
				customers: [ 0, 1, 2, 3 ].map( ( id ) => FIRST + id ),
				...query,
			} ).then( ( ids ) => ids.map( ( id ) => id - FIRST ) );
		assert.deepEqual( await strange( { orders_count_min: 1 } ), [ 1 ] );
		assert.deepEqual(
			await strange( { orders_count_max: 1 } ),
			[ 0, 2, 3 ]
		);
		assert.deepEqual(
			await strange( { total_spend_between: [ 50.26, 50.24 ] } ),
			[ 1 ]
		);
		assert.deepEqual( await strange( { total_spend_min: 50.2501 } ), [] );
		assert.deepEqual(
			await strange( { avg_order_value_between: '25.125,30' } ),
			[ 1 ]
		);
		assert.deepEqual( await strange( { last_order_after: '2011-03-05' } ), [
			1,
		] );
		assert.deepEqual(
			await strange( { last_order_before: '2011-03-04' } ),
			[]
		);
		assert.deepEqual(
			await strange( {
				last_active_between: [ '2011-03-13', '2011-03-13' ],
			} ),
			[ 0, 1, 2, 3 ]
		);
		const wall = toWallClock( '2011-03-13 09:30:00', zone );
		assert.deepEqual(
			( await strange( { last_active_after: wall } ) ).length,
			4
		);
		assert.deepEqual(
			( await strange( { last_active_before: wall } ) ).length,
			4
		);
		assert.deepEqual(
			await strange( {
				last_active_after: wall.replace( /\d\d$/, '59' ),
			} ),
			[]
		);
		assert.deepEqual(
			await strange( { registered_before: '2030-01-01' } ),
			[]
		);
		const both = {
			orders_count_min: 1,
			name_includes: String( FIRST + 2 ),
		};
		assert.deepEqual( await strange( both ), [] );
		assert.deepEqual(
			await strange( { ...both, match: 'any' } ),
			[ 1, 2 ]
		);
		assert.deepEqual(
			await strange( { ...both, match: 'any', search: 'zyxa50b' } ),
			[ 1 ],
			'a search holds beside any of the filters'
		);
	} );

	it( 'pages, and answers nothing past the end', async () => {
		const { headers, body } = await api.get( ROUTE, {
			per_page: 3,
			page: 2,
		} );
		const total = Number( headers.get( 'x-wp-total' ) );
		assert.equal( body.length, 3 );
		assert.equal(
			headers.get( 'x-wp-totalpages' ),
			String( Math.ceil( total / 3 ) )
		);
		assert.match(
			headers.get( 'link' ),
			/page=1.*rel="prev".*page=3.*rel="next"/
		);
		const past = await api.get( ROUTE, { page: 99999 } );
		assert.deepEqual( [ past.status, past.body ], [ 200, [] ] );
	} );

	it( 'names each faulty parameter', async () => {
		for ( const [ name, value ] of [
			[ 'page', 0 ],
			[ 'per_page', 101 ],
			[ 'orderby', 'customer_id; DROP TABLE x' ],
			[ 'order', 'sideways' ],
			[ 'searchby', 'password' ],
			[ 'search', 'x'.repeat( 201 ) ],
			[ 'search', 'a\u0000b' ],
			[ 'search', [ 'a' ] ],
			[ 'name_includes', 'x'.repeat( 5000 ) ],
			[ 'orders_count_min', 'many' ],
			[ 'orders_count_max', 1.5 ],
			[ 'total_spend_min', '1e999' ],
			[ 'total_spend_between', [ 1 ] ],
			[ 'total_spend_between', [ 1, 2, 3 ] ],
			[ 'avg_order_value_between', [ 'a', 'b' ] ],
			[ 'registered_after', '2026-02-30' ],
			[ 'registered_before', "1' OR 1=1" ],
			[ 'last_active_between', [ '2026-01-01', 'later' ] ],
			[ 'last_order_after', 'x' ],
			[ 'after', 'yesterday' ],
			[ 'customers', [ 'x' ] ],
			[ 'users', '1 OR 1=1' ],
			[ 'match', 'none' ],
			[ 'filter_empty', [ 'password' ] ],
		] ) {
			const { status, body, text } = await api.get( ROUTE, {
				[ name ]: value,
			} );
			assert.equal( status, 400, `${ name }=${ value } ${ text }` );
			assert.equal( body.code, 'rest_invalid_param' );
			assert.ok( body.data.params[ name ], text );
			assert.doesNotMatch( text, /SELECT|wpdb|Warning|Fatal/i );
		}
		const turned = await api.get( ROUTE, {
			after: '2026-02-01T00:00:00',
			before: '2026-01-01T00:00:00',
		} );
		assert.equal( turned.status, 400 );
		assert.ok( turned.body.data.params.after );
	} );
} );
