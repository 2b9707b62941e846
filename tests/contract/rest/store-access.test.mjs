import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { client, php, signIn, site } from '../../setup/site.mjs';

/** Collections of the store, with the required fields of a new item. */
const COLLECTIONS = {
	'/wc-analytics/products': { name: 'x' },
	'/wc-analytics/products/attributes': { name: 'x' },
	'/wc-analytics/products/attributes/1/terms': { name: 'x' },
	'/wc-analytics/products/categories': { name: 'x' },
	'/wc-analytics/coupons': { code: 'x' },
	'/wc-analytics/orders': { customer_note: 'x' },
	'/wc-analytics/taxes': { name: 'x' },
};

const READ_ONLY = [
	'/wc-analytics/customers',
	'/wc-analytics/variations',
	'/wc-analytics/products/low-in-stock',
	'/wc-analytics/products/count-low-in-stock',
	'/wc-analytics/data/countries',
	'/wc-analytics/data/countries/us',
	'/wc-analytics/data/countries/locales',
	'/wc-analytics/data/download-ips',
	'/wc-analytics/products/attributes/pa_color',
	'/wc-analytics/products/attributes/pa_color/terms',
	'/wc-analytics/leaderboards',
	'/wc-analytics/leaderboards/allowed',
	'/wc-analytics/leaderboards/products',
	'/wc-analytics/reports/performance-indicators',
	'/wc-analytics/reports/performance-indicators/allowed',
	'/wc-analytics/reports/stock',
	'/wc-analytics/reports/stock/stats',
];

const PAGED = [
	...Object.keys( COLLECTIONS ),
	'/wc-analytics/customers',
	'/wc-analytics/variations',
	'/wc-analytics/products/low-in-stock',
];

const SEARCHED = [
	...Object.keys( COLLECTIONS ),
	'/wc-analytics/customers',
	'/wc-analytics/variations',
];

/** Search terms that break code which does not escape. */
const HOSTILE = [
	"'",
	'"',
	"' OR 1=1 -- ",
	'%',
	'_',
	'\\',
	'%s %d %1$s',
	'<script>alert(1)</script>',
	'😀',
	'{orders}',
];

const assertNoInternals = ( text ) =>
	assert.doesNotMatch(
		text,
		/SQL syntax|SQLSTATE|wpdb|Fatal error|Warning:|Stack trace|Deprecated:/
	);

describe( 'access to store routes', () => {
	let admin;
	let manager;
	let customer;
	const batchApi = createBatchClient();
	const requests = [];

	/** Adds a request that changes nothing. All of them are sent in one process before the tests. */
	const addRequest = ( name, request ) => {
		const entry = { name, request };
		requests.push( entry );
		return entry;
	};

	before( async () => {
		php( `
			foreach ( array( 'store_test_customer' => 'subscriber', 'store_test_manager' => 'shop_manager' ) as $name => $role ) {
				$user = get_user_by( 'login', $name );
				$id = $user ? $user->ID : wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'test-pass-1', 'user_email' => $name . '@example.test' ) );
				( new WP_User( $id ) )->set_role( $role );
			}
			return true;
		` );
		admin = await signIn();
		manager = await signIn( 'store_test_manager', 'test-pass-1' );
		customer = await signIn( 'store_test_customer', 'test-pass-1' );
		await Promise.all(
			requests.map( async ( entry ) => {
				entry.response = await entry.request();
			} )
		);
	} );

	for ( const route of [ ...Object.keys( COLLECTIONS ), ...READ_ONLY ] ) {
		it( `GET ${ route } requires permission to view reports`, async () => {
			const clients = [
				admin,
				manager,
				client(),
				client( { ...admin.headers, 'x-wp-nonce': 'wrong' } ),
				customer,
			];
			const [
				adminResponse,
				managerResponse,
				visitorResponse,
				invalidNonce,
				denied,
			] = await Promise.all(
				clients.map( ( user ) => user.get( route ) )
			);
			assert.equal( adminResponse.status, 200 );
			assert.equal( managerResponse.status, 200 );

			assert.equal( visitorResponse.status, 401 );
			assert.equal(
				visitorResponse.body.code,
				'woocommerce_rest_cannot_view'
			);

			assert.equal( invalidNonce.status, 403 );
			assert.equal( invalidNonce.body.code, 'rest_cookie_invalid_nonce' );

			assert.equal( denied.status, 403 );
			assert.equal( denied.body.code, 'woocommerce_rest_cannot_view' );
		} );

		it( `OPTIONS ${ route } returns its schema`, async () => {
			const { status, body } = await admin.send( 'OPTIONS', route );
			assert.equal( status, 200 );
			assert.equal( body.schema.type, 'object' );
			assert.ok( Object.keys( body.schema.properties ).length > 0 );
		} );
	}

	for ( const route of READ_ONLY ) {
		it( `${ route } is read-only`, async () => {
			const { status, body } = await admin.send( 'POST', route, {} );
			assert.equal( status, 404 );
			assert.equal( body.code, 'rest_no_route' );
		} );
	}

	for ( const [ route, item ] of Object.entries( COLLECTIONS ) ) {
		it( `writing ${ route } requires permission to manage the store`, async () => {
			const actions = [
				[ 'POST', route, 'create' ],
				[ 'PUT', `${ route }/99999999`, 'edit' ],
				[ 'DELETE', `${ route }/99999999`, 'delete' ],
				[ 'POST', `${ route }/batch`, 'batch' ],
			];
			await Promise.all(
				actions.map( async ( [ method, path, action ] ) => {
					const denied = await customer.send( method, path, item );
					assert.equal( denied.status, 403, `${ method } ${ path }` );
					assert.equal(
						denied.body.code,
						`woocommerce_rest_cannot_${ action }`
					);
					assert.equal(
						( await client().send( method, path, item ) ).status,
						401
					);
				} )
			);
		} );

		it( `${ route } returns 404 for an unknown ID`, async () => {
			for ( const method of [ 'PUT', 'DELETE' ] ) {
				const { status, body } = await admin.send(
					method,
					`${ route }/99999999`,
					{}
				);
				assert.equal( status, 404, method );
				assert.match( body.code, /invalid/ );
			}
			assert.equal(
				( await admin.get( `${ route }/99999999` ) ).status,
				404
			);
		} );

		it( `${ route } limits a batch to 100 items and returns an error for each`, async () => {
			const { status, body } = await manager.send(
				'POST',
				`${ route }/batch`,
				{ update: [ { id: 99999999 } ], delete: [ 99999998 ] }
			);
			assert.equal( status, 200 );
			assert.equal( body.update[ 0 ].id, 99999999 );
			assert.equal( body.update[ 0 ].error.data.status, 404 );
			assert.equal( body.delete[ 0 ].error.data.status, 404 );

			const tooLong = await admin.send( 'POST', `${ route }/batch`, {
				delete: Array.from( { length: 60 }, () => 99999999 ),
				update: Array.from( { length: 60 }, () => ( {
					id: 99999999,
				} ) ),
			} );
			assert.equal( tooLong.status, 413 );

			const malformed = await admin.send( 'POST', `${ route }/batch`, {
				create: 'x',
				update: [ 'x' ],
			} );
			assert.equal( malformed.status, 400 );
			assert.equal( malformed.body.code, 'rest_invalid_param' );
		} );

		it( `${ route } rejects invalid JSON`, async () => {
			const response = await fetch(
				new URL( `/wp-json${ route }`, site.url ),
				{
					method: 'POST',
					headers: {
						...admin.headers,
						'content-type': 'application/json',
					},
					body: '{ "name": ',
				}
			);
			assert.equal( response.status, 400 );
			assert.equal( ( await response.json() ).code, 'rest_invalid_json' );
		} );

		const invalidTexts = Object.entries( item ).flatMap(
			( [ name, value ] ) =>
				[
					[ value ],
					{ deep: [ value ] },
					`a\u0000b`,
					'x'.repeat( 100000 ),
				].map( ( invalid ) =>
					addRequest( name, () =>
						batchApi.send( 'PUT', `${ route }/1`, {
							[ name ]: invalid,
						} )
					)
				)
		);
		it( `${ route } rejects invalid text fields`, () => {
			for ( const { name, response } of invalidTexts ) {
				const { status, body, text } = response;
				assert.equal(
					status,
					400,
					`${ name } ${ text.slice( 0, 200 ) }`
				);
				assert.equal( body.code, 'rest_invalid_param' );
				assertNoInternals( text );
			}
		} );
	}

	for ( const route of PAGED ) {
		const invalidPages = [
			{ per_page: '0' },
			{ per_page: '101' },
			{ per_page: 'many' },
			{ page: '0' },
			{ page: '-1' },
			{ page: 'x' },
		].map( ( query ) =>
			addRequest( JSON.stringify( query ), () =>
				batchApi.get( route, query )
			)
		);
		it( `${ route } rejects invalid pages`, () => {
			for ( const { name, response } of invalidPages ) {
				assert.equal( response.status, 400, name );
				assert.equal( response.body.code, 'rest_invalid_param' );
			}
		} );

		it( `${ route } returns an empty list beyond the last page`, async () => {
			const { status, body, headers } = await admin.get( route, {
				page: 9999,
				per_page: 100,
			} );
			assert.equal( status, 200 );
			assert.deepEqual( body, [] );
			assert.ok( Number( headers.get( 'x-wp-total' ) ) >= 0 );
		} );
	}

	for ( const route of SEARCHED ) {
		const searches = HOSTILE.map( ( search ) =>
			addRequest( search, () => batchApi.get( route, { search } ) )
		);
		it( `${ route } accepts any search term`, () => {
			for ( const { name, response } of searches ) {
				const { status, body, text } = response;
				assert.equal(
					status,
					200,
					`${ name }: ${ text.slice( 0, 200 ) }`
				);
				assert.ok( Array.isArray( body ) );
				assertNoInternals( text );
			}
		} );

		const queries = [
			'search[]=a',
			'search[a][b]=c',
			'search=a%00b',
			'search=%FF%FE',
			`search=${ 'x'.repeat( 5000 ) }`,
			'orderby=nothing',
			'order=sideways',
			'include[]=x',
			'include[a][b]=1',
			"include=1,'",
		].map( ( query ) =>
			addRequest( query, () => batchApi.get( `${ route }?${ query }` ) )
		);
		it( `${ route } rejects invalid search parameters`, () => {
			for ( const { name, response } of queries ) {
				const { status, body, text } = response;
				assert.equal(
					status,
					400,
					`${ name.slice( 0, 40 ) }: ${ text.slice( 0, 200 ) }`
				);
				assert.equal( body.code, 'rest_invalid_param' );
				assertNoInternals( text );
			}
		} );

		it( `${ route } returns only the requested fields`, async () => {
			const { body } = await admin.get( route, {
				_fields: 'id',
				per_page: 1,
			} );
			assert.deepEqual( Object.keys( body[ 0 ] ), [ 'id' ] );
		} );
	}
} );
