import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { signIn } from '../setup/site.mjs';
import { expect, test } from '../setup/test.mjs';

test.describe( 'the command palette', () => {
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

	const fieldOf = ( page ) =>
		page.getByRole( 'combobox', { name: /^Search screens/ } );
	const option = ( page, group, text ) =>
		page
			.getByRole( 'group', { name: group } )
			.getByRole( 'option' )
			.filter( { hasText: text } )
			.first();

	test( 'finds screens and the data of the store, and opens them with the keyboard', async ( {
		page,
		faults,
	} ) => {
		await page.goto( address( '/import-export' ) );
		await page.locator( '.storedeck-tools' ).waitFor();
		const field = fieldOf( page );
		await page.keyboard.press( 'Control+k' );
		const { order, product, customer, coupon } = known;
		for ( const [ group, words, shown ] of [
			[ 'Orders', order.number, `#${ order.number }` ],
			[ 'Orders', order.billing.last_name ],
			[ 'Products', product.sku, product.name ],
			[ 'Customers', customer.email ],
			[ 'Coupons', coupon.code ],
		] ) {
			await field.fill( words );
			await option( page, group, shown ?? words ).waitFor();
		}
		await assertAccessible( page, { include: '.storedeck-palette' } );
		// The coupon is the last result.
		await page.getByText( 'Searching…' ).waitFor( { state: 'detached' } );
		await page.keyboard.press( 'ArrowUp' );
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Coupon' } )
		).toBeFocused();
		await expect( page ).toHaveURL( /coupons%2F\d+/ );

		await page.keyboard.press( 'Control+k' );
		await page.keyboard.type( 'net sales last month' );
		await page
			.getByRole( 'option', { name: /^Net sales: .*\d.* Last month/ } )
			.waitFor();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Explore' } )
		).toBeFocused();
		await page.keyboard.press( 'Control+k' );
		// What was opened last is first.
		await expect( page.getByRole( 'option' ).first() ).toContainText(
			coupon.code
		);
		await page.keyboard.press( 'Escape' );

		await page.keyboard.press( 'Control+k' );
		await page.keyboard.type( 'taxes' );
		await page.getByRole( 'option', { name: 'Taxes Analytics' } ).waitFor();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'heading', { level: 1, name: 'Taxes' } )
			.waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'returns the focus, and fits a phone', async ( { page, faults } ) => {
		await page.goto( address( '/import-export' ) );
		const button = page.getByRole( 'button', {
			name: 'Search',
			exact: true,
		} );
		await button.getByText( 'Ctrl+K' ).waitFor();
		const field = fieldOf( page );
		await button.press( 'Enter' );
		await expect( field ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( button ).toBeFocused();

		await page.setViewportSize( { width: 390, height: 844 } );
		await assertFits( page );
		// It is in the row of the other tools.
		const inbox = page.getByRole( 'button', { name: /^Inbox/ } );
		assert.equal(
			( await button.boundingBox() ).y,
			( await inbox.boundingBox() ).y
		);
		await page.keyboard.press( 'Control+k' );
		await field.fill( known.customer.email.slice( 0, 3 ) );
		await page.getByRole( 'group', { name: 'Customers' } ).waitFor();
		await assertFits( page );
		assert.deepEqual( faults, [] );
	} );
} );
