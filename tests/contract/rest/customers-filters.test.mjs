import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';
import { toWallClock } from '../../setup/raw-orders.mjs';
import { createTestCustomers } from './support/test-customers.mjs';

const ROUTE = '/wc-analytics/reports/customers';

/** First ID of the test customers, above the IDs of the demo store. */
const FIRST_ID = 984000001;
const testCustomers = createTestCustomers( FIRST_ID, 'ZY' );

describe( 'filters and searches of customers', () => {
	let api;
	let zone;

	before( async () => {
		api = await signIn();
		zone = php( 'return wp_timezone_string();' );
		testCustomers.insert();
	} );

	after( testCustomers.remove );

	/** IDs of the first 100 results. */
	const idsOf = async ( query ) => {
		const { status, body, text } = await api.get( ROUTE, {
			per_page: 100,
			...query,
		} );
		assert.equal( status, 200, text );
		return body.map( ( { id } ) => id ).sort( ( a, b ) => a - b );
	};

	it( 'searches words literally, including LIKE wildcards', async () => {
		const find = async ( search, searchby ) =>
			( await idsOf( { search, ...( searchby ? { searchby } : {} ) } ) )
				.filter( ( id ) => id >= FIRST_ID )
				.map( ( id ) => id - FIRST_ID );
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
			'two letters match the start of a word'
		);
		assert.deepEqual( await find( 'yx' ), [] );
		assert.deepEqual( await find( 'zyx', 'email' ), [ 2 ] );
	} );

	it( 'includes and excludes customers by text, ID and country', async () => {
		const findTestCustomers = ( query ) =>
			idsOf( { country_includes: 'zy', ...query } ).then( ( ids ) =>
				ids.map( ( id ) => id - FIRST_ID )
			);
		assert.deepEqual( await findTestCustomers( {} ), [ 0, 1, 2, 3 ] );
		assert.deepEqual(
			await findTestCustomers( {
				name_includes: `Zyxa50b Malley,${ FIRST_ID + 3 }`,
			} ),
			[ 1, 3 ]
		);
		assert.deepEqual(
			await findTestCustomers( { name_excludes: "Zyx_50% O'Malley" } ),
			[ 1, 2, 3 ]
		);
		assert.deepEqual(
			await findTestCustomers( { email_excludes: 'uni@example.test' } ),
			[ 0, 1, 2 ],
			'customers without an email are included'
		);
		assert.deepEqual(
			await findTestCustomers( { username_includes: 'zyx_one' } ),
			[ 0 ]
		);
		assert.deepEqual(
			await findTestCustomers( { filter_empty: [ 'email' ] } ),
			[ 0, 2, 3 ]
		);
		assert.deepEqual(
			await findTestCustomers( { filter_empty: [ 'city', 'state' ] } ),
			[]
		);
		assert.deepEqual(
			await findTestCustomers( { users: [ 999999999 ] } ),
			[]
		);
	} );

	it( 'matches all or any of several metric and date filters', async () => {
		const findTestCustomers = ( query ) =>
			idsOf( {
				customers: [ 0, 1, 2, 3 ].map( ( id ) => FIRST_ID + id ),
				...query,
			} ).then( ( ids ) => ids.map( ( id ) => id - FIRST_ID ) );
		assert.deepEqual( await findTestCustomers( { orders_count_min: 1 } ), [
			1,
		] );
		assert.deepEqual(
			await findTestCustomers( { orders_count_max: 1 } ),
			[ 0, 2, 3 ]
		);
		assert.deepEqual(
			await findTestCustomers( {
				total_spend_between: [ 50.26, 50.24 ],
			} ),
			[ 1 ]
		);
		assert.deepEqual(
			await findTestCustomers( { total_spend_min: 50.2501 } ),
			[]
		);
		assert.deepEqual(
			await findTestCustomers( { avg_order_value_between: '25.125,30' } ),
			[ 1 ]
		);
		assert.deepEqual(
			await findTestCustomers( { last_order_after: '2011-03-05' } ),
			[ 1 ]
		);
		assert.deepEqual(
			await findTestCustomers( { last_order_before: '2011-03-04' } ),
			[]
		);
		assert.deepEqual(
			await findTestCustomers( {
				last_active_between: [ '2011-03-13', '2011-03-13' ],
			} ),
			[ 0, 1, 2, 3 ]
		);
		const siteTime = toWallClock( '2011-03-13 09:30:00', zone );
		assert.deepEqual(
			( await findTestCustomers( { last_active_after: siteTime } ) )
				.length,
			4
		);
		assert.deepEqual(
			( await findTestCustomers( { last_active_before: siteTime } ) )
				.length,
			4
		);
		assert.deepEqual(
			await findTestCustomers( {
				last_active_after: siteTime.replace( /\d\d$/, '59' ),
			} ),
			[]
		);
		assert.deepEqual(
			await findTestCustomers( { registered_before: '2030-01-01' } ),
			[]
		);
		const both = {
			orders_count_min: 1,
			name_includes: String( FIRST_ID + 2 ),
		};
		assert.deepEqual( await findTestCustomers( both ), [] );
		assert.deepEqual(
			await findTestCustomers( { ...both, match: 'any' } ),
			[ 1, 2 ]
		);
		assert.deepEqual(
			await findTestCustomers( {
				...both,
				match: 'any',
				search: 'zyxa50b',
			} ),
			[ 1 ],
			'a search applies in addition to any filter'
		);
	} );

	it( 'paginates and returns an empty list beyond the last page', async () => {
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
		const beyond = await api.get( ROUTE, { page: 99999 } );
		assert.deepEqual( [ beyond.status, beyond.body ], [ 200, [] ] );
	} );

	it( 'names each invalid parameter', async () => {
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
		const reversed = await api.get( ROUTE, {
			after: '2026-02-01T00:00:00',
			before: '2026-01-01T00:00:00',
		} );
		assert.equal( reversed.status, 400 );
		assert.ok( reversed.body.data.params.after );
	} );
} );
