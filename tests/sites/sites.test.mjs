import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../bin/cms/root.mjs';
import { silentProgress } from '../../bin/cms/progress.mjs';
import {
	pinnedWordPress,
	wordPressVersion,
} from '../../bin/cms/wordpress-source.mjs';
import { openBrowser } from '../setup/chromium.mjs';
import { recordSteps } from '../setup/record-steps.mjs';
import { selectVariations } from '../setup/select-variations.mjs';
import { PASSWORD, startSite } from './start-site.mjs';
import { VARIATIONS } from './variations.mjs';

/** The WordPress and PHP that all sites of this run have. */
const wordpress = await wordPressVersion(
	process.env.STOREDECK_WP ||
		( await pinnedWordPress( {
			cache: path.join( root, '.cache/cms' ),
			progress: silentProgress,
		} ) )
);
const php = execFileSync( 'php', [ '-r', 'echo PHP_VERSION;' ], {
	encoding: 'utf8',
} );
const run = {
	title: `WordPress ${ wordpress } with PHP ${ php }`,
	command: `npm test -- sites${
		process.env.STOREDECK_WP ? ' --wp=PATH' : ''
	}`,
};

let browser;
before( async () => {
	browser = await openBrowser();
} );
after( () => browser?.close() );

for ( const name of selectVariations( Object.keys( VARIATIONS ) ) ) {
	const variation = VARIATIONS[ name ];
	describe( name, () => {
		const step = recordSteps( `sites-${ wordpress }`, run, name );
		const itRecorded = ( title, test ) => it( ...step( title, test ) );
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
					headers: { 'X-Test': 'prepares' },
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
			page.on( 'pageerror', ( { message } ) => {
				if ( ! variation.errors?.includes( message ) ) {
					faults.push( message );
				}
			} );
			page.on( 'console', ( message ) => {
				if ( /Content.Security.Policy/i.test( message.text() ) ) {
					faults.push( message.text() );
				}
			} );
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

		itRecorded( 'shows Home after signing in', async () => {
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

		itRecorded(
			'shows an order in the Revenue report, opened from the menu',
			async () => {
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
			}
		);

		itRecorded( 'downloads the report as CSV', async () => {
			// A month has more days than a page has rows: its file is made on the server.
			await page.goto(
				admin(
					'admin.php?page=storedeck&path=%2Fanalytics%2Frevenue&period=today&compare=previous_period'
				)
			);
			await page.getByText( '$25.00' ).first().waitFor();
			const [ download ] = await Promise.all( [
				page.waitForEvent( 'download' ),
				page
					.getByRole( 'button', { name: 'Download' } )
					.first()
					.click(),
			] );
			assert.match( readFileSync( await download.path(), 'utf8' ), /25/ );
		} );

		itRecorded( 'saves a setting', async () => {
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

		itRecorded( 'shows its widget on the dashboard', async () => {
			await page.goto( admin( 'index.php' ) );
			await page.getByText( 'Net sales' ).first().waitFor();
		} );

		if ( variation.policy ) {
			itRecorded( 'serves its pages with the policy', async () => {
				const response = await page.goto( admin( 'index.php' ) );
				// WordPress 6.9 sends a policy of its own, too.
				assert.ok(
					response
						.headers()
						[ 'content-security-policy' ].split( '\n' )
						.includes( variation.policy )
				);
			} );
		}

		if ( variation.network ) {
			itRecorded( 'keeps the sites of a network apart', async () => {
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

		itRecorded(
			'has no failed request, no error and no notice of PHP',
			() => {
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
			}
		);
	} );
}
