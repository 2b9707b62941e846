import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

test.describe( 'the search of the command palette', () => {
	let opened;
	/** What the store has. */
	let known;

	test.beforeAll( async () => {
		const rest = await signIn();
		const read = async ( route, query ) =>
			( await rest.get( route, { per_page: 1, ...query } ) ).body[ 0 ];
		known = {
			order: await read( '/wc-analytics/orders', {} ),
			product: await read( '/wc-analytics/products', { type: 'simple' } ),
			customer: await read( '/wc-analytics/customers', {
				orderby: 'orders_count',
			} ),
			coupon: await read( '/wc-analytics/coupons', {} ),
		};
	} );

	test.beforeEach( async () => {
		await opened?.context.close();
		opened = await openPage();
		await opened.page.goto( address( '/import-export' ) );
		await opened.page.locator( '.storedeck-tools' ).waitFor();
		await opened.page.keyboard.press( 'Control+k' );
	} );

	test.afterAll( async () => {
		await opened?.context.close();
	} );

	const find = ( page, text ) =>
		page.getByRole( 'combobox', { name: /^Search screens/ } ).fill( text );
	const option = ( page, group, text ) =>
		page
			.getByRole( 'group', { name: group } )
			.getByRole( 'option' )
			.filter( { hasText: text } )
			.first();

	test( 'finds an order by its number and its customer', async () => {
		const { page, faults } = opened;
		await find( page, known.order.number );
		await option( page, 'Orders', `#${ known.order.number }` ).waitFor();
		await find( page, known.order.billing.last_name );
		await option( page, 'Orders', known.order.billing.last_name ).waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'finds a product by its name and its SKU', async () => {
		const { page, faults } = opened;
		await find( page, known.product.name );
		await option( page, 'Products', known.product.name ).waitFor();
		await find( page, known.product.sku );
		await option( page, 'Products', known.product.name ).waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'opens a customer by email in the Customers report', async () => {
		const { page, faults } = opened;
		await find( page, known.customer.email );
		await option( page, 'Customers', known.customer.email ).click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Customers' } )
			.waitFor();
		await page
			.locator( '.woocommerce-table__table tbody tr' )
			.getByText( known.customer.email )
			.first()
			.waitFor();
		const { searchParams } = new URL( page.url() );
		assert.equal(
			searchParams.get( 'customers' ),
			String( known.customer.id )
		);
		assert.deepEqual( faults, [] );
	} );

	test( 'opens a coupon in the Coupons report with the keyboard', async () => {
		const { page, faults } = opened;
		await find( page, known.coupon.code );
		await option( page, 'Coupons', known.coupon.code ).waitFor();
		await page.getByText( 'Searching…' ).waitFor( { state: 'detached' } );
		await page.keyboard.press( 'ArrowUp' );
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'heading', { level: 1, name: /Coupons/ } )
			.waitFor();
		assert.equal(
			new URL( page.url() ).searchParams.get( 'filter' ),
			'single_coupon'
		);
		assert.deepEqual( faults, [] );
	} );

	test( 'is accessible with results and fits a phone', async () => {
		const { page, faults } = opened;
		await find( page, known.customer.email.slice( 0, 3 ) );
		await page.getByRole( 'group', { name: 'Customers' } ).waitFor();
		await assertAccessible( page, {
			include: [ '.storedeck-palette' ],
			about: 'the command palette with results',
		} );
		await page.setViewportSize( { width: 390, height: 844 } );
		await assertFits( page );
		assert.deepEqual( faults, [] );
	} );
} );
