import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { client, php, signIn } from '../../setup/site.mjs';

const ROUTES = [
	'/wc-analytics/reports',
	'/wc-analytics/reports/revenue/stats',
	'/wc-analytics/reports/orders',
	'/wc-analytics/reports/orders/stats',
];

describe( 'who may read the reports', () => {
	let manager;
	let reader;
	let customer;

	before( async () => {
		php( `
			foreach ( array( 'test_customer' => 'subscriber', 'test_manager' => 'shop_manager' ) as $name => $role ) {
				$user = get_user_by( 'login', $name );
				$id = $user ? $user->ID : wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'test-pass-1', 'user_email' => $name . '@example.test' ) );
				( new WP_User( $id ) )->set_role( $role );
			}
			return true;
		` );
		manager = await signIn();
		reader = await signIn( 'test_manager', 'test-pass-1' );
		customer = await signIn( 'test_customer', 'test-pass-1' );
	} );

	for ( const route of ROUTES ) {
		it( `${ route } answers an administrator and a shop manager`, async () => {
			assert.equal( ( await manager.get( route ) ).status, 200 );
			assert.equal( ( await reader.get( route ) ).status, 200 );
		} );

		it( `${ route } refuses a request without a session`, async () => {
			const { status, body } = await client().get( route );
			assert.equal( status, 401 );
			assert.deepEqual( body, {
				code: 'woocommerce_rest_cannot_view',
				message: 'Sorry, you cannot list resources.',
				data: { status: 401 },
			} );
		} );

		it( `${ route } takes a cookie without a nonce for no session`, async () => {
			const { status, body } = await client( {
				cookie: manager.headers.cookie,
			} ).get( route );
			assert.equal( status, 401 );
			assert.equal( body.code, 'woocommerce_rest_cannot_view' );
		} );

		it( `${ route } refuses a wrong nonce`, async () => {
			const { status, body } = await client( {
				...manager.headers,
				'x-wp-nonce': 'wrong',
			} ).get( route );
			assert.equal( status, 403 );
			assert.equal( body.code, 'rest_cookie_invalid_nonce' );
		} );

		it( `${ route } refuses a customer`, async () => {
			const { status, body } = await customer.get( route );
			assert.equal( status, 403 );
			assert.equal( body.code, 'woocommerce_rest_cannot_view' );
		} );
	}

	it( 'shows the admin page to a shop manager and not to a customer', async () => {
		const page = ( who ) =>
			fetch(
				new URL(
					'/wp-admin/admin.php?page=storedeck',
					JSON.parse( String( process.env.STOREDECK_SITE ) ).url
				),
				{ headers: { cookie: who.headers.cookie }, redirect: 'manual' }
			);
		const shown = await page( reader );
		assert.equal( shown.status, 200 );
		assert.match( await shown.text(), /data-storedeck-mount="app"/ );
		const refused = await page( customer );
		assert.notEqual( refused.status, 200 );
		assert.doesNotMatch(
			await refused.text(),
			/data-storedeck-mount|storedeckSettings/
		);
	} );
} );
