import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openBrowser } from '../setup/chromium.mjs';
import { PASSWORD, startSite } from './start-site.mjs';
import { VARIATIONS } from './variations.mjs';

/**
 * The kinds of sites whose name `--grep` matches. If it names none, it is the name
 * of a test, for all of them.
 */
const matching = Object.entries( VARIATIONS ).filter( ( [ name ] ) =>
	new RegExp( process.env.STOREDECK_GREP ?? '' ).test( name )
);
const variations = matching.length ? matching : Object.entries( VARIATIONS );

let browser;
before( async () => {
	browser = await openBrowser();
} );
after( () => browser?.close() );

for ( const [ name, variation ] of variations ) {
	describe( name, () => {
		let site;
		let page;
		const faults = [];
		const admin = ( file ) => `${ site.url }/wp-admin/${ file }`;
		const request = ( method, route, data ) =>
			page.evaluate(
				`wp.apiFetch( ${ JSON.stringify( {
					method,
					path: `/wc-analytics/${ route }`,
					data,
				} ) } )`
			);
		const heading = ( text ) =>
			page.getByRole( 'heading', { level: 1, name: text } ).first();

		before( async () => {
			site = await startSite( name, variation );
			const context = await browser.newContext( {
				viewport: { width: 1440, height: 900 },
				ignoreHTTPSErrors: true,
				acceptDownloads: true,
			} );
			page = await context.newPage();
			page.on( 'pageerror', ( error ) => faults.push( error.message ) );
			page.on( 'response', ( response ) => {
				if ( response.status() >= 400 ) {
					faults.push( `${ response.status() } ${ response.url() }` );
				}
			} );
		} );

		after( async () => {
			await page?.context().close();
			await site?.stop();
		} );

		it( 'shows Home after signing in', async () => {
			await page.goto( admin( '' ) );
			await page
				.getByLabel( 'Username or Email Address' )
				.fill( 'admin' );
			await page
				.getByLabel( 'Password', { exact: true } )
				.fill( PASSWORD );
			await page.getByRole( 'button', { name: 'Log In' } ).click();
			await page
				.getByRole( 'link', { name: 'Store', exact: true } )
				.first()
				.click();
			await heading( 'Home' ).waitFor();
		} );

		it( 'shows an order in the Revenue report, opened from the menu', async () => {
			const product = await request( 'POST', 'products', {
				name: 'Mug',
				regular_price: '12.50',
				manage_stock: true,
				stock_quantity: 9,
			} );
			await request( 'POST', 'orders', {
				status: 'completed',
				line_items: [ { product_id: product.id, quantity: 2 } ],
			} );
			await page
				.getByRole( 'link', { name: 'Analytics', exact: true } )
				.first()
				.click();
			await page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name: 'Revenue' } )
				.click();
			await heading( 'Revenue' ).waitFor();
			await page.getByText( '$25.00' ).first().waitFor();
			await page.reload();
			await page.getByText( '$25.00' ).first().waitFor();
			await page.locator( 'svg.d3-chart' ).first().waitFor();
		} );

		it( 'downloads the report as CSV', async () => {
			const [ download ] = await Promise.all( [
				page.waitForEvent( 'download' ),
				page
					.getByRole( 'button', { name: 'Download' } )
					.first()
					.click(),
			] );
			assert.match( readFileSync( await download.path(), 'utf8' ), /25/ );
		} );

		it( 'saves a setting', async () => {
			await page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name: 'Store', exact: true } )
				.click();
			await page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name: 'Settings', exact: true } )
				.first()
				.click();
			await heading( 'Settings' ).waitFor();
			await page
				.getByRole( 'textbox', { name: 'City' } )
				.fill( 'Springfield' );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await page.getByText( 'Settings saved.' ).first().waitFor();
			await page.reload();
			await page.getByRole( 'textbox', { name: 'City' } ).waitFor();
			assert.equal(
				await page
					.getByRole( 'textbox', { name: 'City' } )
					.inputValue(),
				'Springfield'
			);
		} );

		it( 'shows its widget on the dashboard', async () => {
			await page.goto( admin( 'index.php' ) );
			await page.getByText( 'Net sales' ).first().waitFor();
		} );

		if ( variation.network ) {
			it( 'keeps the sites of a network apart', async () => {
				const first = site.url.replace( /\/second$/, '' );
				await page.goto( `${ first }/wp-admin/` );
				const menu = page
					.locator( '#adminmenu' )
					.getByRole( 'link', { name: 'Analytics', exact: true } );
				assert.equal(
					await menu.count(),
					variation.network === 'network' ? 1 : 0
				);
				if ( variation.network === 'network' ) {
					await menu.click();
					await heading( 'Overview' ).waitFor();
					assert.deepEqual( await request( 'GET', 'orders' ), [] );
				}
			} );
		}

		it( 'has no failed request, no error and no notice of PHP', () => {
			assert.deepEqual( faults, [] );
			const log = path.join( site.folder, 'debug.log' );
			const lines = existsSync( log )
				? readFileSync( log, 'utf8' ).split( '\n' )
				: [];
			assert.deepEqual(
				lines.filter( ( line ) =>
					/plugins\/storedeck|storedeck_/.test( line )
				),
				[]
			);
		} );
	} );
}
