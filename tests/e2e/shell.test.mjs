import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

test.describe( 'the shell', () => {
	const open = async ( path, query, options ) => {
		const opened = await openPage( options );
		await opened.page.goto( address( path, query ) );
		return opened;
	};

	test( 'navigates inside the app on a plain click, and keeps the period across screens without one', async () => {
		const { page, context, faults } = await open( '/analytics/revenue', {
			period: 'last_month',
			compare: 'previous_year',
		} );
		const title = ( name ) =>
			page.getByRole( 'heading', { level: 1, name } ).waitFor();
		await title( 'Revenue' );
		// The styles of the widgets are there.
		await expect(
			page.locator( '.woocommerce-summary' ).first()
		).toHaveCSS( 'display', 'grid' );
		await page.evaluate( () => ( window.stillTheSamePage = true ) );
		const menu = page.locator( '#adminmenu' );
		// The menu of the store, which is above, has orders, too.
		await menu.getByRole( 'link', { name: 'Orders' } ).last().click();
		await title( 'Orders' );
		await expect( page ).toHaveURL( /period=last_month/ );
		await expect( page ).toHaveTitle( /^Orders ‹ / );
		await expect(
			menu.locator( '.wp-submenu .current' ).first()
		).toHaveText( 'Orders' );
		await page.goBack();
		await title( 'Revenue' );

		await page
			.locator( '#toplevel_page_storedeck .wp-menu-name' )
			.first()
			.click();
		await title( 'Home' );
		await expect( page ).not.toHaveURL( /period=/ );
		await menu.getByRole( 'link', { name: 'Analytics' } ).hover();
		await menu.getByRole( 'link', { name: 'Taxes' } ).click();
		await title( 'Taxes' );
		await expect( page ).toHaveURL( /period=last_month/ );
		assert.ok( await page.evaluate( () => window.stillTheSamePage ) );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'lets the browser open a link on Ctrl+click', async () => {
		const { page, context } = await open( '/' );
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		const [ opened ] = await Promise.all( [
			context.waitForEvent( 'page' ),
			page
				.getByRole( 'region', { name: 'Last 14 days' } )
				.first()
				.getByRole( 'link', { name: 'View report' } )
				.click( { modifiers: [ 'Control' ] } ),
		] );
		await opened
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		await context.close();
	} );
} );
