import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { createAccount } from '../../setup/accounts.mjs';
import { signIn, site } from '../../setup/site.mjs';
import { assertBadRequest, sendInvalidJson } from './support/users.mjs';

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
	const admin = createBatchClient();
	const manager = createBatchClient( 'store_test_manager' );
	const customer = createBatchClient( 'store_test_customer' );
	const visitor = createBatchClient( '' );
	const requests = [];

	/** Adds a request that changes nothing. All of them are sent before the tests, those of a user in one process. */
	const addRequest = ( name, request ) => {
		const entry = { name, request };
		requests.push( entry );
		return entry;
	};

	before( async () => {
		createAccount( 'store_test_manager', 'shop_manager' );
		createAccount( 'store_test_customer', 'subscriber' );
		await Promise.all(
			requests.map( async ( entry ) => {
				entry.response = await entry.request();
			} )
		);
	} );

	for ( const route of [ ...Object.keys( COLLECTIONS ), ...READ_ONLY ] ) {
		const readings = [ admin, manager, visitor, customer ].map( ( user ) =>
			addRequest( route, () => user.get( route ) )
		);
		it( `GET ${ route } requires permission to view reports`, () => {
			assert.deepEqual(
				readings.map( ( { response } ) => response.status ),
				[ 200, 200, 401, 403 ]
			);
			for ( const { response } of readings.slice( 2 ) ) {
				assert.equal(
					response.body.code,
					'woocommerce_rest_cannot_view'
				);
			}
		} );
	}

	for ( const route of READ_ONLY ) {
		const writing = addRequest( route, () =>
			admin.send( 'POST', route, {} )
		);
		it( `${ route } is read-only`, () => {
			assert.equal( writing.response.status, 404 );
			assert.equal( writing.response.body.code, 'rest_no_route' );
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
						( await visitor.send( method, path, item ) ).status,
						401
					);
				} )
			);
		} );

		const unknown = [ 'GET', 'PUT', 'DELETE' ].map( ( method ) =>
			addRequest( method, () =>
				method === 'GET'
					? admin.get( `${ route }/99999999` )
					: admin.send( method, `${ route }/99999999`, {} )
			)
		);
		it( `${ route } returns 404 for an unknown ID`, () => {
			for ( const { name, response } of unknown ) {
				assert.equal( response.status, 404, name );
				assert.match( response.body.code, /invalid/, name );
			}
		} );

		it( `${ route } limits a batch to 100 items and returns an error for each`, async () => {
			const send = ( body ) =>
				admin.send( 'POST', `${ route }/batch`, body );
			const [ done, tooLong, malformed ] = await Promise.all( [
				send( {
					update: [ { id: 99999999 } ],
					delete: [ 99999998 ],
				} ),
				send( {
					delete: Array.from( { length: 60 }, () => 99999999 ),
					update: Array.from( { length: 60 }, () => ( {
						id: 99999999,
					} ) ),
				} ),
				send( { create: 'x', update: [ 'x' ] } ),
			] );
			assert.equal( done.status, 200 );
			assert.equal( done.body.update[ 0 ].id, 99999999 );
			assert.equal( done.body.update[ 0 ].error.data.status, 404 );
			assert.equal( done.body.delete[ 0 ].error.data.status, 404 );
			assert.equal( tooLong.status, 413 );
			assert.equal( malformed.status, 400 );
			assert.equal( malformed.body.code, 'rest_invalid_param' );
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
						admin.send( 'PUT', `${ route }/1`, {
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
				admin.get( route, query )
			)
		);
		it( `${ route } rejects invalid pages`, () => {
			for ( const { name, response } of invalidPages ) {
				assert.equal( response.status, 400, name );
				assert.equal( response.body.code, 'rest_invalid_param' );
			}
		} );

		const beyond = addRequest( route, () =>
			admin.get( route, { page: 9999, per_page: 100 } )
		);
		it( `${ route } returns an empty list beyond the last page`, () => {
			const { status, body, headers } = beyond.response;
			assert.equal( status, 200 );
			assert.deepEqual( body, [] );
			assert.ok( Number( headers.get( 'x-wp-total' ) ) >= 0 );
		} );
	}

	for ( const route of SEARCHED ) {
		const searches = HOSTILE.map( ( search ) =>
			addRequest( search, () => admin.get( route, { search } ) )
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
			addRequest( query, () => admin.get( `${ route }?${ query }` ) )
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

		const short = addRequest( route, () =>
			admin.get( route, { _fields: 'id', per_page: 1 } )
		);
		it( `${ route } returns only the requested fields`, () => {
			assert.deepEqual( Object.keys( short.response.body[ 0 ] ), [
				'id',
			] );
		} );
	}

	it( 'an invalid JSON body is rejected', async () => {
		const api = await signIn();
		assertBadRequest(
			await sendInvalidJson(
				api,
				'POST',
				'/wc-analytics/orders',
				site.url
			)
		);
	} );
} );
