import assert from 'node:assert/strict';
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
 * An extension of WooCommerce's admin, built for its public names, on a site without WooCommerce.
 */
test.describe( 'an extension of WooCommerce’s admin', () => {
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
	async function open( path, query = {} ) {
		const opened = await openExtended( address( path, query ) );
		return {
			...opened,
			assertNoFaults: () =>
				assert.deepEqual( opened.faults, [], `${ path }: console` ),
		};
	}

	test( 'finds the libraries, settings and PHP functions under their public names', async () => {
		const { page, context, assertNoFaults } = await open( '/inbox' );
		await page.waitForFunction( () => window.acme?.variation );
		const { settings, ...read } = await page.evaluate( () => window.acme );
		assert.deepEqual( settings, {
			parcels: 3,
			isRegistered: true,
			isListed: true,
			url: `${ site.url }/wp-admin/admin.php?page=storedeck&path=%2Facme-parcels`,
		} );
		assert.deepEqual( read, {
			parcelsUrl: 'admin.php?page=storedeck&path=%2Facme-parcels',
			price: '$12.50',
			count: '1,234',
			range: 'Today',
			csv: 'A\n1',
			adminUrl: `${ site.url }/wp-admin/`,
			variation: 'control',
		} );
		assertNoFaults();
		await context.close();
	} );

	test( 'adds a report of widgets with a menu entry, and follows its filter', async () => {
		const { page, context, assertNoFaults } = await open(
			'/analytics/orders',
			RANGE
		);
		const entry = page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Acme report' } );
		await page.locator( ROWS ).first().waitFor();
		await entry.evaluate( ( link ) => link.click() );
		await page
			.getByRole( 'heading', { level: 1, name: 'Acme report' } )
			.waitFor();
		await page.getByText( 'Courier: all' ).waitFor();
		await page.getByText( 'Acme parcels' ).first().waitFor();
		await page.getByText( 'Big parcel' ).waitFor();
		await page.getByRole( 'button', { name: /All couriers/ } ).click();
		await page
			.getByRole( 'button', { name: 'Acme express', exact: true } )
			.click();
		await page.getByText( 'Courier: express' ).waitFor();
		assert.match( page.url(), /page=storedeck.*courier=express/ );
		await page.reload();
		await page.getByText( 'Courier: express' ).waitFor();
		assertNoFaults();
		await context.close();
	} );

	test( 'adds a page that reads a data store, with a menu entry and breadcrumbs', async () => {
		const { page, context, assertNoFaults } = await open( '/acme-parcels', {
			of: 'parcels',
		} );
		await page
			.getByRole( 'heading', { level: 1, name: 'Acme parcels' } )
			.waitFor();
		await page.getByText( 'Acme page of parcels' ).waitFor();
		await page.getByText( /^Products: [1-9]\d*$/ ).waitFor();
		await page.getByRole( 'button', { name: 'Counted 0' } ).click();
		await page.getByRole( 'button', { name: 'Counted 1' } ).waitFor();
		assert.equal(
			await page
				.locator( '#adminmenu .wp-submenu li.current' )
				.innerText(),
			'Acme parcels'
		);
		await page.getByRole( 'link', { name: 'To the report' } ).click();
		await page.getByText( 'Courier: express' ).waitFor();
		assertNoFaults();
		await context.close();
	} );

	test( 'opens its page by a URL of WooCommerce', async () => {
		const { page, context } = await openExtended(
			new URL(
				'/wp-admin/admin.php?page=wc-admin&path=%2Facme-parcels&of=links',
				site.url
			).href
		);
		await page.getByText( 'Acme page of links' ).waitFor();
		assert.match( page.url(), /page=storedeck/ );
		await context.close();
	} );

	test( 'adds a column with the extended information of the rows', async () => {
		const { page, context, assertNoFaults } = await open(
			'/analytics/products',
			RANGE
		);
		await page
			.locator( ROWS )
			.first()
			.getByText( /^Sold as \w/ )
			.waitFor();
		assertNoFaults();
		await context.close();
	} );

	test( 'adds a basic and an advanced filter', async () => {
		const { page, context, assertNoFaults } = await open(
			'/analytics/orders',
			{ ...RANGE, filter: 'advanced', acme_weight_max: '5' }
		);
		await page.getByRole( 'group', { name: /Acme weight/ } ).waitFor();
		await page.getByRole( 'button', { name: /Courier:/ } ).click();
		await page
			.getByRole( 'button', { name: 'Acme express', exact: true } )
			.click();
		await page.waitForURL( /courier=express/ );
		assertNoFaults();
		await context.close();
	} );

	test( 'changes the currency without a price format', async () => {
		const { page, context, assertNoFaults } = await open(
			'/analytics/revenue',
			{ ...RANGE, acme_currency: 'EUR' }
		);
		await page.locator( ROWS ).first().waitFor();
		assert.match(
			await page
				.locator( '.woocommerce-summary__item-value' )
				.first()
				.innerText(),
			/^[\d.]+,\d\d€$/
		);
		assertNoFaults();
		await context.close();
	} );

	test( 'adds a section to the Overview', async () => {
		const { page, context, assertNoFaults } = await open(
			'/analytics/overview',
			RANGE
		);
		await page.getByText( 'Acme section content' ).waitFor();
		assertNoFaults();
		await context.close();
	} );

	test( 'adds a task from PHP, whose page it fills', async () => {
		const { page, context, assertNoFaults } = await open( '/' );
		await page
			.getByRole( 'link', { name: 'Count the Acme parcels' } )
			.click();
		await page.getByRole( 'button', { name: 'Finish counting' } ).click();
		await page.waitForURL( ( url ) => ! url.searchParams.has( 'task' ) );
		assertNoFaults();
		await context.close();
	} );

	test( 'fills the setup of a payment gateway and the header', async () => {
		const { page, context, assertNoFaults } = await open( '/payments', {
			gateway: 'cheque',
		} );
		await page.getByText( 'Acme sets up cheque' ).waitFor();
		await page.getByText( 'Acme in the header' ).waitFor();
		assertNoFaults();
		await context.close();
	} );

	test( 'adds a note from PHP and runs its action', async () => {
		const { page, context, assertNoFaults } = await open( '/inbox' );
		const note = page
			.getByRole( 'article' )
			.filter( { hasText: 'Acme has a message' } );
		await note.getByText( 'Acme counts parcels.' ).waitFor();
		const isRun = page.waitForResponse( ( response ) =>
			/\/action\/\d+/.test( decodeURIComponent( response.url() ) )
		);
		await note.getByRole( 'button', { name: 'Count parcels' } ).click();
		assert.ok( ( await isRun ).ok() );
		assertNoFaults();
		await context.close();
		assert.equal( php( CLEAN_UP ), 'acme-welcome 3' );
	} );
} );
