import assert from 'node:assert/strict';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import {
	CLEAN_UP,
	installExtension,
	openExtended,
	removeExtension,
} from '../setup/extension.mjs';
import { php, site } from '../setup/site.mjs';
import { expect, test } from '../setup/test.mjs';

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

	test( 'finds libraries, settings and PHP functions under their public names, and runs its note', async () => {
		const { page, context, faults } = await openExtended(
			address( '/inbox' )
		);
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
		const note = page
			.getByRole( 'article' )
			.filter( { hasText: 'Acme has a message' } );
		await note.getByText( 'Acme counts parcels.' ).waitFor();
		const isRun = page.waitForResponse( ( response ) =>
			/\/action\/\d+/.test( decodeURIComponent( response.url() ) )
		);
		await note.getByRole( 'button', { name: 'Count parcels' } ).click();
		assert.ok( ( await isRun ).ok() );
		assert.deepEqual( faults, [] );
		await context.close();
		assert.equal( php( CLEAN_UP ), 'acme-welcome 3' );
	} );

	test( 'finds the globals of a script that names no handle', async () => {
		const { page, context, faults } = await openExtended(
			address( '/inbox', { acme_undeclared: '1' } )
		);
		await page.waitForFunction( () => window.acmeUndeclared );
		const { adminUrl, libraries } = await page.evaluate(
			() => window.acmeUndeclared
		);
		assert.equal( adminUrl, `${ site.url }/wp-admin/` );
		for ( const name of [
			'components',
			'csvExport',
			'data',
			'tracks',
			'wcSettings',
		] ) {
			assert.ok( libraries.includes( name ), name );
		}
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'opens its page by a URL of WooCommerce, with a data store, a menu entry and breadcrumbs', async () => {
		const { page, context, faults } = await openExtended(
			new URL(
				'/wp-admin/admin.php?page=wc-admin&path=%2Facme-parcels&of=links',
				site.url
			).href
		);
		await page.getByText( 'Acme page of links' ).waitFor();
		await expect( page ).toHaveURL( /page=storedeck/ );
		await page
			.getByRole( 'heading', { level: 1, name: 'Acme parcels' } )
			.waitFor();
		await page.getByText( /^Products: [1-9]\d*$/ ).waitFor();
		await page.getByRole( 'button', { name: 'Counted 0' } ).click();
		await page.getByRole( 'button', { name: 'Counted 1' } ).waitFor();
		await expect(
			page.locator( '#adminmenu .wp-submenu li.current' )
		).toHaveText( 'Acme parcels' );
		await page.getByRole( 'link', { name: 'To the report' } ).click();
		await page.getByText( 'Courier: express' ).waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'adds a report, columns, filters, a currency, a section, a task and fills to the screens', async () => {
		const { page, context, faults } = await openExtended(
			address( '/analytics/orders', {
				...RANGE,
				filter: 'advanced',
				acme_weight_max: '5',
			} )
		);
		await page.getByRole( 'group', { name: /Acme weight/ } ).waitFor();
		await page.getByRole( 'button', { name: /Courier:/ } ).click();
		await page
			.getByRole( 'button', { name: 'Acme express', exact: true } )
			.click();
		await page.waitForURL( /courier=express/ );

		// Its report, with widgets.
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Acme report' } )
			.evaluate( ( link ) => link.click() );
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
		await expect( page ).toHaveURL( /page=storedeck.*courier=express/ );

		await navigate( page, '/analytics/products', RANGE );
		await page
			.locator( ROWS )
			.first()
			.getByText( /^Sold as \w/ )
			.waitFor();

		await navigate( page, '/analytics/revenue', {
			...RANGE,
			acme_currency: 'EUR',
		} );
		// It has no price format.
		await expect(
			page.locator( '.woocommerce-summary__item-value' ).first()
		).toHaveText( /^[\d.]+,\d\d€$/ );

		await navigate( page, '/analytics/overview', RANGE );
		await page.getByText( 'Acme section content' ).waitFor();

		await navigate( page, '/payments', { gateway: 'cheque' } );
		await page.getByText( 'Acme sets up cheque' ).waitFor();
		await page.getByText( 'Acme in the header' ).waitFor();

		// The task from PHP, whose page it fills.
		await navigate( page, '/' );
		await page
			.getByRole( 'link', { name: 'Count the Acme parcels' } )
			.click();
		await page.getByRole( 'button', { name: 'Finish counting' } ).click();
		await page.waitForURL( ( url ) => ! url.searchParams.has( 'task' ) );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
