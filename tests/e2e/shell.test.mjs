import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { openPage, test } from '../setup/test.mjs';

test.describe( 'the shell', () => {
	const open = async ( path, query, options ) => {
		const opened = await openPage( options );
		await opened.page.goto( address( path, query ) );
		return opened;
	};

	test( 'navigates inside the app on a plain click and keeps the period', async () => {
		const { page, context, faults } = await open( '/analytics/revenue', {
			period: 'last_month',
			compare: 'previous_year',
		} );
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		await page.evaluate( () => ( window.stillTheSamePage = true ) );
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Orders' } )
			.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Orders' } )
			.waitFor();
		assert.ok( await page.evaluate( () => window.stillTheSamePage ) );
		assert.match( page.url(), /period=last_month/ );
		assert.match( await page.title(), /^Orders ‹ / );
		assert.equal(
			await page
				.locator( '#adminmenu .wp-submenu .current' )
				.first()
				.innerText(),
			'Orders'
		);
		await page.goBack();
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'keeps the period across screens without one', async () => {
		const { page, context, faults } = await open( '/analytics/revenue', {
			period: 'last_month',
			compare: 'previous_year',
		} );
		const title = ( name ) =>
			page.getByRole( 'heading', { level: 1, name } ).waitFor();
		await title( 'Revenue' );
		await page
			.locator( '#toplevel_page_storedeck .wp-menu-name' )
			.first()
			.click();
		await title( 'Home' );
		assert.doesNotMatch( page.url(), /period=/ );
		await page
			.getByRole( 'region', { name: 'Reports' } )
			.getByRole( 'link', { name: 'Taxes' } )
			.click();
		await title( 'Taxes' );
		assert.match( page.url(), /period=last_month/ );
		// A screen without a period, then on through the menu.
		await page
			.getByRole( 'link', { name: 'Stock', exact: true } )
			.last()
			.click();
		await title( 'Stock' );
		assert.doesNotMatch( page.url(), /period=/ );
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Downloads', exact: true } )
			.click();
		await title( 'Downloads' );
		assert.match( page.url(), /period=last_month/ );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'lets the browser open a link on Ctrl+click', async () => {
		const { page, context } = await open( '/' );
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		const [ opened ] = await Promise.all( [
			context.waitForEvent( 'page' ),
			page
				.getByRole( 'region', { name: 'Reports' } )
				.getByRole( 'link', { name: 'Revenue' } )
				.click( { modifiers: [ 'Control' ] } ),
		] );
		await opened
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		await context.close();
	} );

	test( 'shows orders with their products and customers', async () => {
		const { page, context, faults } = await open( '/analytics/orders', {
			period: 'last_month',
			compare: 'previous_year',
		} );
		await page
			.getByRole( 'heading', { level: 1, name: 'Orders' } )
			.waitFor();
		await page.locator( ROWS ).first().waitFor();
		assert.equal( ( await page.locator( ROWS ).count() ) > 5, true );
		for ( const name of [
			'Date',
			'Order number',
			'Status',
			'Customer',
			'Products',
		] ) {
			assert.ok(
				( await page
					.getByRole( 'columnheader', { name: new RegExp( name ) } )
					.count() ) > 0,
				name
			);
		}
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'loads the widget styles on every screen', async () => {
		for ( const path of [ '/analytics/revenue', '/analytics/orders' ] ) {
			const { page, context } = await open( path );
			const cards = page.locator( '.woocommerce-summary' ).first();
			await cards.waitFor();
			assert.equal(
				await cards.evaluate(
					( list ) => window.getComputedStyle( list ).display
				),
				'grid',
				path
			);
			await context.close();
		}
	} );

	test( 'says that a path does not exist', async () => {
		const { page, context } = await open( '/analytics/nonsense' );
		await page.getByText( 'Page not found: /analytics/nonsense' ).waitFor();
		await context.close();
	} );

	test( 'keeps the rest of the report when one request fails, and retries', async ( {
		page,
	} ) => {
		let isBroken = true;
		await page.route( /reports(\/|%2F)orders(\?|%3F|&)/, ( route ) =>
			isBroken && ! route.request().url().includes( 'stats' )
				? route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: JSON.stringify( {
							code: 'broken',
							message: 'The table is broken.',
							data: { status: 500 },
						} ),
				  } )
				: route.continue()
		);
		await page.goto( address( '/analytics/revenue', {} ) );
		await page.locator( ROWS ).first().waitFor();
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Orders' } )
			.click();
		await page.getByText( 'Could not load the table.' ).waitFor();
		await page.getByText( 'The table is broken.' ).waitFor();
		await page
			.locator( '.woocommerce-summary__item-value' )
			.first()
			.waitFor();
		await page.locator( '.woocommerce-chart svg' ).first().waitFor();
		isBroken = false;
		await page.getByRole( 'button', { name: 'Reload' } ).click();
		await page.locator( ROWS ).first().waitFor();
	} );

	test( 'continues when the nonce has expired', async ( { page } ) => {
		await page.addInitScript( () => {
			let value;
			Object.defineProperty( window, 'storedeckSettings', {
				get: () => value,
				set( settings ) {
					value = { ...settings, nonce: 'expired', preloaded: {} };
				},
			} );
		} );
		const refused = [];
		page.on( 'response', ( response ) => {
			if ( response.status() === 403 ) {
				refused.push( response.url() );
			}
		} );
		await page.route( '**/wp-admin/admin.php*', async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() ).replace(
				/createNonceMiddleware\(\s*"[^"]*"/,
				'createNonceMiddleware( "expired"'
			);
			await route.fulfill( { response, body } );
		} );
		await page.goto( address( '/analytics/revenue', {} ) );
		await page.locator( ROWS ).first().waitFor();
		await page
			.locator( '.woocommerce-summary__item-value' )
			.first()
			.waitFor();
		assert.ok( refused.length > 0, 'the site refused the expired nonce' );
	} );
} );
