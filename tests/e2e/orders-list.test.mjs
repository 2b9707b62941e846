import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { assertAccessible, assertFitsEverywhere } from '../setup/checks.mjs';
import { signIn } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const ANALYTICS = '/wc-analytics';
const ORDERS = `${ ANALYTICS }/orders`;
const EMAIL = 'e2e-list@example.test';

test.describe( 'the list of orders', () => {
	let api;
	let opened;
	let page;
	let product;
	const orders = [];

	test.beforeAll( async () => {
		api = await signIn();
		product = (
			await api.send( 'POST', `${ ANALYTICS }/products`, {
				name: 'E2E listed item',
				regular_price: '9.99',
			} )
		).body.id;
		for ( let count = 0; count < 3; count++ ) {
			const { body } = await api.send( 'POST', ORDERS, {
				status: 'processing',
				billing: {
					first_name: 'Grace',
					last_name: 'Hopper',
					email: EMAIL,
				},
				line_items: [ { product_id: product, quantity: 1 } ],
			} );
			orders.unshift( body.id );
		}
		opened = await openPage();
		( { page } = opened );
	} );

	test.afterAll( async () => {
		for ( const id of orders ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `${ ANALYTICS }/products/${ product }`, {
			force: true,
		} );
		await opened.context.close();
	} );

	test( 'the keyboard alone completes two orders, prints them, opens one and goes on to the next', async () => {
		const [ first, second, third ] = orders;
		await page.goto( address( '/orders', { search: EMAIL } ) );
		const rows = page.locator( ROWS );
		await expect( rows ).toHaveCount( 3 );
		assert.equal(
			await page
				.locator( '#adminmenu .wp-submenu li.current' )
				.innerText(),
			'Orders'
		);
		const heading = ( id ) =>
			page.getByRole( 'heading', { name: `Order #${ id }` } );
		const press = async ( locator, key ) => {
			await locator.focus();
			await page.keyboard.press( key );
		};
		const choose = async ( label ) => {
			for ( const id of [ first, second ] ) {
				const box = page.getByRole( 'checkbox', {
					name: `Select order #${ id }`,
				} );
				await press( box, 'Space' );
				await expect( box ).toBeChecked();
			}
			await page.getByLabel( 'Bulk actions' ).focus();
			await page.keyboard.type( label );
			await page.keyboard.press( 'Tab' );
			await page.keyboard.press( 'Enter' );
		};

		await press(
			page.getByRole( 'link', { name: 'Processing (3)' } ),
			'Enter'
		);
		await page
			.getByRole( 'link', { name: 'Processing', current: 'page' } )
			.waitFor();
		await choose( 'Mark' );
		await page
			.getByText( 'Status of 2 orders changed to Completed.' )
			.first()
			.waitFor();
		await expect( rows ).toHaveCount( 1 );
		assert.equal(
			( await api.get( `${ ORDERS }/${ second }` ) ).body.status,
			'completed'
		);

		await press( page.getByRole( 'link', { name: 'All (3)' } ), 'Enter' );
		await expect( rows ).toHaveCount( 3 );
		await assertAccessible( page );
		await assertFitsEverywhere( page );

		await choose( 'Print pack' );
		await expect( page.getByRole( 'article' ) ).toHaveCount( 2 );
		await page.goBack();

		await press(
			page.getByRole( 'link', { name: `#${ first }` } ),
			'Enter'
		);
		for ( const id of [ first, second ] ) {
			await heading( id ).waitFor();
			// The keys work as soon as the order is there.
			await page.getByRole( 'link', { name: 'Next row' } ).waitFor();
			await page.keyboard.press( 'j' );
		}
		await heading( third ).waitFor();
		await page.goBack();
		await page.goBack();
		await page.goBack();
		await expect( rows ).toHaveCount( 3 );
		expect( page.url() ).toContain( 'search=' );
	} );
} );
