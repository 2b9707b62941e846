import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { client, php, signIn } from '../../setup/site.mjs';

const ROUTES = [
	'/wc-analytics/reports',
	'/wc-analytics/reports/revenue/stats',
	'/wc-analytics/reports/orders',
	'/wc-analytics/reports/orders/stats',
];

describe( 'access to reports', () => {
	let admin;
	let shopManager;
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
		admin = await signIn();
		shopManager = await signIn( 'test_manager' );
		customer = await signIn( 'test_customer' );
	} );

	for ( const route of ROUTES ) {
		it( `${ route } is readable by administrators and shop managers`, async () => {
			assert.equal( ( await admin.get( route ) ).status, 200 );
			assert.equal( ( await shopManager.get( route ) ).status, 200 );
		} );

		it( `${ route } rejects a request without a session`, async () => {
			const { status, body } = await client().get( route );
			assert.equal( status, 401 );
			assert.deepEqual( body, {
				code: 'woocommerce_rest_cannot_view',
				message: 'Sorry, you cannot list resources.',
				data: { status: 401 },
			} );
		} );

		it( `${ route } treats a cookie without a nonce as signed out`, async () => {
			const { status, body } = await client( {
				cookie: admin.headers.cookie,
			} ).get( route );
			assert.equal( status, 401 );
			assert.equal( body.code, 'woocommerce_rest_cannot_view' );
		} );

		it( `${ route } rejects an invalid nonce`, async () => {
			const { status, body } = await client( {
				...admin.headers,
				'x-wp-nonce': 'wrong',
			} ).get( route );
			assert.equal( status, 403 );
			assert.equal( body.code, 'rest_cookie_invalid_nonce' );
		} );

		it( `${ route } rejects a customer`, async () => {
			const { status, body } = await customer.get( route );
			assert.equal( status, 403 );
			assert.equal( body.code, 'woocommerce_rest_cannot_view' );
		} );
	}

	it( 'shows the admin page to shop managers but not to customers', async () => {
		const page = ( user ) =>
			fetch(
				new URL(
					'/wp-admin/admin.php?page=storedeck',
					JSON.parse( String( process.env.STOREDECK_SITE ) ).url
				),
				{ headers: { cookie: user.headers.cookie }, redirect: 'manual' }
			);
		const shown = await page( shopManager );
		assert.equal( shown.status, 200 );
		assert.match( await shown.text(), /data-storedeck-mount="app"/ );
		const denied = await page( customer );
		assert.notEqual( denied.status, 200 );
		assert.doesNotMatch(
			await denied.text(),
			/data-storedeck-mount|storedeckSettings/
		);
	} );
} );
