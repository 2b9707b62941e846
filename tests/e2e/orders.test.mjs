import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php, signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const ANALYTICS = '/wc-analytics';
const ORDERS = `${ ANALYTICS }/orders`;
const NAME = 'E2E order item';

test.describe( 'the order screen', () => {
	let api;
	let opened;
	let page;
	let product;
	const orders = [];

	const createOrder = async () => {
		const { status, body, text } = await api.send( 'POST', ORDERS, {
			status: 'processing',
			billing: {
				first_name: 'Ada',
				last_name: 'Lovelace',
				email: 'e2e-order@example.test',
				address_1: '1 Main St',
				city: 'Town',
				state: 'CA',
				postcode: '12345',
				country: 'US',
			},
			line_items: [ { product_id: product, quantity: 3 } ],
		} );
		assert.equal( status, 201, text );
		orders.push( body.id );
		return body;
	};
	const readOrder = async ( { id } ) =>
		( await api.get( `${ ORDERS }/${ id }` ) ).body;
	const readToday = async () =>
		(
			await api.get( `${ ANALYTICS }/reports/revenue/stats`, {
				after: '2000-01-01T00:00:00',
				before: '2099-12-31T23:59:59',
				interval: 'year',
				per_page: 100,
			} )
		).body.totals;
	const open = async ( { id } ) => {
		await page.goto( address( `/orders/${ id }` ) );
		await page.getByRole( 'heading', { name: `Order #${ id }` } ).waitFor();
		await page.getByRole( 'region', { name: 'Items' } ).waitFor();
	};
	const region = ( name ) => page.getByRole( 'region', { name } );

	test.beforeAll( async () => {
		api = await signIn();
		opened = await openPage();
		page = opened.page;
		product = (
			await api.send( 'POST', `${ ANALYTICS }/products`, {
				name: NAME,
				regular_price: '9.99',
				tax_status: 'none',
			} )
		).body.id;
	} );

	test.afterAll( async () => {
		for ( const id of orders ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `${ ANALYTICS }/products/${ product }`, {
			force: true,
		} );
		php(
			"global $wpdb; return $wpdb->delete( $wpdb->prefix . 'storedeck_customer_lookup', array( 'email' => 'e2e-order@example.test' ) );"
		);
	} );

	test( 'opens from the report, changes the status, adds a note, refunds an item, and fits at every width', async () => {
		const order = await createOrder();
		await page.goto(
			address( '/analytics/orders', {
				period: 'today',
				compare: 'previous_period',
			} )
		);
		await page
			.getByRole( 'link', { name: String( order.id ), exact: true } )
			.click();
		await page
			.getByRole( 'heading', { name: `Order #${ order.id }` } )
			.waitFor();
		assert.equal(
			await page
				.locator( '#adminmenu .wp-submenu li.current' )
				.innerText(),
			'Orders'
		);

		await page.getByLabel( 'Change status' ).selectOption( 'completed' );
		await page.getByRole( 'button', { name: 'Update' } ).click();
		await page
			.getByText( 'Status changed to Completed.' )
			.first()
			.waitFor();
		await region( 'Timeline' )
			.getByText( 'Order status changed from Processing to Completed.' )
			.waitFor();

		await page.getByLabel( 'Add note' ).fill( 'Call before delivery' );
		await page.getByRole( 'button', { name: 'Add note' } ).click();
		await region( 'Timeline' )
			.getByText( 'Call before delivery' )
			.waitFor();

		const earlier = await readToday();
		await page.getByRole( 'button', { name: 'Refund' } ).click();
		await page
			.getByRole( 'textbox', { name: `Quantity of ${ NAME } to refund` } )
			.fill( '1' );
		await page.getByLabel( 'Reason' ).fill( 'Chipped' );
		await page.getByRole( 'button', { name: 'Refund $9.99' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Refund', exact: true } )
			.click();
		await region( 'Refunds' ).getByText( 'Chipped' ).waitFor();
		await region( 'Items' ).getByText( '1 refunded' ).waitFor();
		await region( 'Items' ).getByText( '$19.98' ).waitFor();
		const later = await readToday();
		assert.equal(
			Math.round( ( earlier.net_revenue - later.net_revenue ) * 100 ),
			999
		);
		const { status, refunds } = await readOrder( order );
		assert.equal( status, 'completed' );
		assert.equal( refunds[ 0 ].total, '-9.99' );

		await page
			.getByRole( 'button', { name: 'Refund', exact: true } )
			.click();
		await page.getByRole( 'form', { name: 'Refund' } ).waitFor();
		await assertFitsEverywhere( page );
	} );

	test( 'refunds, changes the status and adds a note with the keyboard alone', async () => {
		const order = await createOrder();
		await open( order );
		const tabTo = async ( name, role ) => {
			for ( let at = 0; at < 80; at++ ) {
				const isThere = await page
					.getByRole( role, { name, exact: true } )
					.evaluateAll( ( elements ) =>
						elements.some( ( element ) =>
							element.matches( ':focus' )
						)
					);
				if ( isThere ) {
					return;
				}
				await page.keyboard.press( 'Tab' );
			}
			assert.fail( `Tab does not reach ${ name }.` );
		};
		await page.locator( '.storedeck-layout__screen' ).focus();
		await tabTo( 'Refund', 'button' );
		// Enabled when the earlier refunds are known.
		await page
			.locator( 'button:focus:not([aria-disabled="true"])' )
			.waitFor();
		await page.keyboard.press( 'Enter' );
		// The first field has the focus.
		await page
			.getByRole( 'textbox', { name: `Quantity of ${ NAME } to refund` } )
			.waitFor();
		await page.keyboard.type( '3' );
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'dialog' ).waitFor();
		await tabTo( 'Refund', 'button' );
		await page.keyboard.press( 'Enter' );
		await region( 'Status' ).getByText( 'Refunded' ).first().waitFor();
		assert.equal( ( await readOrder( order ) ).status, 'refunded' );

		await tabTo( 'Change status', 'combobox' );
		await page.keyboard.type( 'Canc' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await page
			.getByText( 'Status changed to Cancelled.' )
			.first()
			.waitFor();
		await tabTo( 'Add note', 'textbox' );
		await page.keyboard.type( 'By keyboard' );
		await tabTo( 'Add note', 'button' );
		await page.keyboard.press( 'Enter' );
		await region( 'Timeline' ).getByText( 'By keyboard' ).waitFor();
	} );
} );
