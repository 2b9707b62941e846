import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const CODE = 'E2E-COUPON';

const EMAIL = 'e2e-coupon@example.test';

const CLEAR = `
	global $wpdb;
	wp_set_current_user( 1 );
	foreach ( $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}wc_orders WHERE billing_email = '${ EMAIL }'" ) as $id ) {
		rest_do_request( new WP_REST_Request( 'DELETE', "/wc-analytics/orders/$id" ) );
	}
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'shop_coupon' AND post_title = '${ CODE }'" ) as $id ) {
		wp_delete_post( $id, true );
	}
	return true;
`;

/** Creates two orders of 50 today, the first with the coupon. */
const ORDER = `
	wp_set_current_user( 1 );
	$create = static function ( string $route, array $values ) {
		$request = new WP_REST_Request( 'POST', $route );
		$request->set_body_params( $values );
		return rest_do_request( $request )->get_data()['id'];
	};
	$product = $create( '/wc-analytics/products', array( 'name' => '${ CODE }', 'regular_price' => '50' ) );
	foreach ( array( array( array( 'code' => '${ CODE }' ) ), array() ) as $index => $coupons ) {
		$id = $create(
			'/wc-analytics/orders',
			array(
				'status'       => 'completed',
				'billing'      => array( 'email' => '${ EMAIL }' ),
				'line_items'   => array( array( 'product_id' => $product, 'quantity' => 1 ) ),
				'coupon_lines' => $coupons,
			)
		);
		global $wpdb;
		// A later order is at least a second later.
		$time = gmdate( 'Y-m-d H:i:s', time() + $index );
		$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'date_created_gmt' => $time ), array( 'id' => $id ) );
		Storedeck\\Sync\\Order_Sync::sync( array( $id ) );
	}
	wp_delete_post( $product, true );
	return true;
`;

test.describe( 'the screens of coupons', () => {
	let opened;

	test.beforeAll( () => php( CLEAR ) );
	test.afterEach( () => opened?.context.close() );
	test.afterAll( () => php( CLEAR ) );

	test( 'create a coupon, list and edit it, and show whether it paid off', async () => {
		opened = await openPage();
		const { page, faults } = opened;
		await page.goto( address( '/coupons' ) );
		await page.getByRole( 'link', { name: 'Add coupon' } ).click();
		await page.getByLabel( 'Coupon code' ).fill( CODE );
		await page.getByLabel( 'Amount' ).fill( '10' );
		await page.getByRole( 'button', { name: 'Create coupon' } ).click();
		await page
			.getByText( /^No orders with this coupon in this period/ )
			.waitFor();
		php( ORDER );

		await page
			.getByRole( 'navigation', { name: 'Breadcrumbs' } )
			.getByRole( 'link', { name: 'Coupons' } )
			.click();
		await page.getByLabel( 'Search coupons' ).fill( CODE );
		// A coupon of the demo store may have been used as often.
		await page
			.getByRole( 'row', { name: /10% .*1 \/ ∞/ } )
			.filter( { hasText: CODE } )
			.waitFor();
		await assertFitsEverywhere( page );
		await page.getByRole( 'link', { name: CODE } ).click();

		const results = page.getByRole( 'group', { name: 'Results' } );
		for ( const [ label, value ] of [
			[ 'Net sales', '$45.00' ],
			[ 'Discount', '$5.00' ],
			[ 'Later orders', '1' ],
			[ 'Later net sales', '$50.00' ],
		] ) {
			await results
				.locator( 'dl > div', {
					has: page.locator( 'dt', {
						hasText: new RegExp( `^${ label }$` ),
					} ),
				} )
				.getByText( value, { exact: true } )
				.waitFor();
		}
		await assertFitsEverywhere( page );

		await page.getByLabel( 'Description' ).fill( 'For friends' );
		await page.getByRole( 'button', { name: 'Save coupon' } ).click();
		await page.locator( '.storedeck-record__details' ).waitFor();
		assert.deepEqual( faults, [] );
	} );
} );
