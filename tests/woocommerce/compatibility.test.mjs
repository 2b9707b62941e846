import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROWS, address } from '../setup/browser.mjs';
import {
	CLEAN_UP,
	installExtension,
	openExtended,
	removeExtension,
} from '../setup/extension.mjs';
import { php, site } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

const RANGE = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-02-01',
	before: '2026-03-10',
};

/*
 * The extension of tests/e2e/compatibility.test.mjs on Storedeck's pages of a site with WooCommerce, whose libraries it
 * gets.
 */
test.describe( 'an extension of WooCommerce’s admin with WooCommerce', () => {
	test.beforeAll( async () => {
		installExtension();
		php( CLEAN_UP );
	} );

	test.afterAll( async () => {
		removeExtension();
		php( CLEAN_UP );
	} );

	/**
	 * Opens a screen with the extension.
	 *
	 * @param {string}                 path
	 * @param {Record<string, string>} query
	 */
	const open = ( path, query = {} ) => openExtended( address( path, query ) );

	test( 'gets the libraries of WooCommerce without its header and app', async () => {
		const { page, context, faults } = await open( '/inbox' );
		await page.waitForFunction( () => window.acme?.variation );
		const { settings, price } = await page.evaluate( () => window.acme );
		assert.deepEqual(
			[ settings.isRegistered, settings.isListed, price ],
			[ true, true, '$12.50' ]
		);
		const scripts = await page.evaluate( () =>
			[ ...document.scripts ].map( ( { src } ) => src )
		);
		const has = ( part ) => scripts.some( ( src ) => src.includes( part ) );
		assert.ok( has( '/woocommerce/assets/client/admin/components/' ) );
		for ( const part of [ '/admin/app/', '/admin/embed/' ] ) {
			assert.ok( ! has( part ), part );
		}
		assert.equal(
			await page
				.locator(
					'#woocommerce-embedded-root, #root, #wp__notice-list, .woocommerce-layout__header'
				)
				.count(),
			0
		);
		// Both have the same store of notices; the first one stays.
		const known = 'Store "core/notices2" is already registered.';
		assert.deepEqual(
			faults.filter( ( text ) => text !== known ),
			[]
		);
		await context.close();
	} );

	test( 'is on an admin page, and finds the globals of a script that names no handle', async () => {
		const { page, context } = await open( '/inbox', {
			acme_undeclared: '1',
		} );
		await page.waitForFunction( () => window.acmeUndeclared );
		const { adminUrl, libraries } = await page.evaluate(
			() => window.acmeUndeclared
		);
		assert.equal( adminUrl, `${ site.url }/wp-admin/` );
		for ( const name of [ 'components', 'data', 'wcSettings' ] ) {
			assert.ok( libraries.includes( name ), name );
		}
		await context.close();
	} );

	test( 'keeps the stores of both apart', async () => {
		const { page, context } = await open( '/acme-parcels' );
		await page.getByText( /^Products: [1-9]\d*$/ ).waitFor();
		assert.deepEqual(
			await page.evaluate( () =>
				[ 'wc/admin/items', 'storedeck/wc/admin/items' ].map(
					( name ) => Boolean( window.wp.data.select( name ) )
				)
			),
			[ true, true ]
		);
		await context.close();
	} );

	test( 'adds a report of WooCommerce’s widgets, and follows its filter', async () => {
		const { page, context } = await open( '/analytics/acme-report' );
		await page.getByText( 'Courier: all' ).waitFor();
		await page.getByText( 'Big parcel' ).waitFor();
		await page.getByRole( 'button', { name: /All couriers/ } ).click();
		await page
			.getByRole( 'button', { name: 'Acme express', exact: true } )
			.click();
		await page.getByText( 'Courier: express' ).waitFor();
		assert.match( page.url(), /page=storedeck.*courier=express/ );
		await page.reload();
		await page.getByText( 'Courier: express' ).waitFor();
		await context.close();
	} );

	test( 'adds a column, filters and a currency to reports', async () => {
		const { page, context } = await open( '/analytics/products', RANGE );
		await page
			.locator( ROWS )
			.first()
			.getByText( /^Sold as \w/ )
			.waitFor();
		await page.goto(
			address( '/analytics/orders', {
				...RANGE,
				filter: 'advanced',
				acme_weight_max: '5',
				acme_currency: 'EUR',
			} )
		);
		await page.getByRole( 'group', { name: /Acme weight/ } ).waitFor();
		await page.getByRole( 'button', { name: /Courier:/ } ).waitFor();
		await page.locator( ROWS ).first().getByText( '€' ).waitFor();
		await context.close();
	} );

	test( 'adds a section, a task and fills of slots', async () => {
		const { page, context } = await open( '/analytics/overview', RANGE );
		await page.getByText( 'Acme section content' ).waitFor();
		await page.getByText( 'Acme in the header' ).waitFor();
		await page.goto( address( '/' ) );
		await page.getByText( 'Count the Acme parcels' ).waitFor();
		await page.goto( address( '/payments', { gateway: 'cheque' } ) );
		await page.getByText( 'Acme sets up cheque' ).waitFor();
		await context.close();
	} );

	test( 'adds a note and runs its action', async () => {
		const { page, context } = await open( '/inbox' );
		const note = page
			.getByRole( 'article' )
			.filter( { hasText: 'Acme has a message' } );
		const isRun = page.waitForResponse( ( response ) =>
			/\/action\/\d+/.test( decodeURIComponent( response.url() ) )
		);
		await note.getByRole( 'button', { name: 'Count parcels' } ).click();
		assert.ok( ( await isRun ).ok() );
		await context.close();
		assert.equal( php( CLEAN_UP ), 'acme-welcome 3' );
	} );

	test( 'is activated in a request in which Storedeck has declared its names', () => {
		const script = fileURLToPath(
			new URL( './support/activate-in-request.php', import.meta.url )
		);
		assert.match(
			execFileSync( 'php', [ script, site.wpPath ], {
				encoding: 'utf8',
			} ),
			/^\d+\.\d+/
		);
	} );

	test( 'leaves the answers to WooCommerce’s own code as they are', async () => {
		const { page, context } = await open( '/inbox' );
		const classes = await page.evaluate( () => document.body.className );
		assert.doesNotMatch( classes, /woocommerce-(admin|embed)-page/ );
		assert.equal(
			await page.locator( '#woocommerce_admin_styles-css' ).count(),
			0
		);
		await context.close();
	} );
} );
