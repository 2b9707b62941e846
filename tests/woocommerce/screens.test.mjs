import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { php } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { openScreen } from './support/open-screen.mjs';

const FAILURES = '.storedeck-failure, .components-notice.is-error';

/** Elements that are wider than the page, unless their own box scrolls. */
const findWide = ( page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth - window.innerWidth
	);

test.describe( 'screens with WooCommerce', () => {
	let screens;

	test.beforeAll( async () => {
		const { page, context } = await openScreen( '/' );
		screens = await page.evaluate(
			() => window.storedeckSettings?.screens
		);
		await context.close();
	} );

	for ( const width of [ 1440, 782, 390 ] ) {
		test( `draws every screen without a failed request at ${ width } px`, async () => {
			assert.ok( screens.length >= 20, 'The screens are listed.' );
			for ( const { path } of screens ) {
				const { page, context, faults } = await openScreen( path, {
					width,
				} );
				assert.deepEqual( faults, [], path );
				assert.equal( await page.locator( FAILURES ).count(), 0, path );
				const heading = page.getByRole( 'heading', { level: 1 } );
				assert.notEqual( await heading.first().innerText(), '', path );
				// No heading is empty: that of a list without a title would be.
				for ( const text of await page
					.locator( '#storedeck-root :is(h1, h2, h3):visible' )
					.allInnerTexts() ) {
					assert.notEqual( text.trim(), '', path );
				}
				assert.ok( ( await findWide( page ) ) <= 0, path );
				await context.close();
			}
		} );
	}

	test( 'sends each request of the inbox once', async () => {
		const { context, requests } = await openScreen( '/inbox' );
		assert.deepEqual( requests, [ ...new Set( requests ) ] );
		assert.ok( requests.length <= 7, requests.join( '\n' ) );
		await context.close();
	} );

	test( 'shows no markup in the names and descriptions of extensions', async () => {
		const { page, context } = await openScreen( '/extensions' );
		const text = await page.locator( '#storedeck-root' ).innerText();
		assert.doesNotMatch( text, /<\/?\w|&\w+;|href=/ );
		await context.close();
	} );

	test( 'saves a setting of the store', async () => {
		const { page, context, faults } = await openScreen( '/settings' );
		const city = page.getByRole( 'textbox', { name: 'City' } );
		const saved = await city.inputValue();
		for ( const value of [ `${ saved } x`, saved ] ) {
			await city.fill( value );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await page.getByText( 'Unsaved' ).waitFor( { state: 'detached' } );
			await page.reload();
			await city.waitFor();
			assert.equal( await city.inputValue(), value );
		}
		// Long lists of countries are fields, not checkboxes.
		assert.ok( ( await page.getByRole( 'checkbox' ).count() ) < 40 );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'saves a step of the setup by keyboard, and goes to the next', async () => {
		const { page, context, faults } = await openScreen(
			address( '/setup-wizard', { step: 'industry' } )
		);
		await page
			.getByRole( 'checkbox', { name: 'Food and drink' } )
			.press( 'Space' );
		await page.getByRole( 'button', { name: 'Continue' } ).press( 'Enter' );
		await page
			.getByRole( 'heading', {
				name: 'What type of products will be listed?',
			} )
			.waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'adds a screen to favorites and removes it by keyboard', async () => {
		const { page, context, faults } = await openScreen( '/reviews' );
		await page
			.getByRole( 'button', { name: 'Add Reviews to favorites' } )
			.press( 'Enter' );
		const remove = page.getByRole( 'button', {
			name: 'Remove Reviews from favorites',
		} );
		await remove.waitFor();
		await page.reload();
		await remove.press( 'Enter' );
		await page
			.getByRole( 'button', { name: 'Add Reviews to favorites' } )
			.waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'lists each suggested payment method once, also after they were dismissed', async () => {
		const { page, context, faults } = await openScreen( '/payments' );
		const names = page.locator( '.storedeck-suggestion h3' );
		const recommended = await names.allInnerTexts();
		assert.ok( recommended.length > 0 );
		await page
			.getByRole( 'button', { name: 'Show other payment methods' } )
			.press( 'Enter' );
		await page.getByText( 'No more suggestions.' ).waitFor();
		await page.getByRole( 'button', { name: 'Dismiss' } ).press( 'Enter' );
		try {
			await page
				.getByText( 'No more suggestions.' )
				.waitFor( { state: 'detached' } );
			assert.deepEqual( await names.allInnerTexts(), recommended );
			assert.deepEqual( faults, [] );
		} finally {
			php(
				`delete_option( 'woocommerce_setting_payments_recommendations_hidden' ); return true;`
			);
		}
		await context.close();
	} );
} );
