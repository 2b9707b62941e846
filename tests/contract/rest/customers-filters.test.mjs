import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';
import { toWallClock } from '../../setup/raw-orders.mjs';
import { strangeCustomers } from './support/strange-customers.mjs';

const ROUTE = '/wc-analytics/reports/customers';

/** An id that no demo shop reaches. */
const FIRST = 984000001;
const strangers = strangeCustomers( FIRST, 'ZY' );

describe( 'filters and searches of customers', () => {
	let api;
	let zone;

	before( async () => {
		api = await signIn();
		zone = php( 'return wp_timezone_string();' );
		strangers.put();
	} );

	after( strangers.clear );

	/** Ids of the first hundred that are found. */
	const idsOf = async ( query ) => {
		const { status, body, text } = await api.get( ROUTE, {
			per_page: 100,
			...query,
		} );
		assert.equal( status, 200, text );
		return body.map( ( { id } ) => id ).sort( ( a, b ) => a - b );
	};

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
			idsOf( { country_includes: 'zy', ...query } ).then( ( ids ) =>
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
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
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
		] ) ) {
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
