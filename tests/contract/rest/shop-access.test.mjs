import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signInAtOnce } from '../../setup/at-once.mjs';
import { client, php, signIn, site } from '../../setup/site.mjs';

/** Lists of the shop, and what is needed to make one item. */
const LISTS = {
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
];

const PAGED = [
	...Object.keys( LISTS ),
	'/wc-analytics/customers',
	'/wc-analytics/variations',
	'/wc-analytics/products/low-in-stock',
];

const SEARCHED = [
	...Object.keys( LISTS ),
	'/wc-analytics/customers',
	'/wc-analytics/variations',
];

/** What people type to see whether a shop breaks. */
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

const saysNothing = ( text ) =>
	assert.doesNotMatch(
		text,
		/SQL syntax|SQLSTATE|wpdb|Fatal error|Warning:|Stack trace|Deprecated:/
	);

describe( 'the routes about the shop', () => {
	let admin;
	let manager;
	let customer;
	const many = signInAtOnce();
	const planned = [];

	/** A question that only reads or is refused: all of them are asked at once before the tests. */
	const plan = ( name, ask ) => {
		const question = { name, ask };
		planned.push( question );
		return question;
	};

	before( async () => {
		php( `
			foreach ( array( 'shop_test_customer' => 'subscriber', 'shop_test_manager' => 'shop_manager' ) as $name => $role ) {
				$user = get_user_by( 'login', $name );
				$id = $user ? $user->ID : wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'test-pass-1', 'user_email' => $name . '@example.test' ) );
				( new WP_User( $id ) )->set_role( $role );
			}
			return true;
		` );
		admin = await signIn();
		manager = await signIn( 'shop_test_manager', 'test-pass-1' );
		customer = await signIn( 'shop_test_customer', 'test-pass-1' );
		await Promise.all(
			planned.map( async ( question ) => {
				question.answer = await question.ask();
			} )
		);
	} );

	for ( const route of [ ...Object.keys( LISTS ), ...READ_ONLY ] ) {
		it( `GET ${ route } is for those who may view reports`, async () => {
			const people = [
				admin,
				manager,
				client(),
				client( { ...admin.headers, 'x-wp-nonce': 'wrong' } ),
				customer,
			];
			const [ whole, managed, nobody, guest, refused ] =
				await Promise.all(
					people.map( ( person ) => person.get( route ) )
				);
			assert.equal( whole.status, 200 );
			assert.equal( managed.status, 200 );

			assert.equal( nobody.status, 401 );
			assert.equal( nobody.body.code, 'woocommerce_rest_cannot_view' );

			assert.equal( guest.status, 403 );
			assert.equal( guest.body.code, 'rest_cookie_invalid_nonce' );

			assert.equal( refused.status, 403 );
			assert.equal( refused.body.code, 'woocommerce_rest_cannot_view' );
		} );

		it( `OPTIONS ${ route } tells its schema`, async () => {
			const { status, body } = await admin.send( 'OPTIONS', route );
			assert.equal( status, 200 );
			assert.equal( body.schema.type, 'object' );
			assert.ok( Object.keys( body.schema.properties ).length > 0 );
		} );
	}

	for ( const route of READ_ONLY ) {
		it( `${ route } is only read`, async () => {
			const { status, body } = await admin.send( 'POST', route, {} );
			assert.equal( status, 404 );
			assert.equal( body.code, 'rest_no_route' );
		} );
	}

	for ( const [ route, item ] of Object.entries( LISTS ) ) {
		it( `writing ${ route } is for those who manage the shop`, async () => {
			const deeds = [
				[ 'POST', route, 'create' ],
				[ 'PUT', `${ route }/99999999`, 'edit' ],
				[ 'DELETE', `${ route }/99999999`, 'delete' ],
				[ 'POST', `${ route }/batch`, 'batch' ],
			];
			await Promise.all(
				deeds.map( async ( [ method, path, deed ] ) => {
					const refused = await customer.send( method, path, item );
					assert.equal(
						refused.status,
						403,
						`${ method } ${ path }`
					);
					assert.equal(
						refused.body.code,
						`woocommerce_rest_cannot_${ deed }`
					);
					assert.equal(
						( await client().send( method, path, item ) ).status,
						401
					);
				} )
			);
		} );

		it( `${ route } tells of an id that is not there`, async () => {
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

		it( `${ route } takes a batch of at most 100 and tells each error`, async () => {
			const { status, body } = await manager.send(
				'POST',
				`${ route }/batch`,
				{ update: [ { id: 99999999 } ], delete: [ 99999998 ] }
			);
			assert.equal( status, 200 );
			assert.equal( body.update[ 0 ].id, 99999999 );
			assert.equal( body.update[ 0 ].error.data.status, 404 );
			assert.equal( body.delete[ 0 ].error.data.status, 404 );

			const long = await admin.send( 'POST', `${ route }/batch`, {
				delete: Array.from( { length: 60 }, () => 99999999 ),
				update: Array.from( { length: 60 }, () => ( {
					id: 99999999,
				} ) ),
			} );
			assert.equal( long.status, 413 );

			const wrong = await admin.send( 'POST', `${ route }/batch`, {
				create: 'x',
				update: [ 'x' ],
			} );
			assert.equal( wrong.status, 400 );
			assert.equal( wrong.body.code, 'rest_invalid_param' );
		} );

		it( `${ route } refuses what is no JSON`, async () => {
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

		const texts = Object.entries( item ).flatMap( ( [ name, value ] ) =>
			[
				[ value ],
				{ deep: [ value ] },
				`a\u0000b`,
				'x'.repeat( 100000 ),
			].map( ( bad ) =>
				plan( name, () =>
					many.send( 'PUT', `${ route }/1`, { [ name ]: bad } )
				)
			)
		);
		it( `${ route } refuses texts that are none`, () => {
			for ( const { name, answer } of texts ) {
				const { status, body, text } = answer;
				assert.equal(
					status,
					400,
					`${ name } ${ text.slice( 0, 200 ) }`
				);
				assert.equal( body.code, 'rest_invalid_param' );
				saysNothing( text );
			}
		} );
	}

	for ( const route of PAGED ) {
		const pages = [
			{ per_page: '0' },
			{ per_page: '101' },
			{ per_page: 'many' },
			{ page: '0' },
			{ page: '-1' },
			{ page: 'x' },
		].map( ( query ) =>
			plan( JSON.stringify( query ), () => many.get( route, query ) )
		);
		it( `${ route } refuses pages that cannot be`, () => {
			for ( const { name, answer } of pages ) {
				assert.equal( answer.status, 400, name );
				assert.equal( answer.body.code, 'rest_invalid_param' );
			}
		} );

		it( `${ route } answers an empty page past the end`, async () => {
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
			plan( search, () => many.get( route, { search } ) )
		);
		it( `${ route } searches anything people type`, () => {
			for ( const { name, answer } of searches ) {
				const { status, body, text } = answer;
				assert.equal(
					status,
					200,
					`${ name }: ${ text.slice( 0, 200 ) }`
				);
				assert.ok( Array.isArray( body ) );
				saysNothing( text );
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
			plan( query, () => many.get( `${ route }?${ query }` ) )
		);
		it( `${ route } refuses a search that is no text`, () => {
			for ( const { name, answer } of queries ) {
				const { status, body, text } = answer;
				assert.equal(
					status,
					400,
					`${ name.slice( 0, 40 ) }: ${ text.slice( 0, 200 ) }`
				);
				assert.equal( body.code, 'rest_invalid_param' );
				saysNothing( text );
			}
		} );

		it( `${ route } answers only the fields that are asked for`, async () => {
			const { body } = await admin.get( route, {
				_fields: 'id',
				per_page: 1,
			} );
			assert.deepEqual( Object.keys( body[ 0 ] ), [ 'id' ] );
		} );
	}
} );
