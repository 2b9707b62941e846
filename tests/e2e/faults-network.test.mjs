import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import { waitForAnimations } from '../setup/checks.mjs';
import { mustUse, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';
import { withoutFailedRequests } from './support/faults.mjs';

const YEAR = {
	period: 'custom',
	compare: 'none',
	after: '2026-01-01',
	before: '2026-10-31',
};

/** The requests for the rows of the Orders report. */
const ROWS_REQUEST = /reports\/orders\?/;

test.describe( 'an unreliable network', () => {
	const openOrders = async () => {
		const opened = await openPage();
		await opened.page.goto( address( '/analytics/orders', YEAR ) );
		await opened.page.locator( ROWS ).first().waitFor();
		return opened;
	};

	const sortBy = ( page, name ) =>
		page
			.locator( '.storedeck-report-table' )
			.getByRole( 'columnheader', { name } )
			.getByRole( 'button' )
			.first()
			.press( 'Enter' );

	const readRows = ( page ) => page.locator( ROWS ).allInnerTexts();

	test( 'says that a script did not load, and starts after reloading', async () => {
		const { page, context } = await openPage();
		const script = /\/wp-includes\/js\/dist\/components(\.min)?\.js/;
		await page.route( script, ( route ) => route.abort() );
		await page.goto( address( '/analytics/orders', YEAR ) );
		const message = page.getByRole( 'alert' );
		await message
			.getByRole( 'heading', { name: 'The page did not start' } )
			.waitFor();
		await page.unroute( script );
		await message.getByRole( 'link', { name: 'Reload the page' } ).click();
		await page.locator( ROWS ).first().waitFor();
		assert.equal( await message.count(), 0 );
		await context.close();
	} );

	test( 'names a script of WordPress that another plugin replaced', async () => {
		const plugin = mustUse( 'old-moment.php' );
		await writeFile(
			plugin,
			`<?php add_action( 'admin_enqueue_scripts', static function () {
				wp_deregister_script( 'moment' );
				wp_register_script( 'moment', 'https://example.org/moment.js', array(), '1.0' );
			} );`
		);
		const { page, context } = await openPage();
		const text =
			/replaced scripts of WordPress.*: moment \(https:\/\/example\.org\/moment\.js\)\./;
		// Nothing starts without it.
		await page.route( 'https://example.org/**', ( route ) =>
			route.abort()
		);
		await page.goto( address( '/analytics/orders', YEAR ) );
		await page.getByRole( 'alert' ).getByText( text ).waitFor();
		// Of another version, it fails where it is used.
		await page.unroute( 'https://example.org/**' );
		await page.route( 'https://example.org/**', ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: `window.moment = Object.assign( () => { throw new Error( 'Too old.' ); }, { locale() {}, defineLocale() {}, updateLocale() {}, localeData() {}, tz: Object.assign( () => {}, { add() {}, link() {}, zone() {} } ), fn: {}, version: '1.0' } );`,
			} )
		);
		await page.goto( address( '/analytics/orders', YEAR ) );
		await page.getByRole( 'alert' ).getByText( text ).first().waitFor();
		await rm( plugin );
		await context.close();
	} );

	test( 'loads its parts where a server joins the scripts of a page into another file', async () => {
		const { page, context, faults } = await openPage();
		const runtime = /[^"']*\/build\/chunks\/runtime[^"']*/;
		const joined = new URL( '/wp-content/cache/joined.js', site.url ).href;
		let original = '';
		await page.route( joined, async ( route ) => {
			const response = await route.fetch( { url: original } );
			await route.fulfill( { response } );
		} );
		await page.route( /\/wp-admin\/admin\.php/, async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			original = runtime.exec( html )?.[ 0 ] ?? '';
			await route.fulfill( {
				response,
				body: html.replaceAll( original, joined ),
			} );
		} );
		await page.goto( address( '/analytics/orders', YEAR ) );
		await page.locator( ROWS ).first().waitFor();
		assert.match( original, /runtime/ );
		// A file that the page did not have from the start.
		await navigate( page, '/analytics/stock' );
		await page.getByRole( 'table' ).first().waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'shows the rows that were requested last, although an earlier response is late', async () => {
		const { page, context, faults } = await openOrders();
		/** @type {() => void} */
		let release = () => {};
		const held = new Promise( ( resolve ) => {
			release = () => resolve( undefined );
		} );
		await page.route( ROWS_REQUEST, async ( route ) => {
			if ( route.request().url().includes( 'orderby=num_items_sold' ) ) {
				await held;
			}
			await route.continue();
		} );
		// The app may cancel the request, or ignore its response.
		const ended = Promise.race(
			[ 'requestfinished', 'requestfailed' ].map( ( event ) =>
				page
					.waitForEvent( event, {
						predicate: ( request ) =>
							request.url().includes( 'orderby=num_items_sold' ),
					} )
					.catch( () => {} )
			)
		);
		await sortBy( page, 'Items sold' );
		const requested = page.waitForResponse( /orderby=net_total/ );
		await sortBy( page, 'Net sales' );
		await requested;
		await page.locator( ROWS ).first().waitFor();
		const rows = await readRows( page );
		release();
		await ended;
		await waitForAnimations( page );
		assert.deepEqual( await readRows( page ), rows );
		assert.match( page.url(), /orderby=net_total/ );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'keeps the numbers while the browser is offline, and shows new ones afterwards', async () => {
		const { page, context, faults } = await openOrders();
		const rows = await readRows( page );
		// The page loads these when it is idle.
		await page.waitForFunction( () =>
			performance
				.getEntriesByType( 'resource' )
				.some( ( { name } ) => name.includes( '/chunks/stores.' ) )
		);
		await context.setOffline( true );
		await page.getByRole( 'button', { name: 'Refresh' } ).press( 'Enter' );
		await page
			.getByText( /Could not|offline|Check your connection/ )
			.first()
			.waitFor();
		assert.deepEqual( await readRows( page ), rows );
		await context.setOffline( false );
		await page
			.getByRole( 'button', { name: /Reload|Refresh/ } )
			.first()
			.press( 'Enter' );
		await page
			.getByText( /Could not|Check your connection/ )
			.first()
			.waitFor( { state: 'hidden' } );
		assert.deepEqual( await readRows( page ), rows );
		assert.deepEqual( withoutFailedRequests( faults ), [] );
		await context.close();
	} );

	test( 'loads again after the server was down', async () => {
		const { page, context, faults } = await openOrders();
		await page.route( /\/wp-json\//, ( route ) =>
			route.abort( 'connectionrefused' )
		);
		await sortBy( page, 'Net sales' );
		await page.getByText( 'Could not load the table.' ).waitFor();
		await page.unroute( /\/wp-json\// );
		await page
			.getByRole( 'button', { name: 'Reload' } )
			.first()
			.press( 'Enter' );
		await page.locator( ROWS ).first().waitFor();
		assert.ok( ( await readRows( page ) ).length > 5 );
		assert.deepEqual( withoutFailedRequests( faults ), [] );
		await context.close();
	} );
} );
