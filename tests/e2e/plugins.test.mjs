import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { CARD } from '../setup/metric-cards.mjs';
import { mustUse, signIn, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const COOKIE = 'storedeck_e2e_acme';
const SCRIPT = new URL( './support/acme.js', import.meta.url );

/** The plugin, active for the pages of this test only. */
const plugin = () => mustUse( 'storedeck-e2e-acme.php' );

const RANGE = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-02-01',
	before: '2026-03-10',
};

const EXPORTS = '/storedeck/v1/exports';

test.describe( 'a plugin script', () => {
	let rest;
	let mine;

	test.beforeAll( async () => {
		mkdirSync( path.dirname( plugin() ), { recursive: true } );
		writeFileSync(
			plugin(),
			`<?php
			if ( isset( $_COOKIE['${ COOKIE }'] ) ) {
				add_action( 'admin_enqueue_scripts', static function () {
					wp_register_script( 'acme', false, array( 'wp-plugins', 'wp-components', 'wp-element', 'wp-hooks' ), '1', true );
					wp_enqueue_script( 'acme' );
					wp_add_inline_script( 'acme', base64_decode( '${ readFileSync(
						SCRIPT
					).toString( 'base64' ) }' ) );
				} );
			}
			`
		);
		rest = await signIn();
		mine = ( await rest.get( EXPORTS ) ).body.map( ( { id } ) => id );
	} );

	test.afterAll( async () => {
		rmSync( plugin(), { force: true } );
		for ( const { id } of ( await rest.get( EXPORTS ) ).body ) {
			if ( ! mine.includes( id ) ) {
				await rest.send( 'DELETE', `${ EXPORTS }/${ id }` );
			}
		}
	} );

	async function open( url ) {
		const opened = await openPage();
		await opened.context.addCookies( [
			{ name: COOKIE, value: '1', url: site.url },
		] );
		await opened.page.goto( url );
		return opened;
	}

	/** The amounts of a report: its cards, its chart and its table. */
	async function readAmounts( page ) {
		await page.locator( ROWS ).first().waitFor();
		await page.locator( '.woocommerce-chart svg text' ).first().waitFor();
		const texts = async ( selector ) =>
			( await page.locator( selector ).allTextContents() ).filter(
				( text ) => /[$€]/.test( text )
			);
		return {
			cards: await texts( '.woocommerce-summary__item-value' ),
			axis: await texts( '.woocommerce-chart svg text' ),
			cells: await texts( `${ ROWS } td` ),
			totals: await texts( '.woocommerce-table__totals td' ),
		};
	}

	test( 'fills the header slots in order, and adds a chart, filters and a column to a report', async () => {
		const { page, context, faults } = await open(
			address( '/analytics/orders', { ...RANGE, per_page: '25' } )
		);
		const header = page.locator( '.storedeck-header' );
		await header.getByText( 'Acme last' ).waitFor();
		await expect( header.getByText( /^Acme/ ) ).toHaveText( [
			'Acme back',
			'Acme first',
			'Acme last',
		] );
		await page
			.getByRole( 'button', { name: 'Favorites', exact: true } )
			.click();
		await page.getByText( 'Acme in the menu' ).waitFor();
		await page.keyboard.press( 'Escape' );
		// The fill that fails is left out, and reported to its author in the console.
		assert.ok( faults.some( ( text ) => /Acme is broken/.test( text ) ) );
		for ( const width of [ 782, 390, 1440 ] ) {
			await page.setViewportSize( { width, height: 844 } );
			await assertFits( page, `with fills at ${ width }` );
		}
		await assertAccessible( page );

		const card = page
			.getByRole( 'toolbar' )
			.getByRole( 'link', { name: /^Acme coupons/ } );
		await expect(
			card.locator( '.woocommerce-summary__item-value' )
		).toHaveText( /^\d+$/ );
		await card.click();
		await page.waitForURL( /chart=coupons_count/ );
		await page.getByRole( 'heading', { name: 'Acme coupons' } ).waitFor();
		await page
			.locator( ROWS )
			.first()
			.getByText( /^Parcel \d+$/ )
			.waitFor();
		// A file of the server does not have the column.
		await page
			.getByRole( 'button', { name: 'Download', exact: true } )
			.click();
		await page
			.getByRole( 'region', { name: 'Exports' } )
			.getByText( '1 column added by an extension is not included.' )
			.first()
			.waitFor();
		await page.getByRole( 'button', { name: /Courier:/ } ).click();
		await page.getByRole( 'button', { name: 'Acme', exact: true } ).click();
		await page.waitForURL( /courier=acme/ );
		await navigate( page, '/analytics/orders', {
			...RANGE,
			filter: 'advanced',
			weight_max: '5',
		} );
		await page.getByRole( 'group', { name: /Acme weight/ } ).waitFor();

		const title = ( name ) =>
			page.getByRole( 'heading', { level: 1, name, exact: true } );
		await navigate( page, '/analytics/orders', {
			...RANGE,
			acme_title: 'parcels',
		} );
		await title( 'Acme: parcels' ).waitFor();
		await navigate( page, '/analytics/orders', {
			...RANGE,
			acme_title: 'broken',
		} );
		await title( 'Orders' ).waitFor();

		await navigate( page, '/analytics/acme', { of: 'parcels' } );
		await title( 'Acme report' ).waitFor();
		await page.getByText( 'Of parcels' ).waitFor();
		await context.close();
	} );

	test( 'changes the currency of a report everywhere, and leaves the report unchanged when it fails', async () => {
		const { page, context } = await open(
			address( '/analytics/revenue', { ...RANGE, acme_currency: 'eur' } )
		);
		const amounts = await readAmounts( page );
		for ( const [ place, texts ] of Object.entries( amounts ) ) {
			assert.ok( texts.length > 0, place );
			for ( const text of texts ) {
				assert.match( text, /€/, place );
				assert.doesNotMatch( text, /\$/, place );
			}
		}
		assert.match( amounts.cards[ 0 ], /^[\d.]+,\d\d\s€$/ );
		// It also applies to the rows of a metric.
		await page
			.getByRole( 'button', { name: 'About Taxes' } )
			.first()
			.click();
		await page.getByRole( 'link', { name: 'View tax rates' } ).click();
		await page.waitForURL( /path=%2Fanalytics%2Ftaxes/ );
		await expect( page ).toHaveURL( /acme_currency=eur/ );
		assert.match( ( await readAmounts( page ) ).cells[ 0 ], /€/ );

		await page.goto(
			address( '/analytics/revenue', {
				...RANGE,
				acme_currency: 'broken',
			} )
		);
		const { cards, cells } = await readAmounts( page );
		assert.match( cards[ 0 ], /^\$[\d,]+\.\d\d$/ );
		assert.match( cells[ 0 ], /^\$/ );
		await expect( page.locator( CARD ) ).toHaveCount( 7 );
		await context.close();
	} );

	test( 'fills Home and the setup of payment gateways, and leaves out a failing fill', async () => {
		const { page, context } = await open( address( '/' ) );
		await page.getByText( 'Acme notification' ).waitFor();
		await page.getByText( 'Acme says hello' ).waitFor();
		// A gateway whose fill fails looks as it does without one.
		await page.getByText( 'Acme letters' ).waitFor();
		await page
			.getByRole( 'button', { name: 'Home display options' } )
			.click();
		await page.getByText( 'Acme option' ).waitFor();
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'link', { name: 'Acme parcels' } ).click();
		await page
			.getByRole( 'button', { name: 'Finish Acme parcels' } )
			.click();
		await page.waitForURL( ( url ) => ! url.searchParams.has( 'task' ) );

		const instructions = page.getByLabel( 'Instructions' );
		await navigate( page, '/payments', { gateway: 'cheque' } );
		await page.getByText( 'Acme sets up cheque' ).waitFor();
		await instructions.waitFor();
		await navigate( page, '/payments', { gateway: 'cod' } );
		const isRead = page.waitForResponse(
			( response ) =>
				response.url().includes( 'payment_gateways/cod' ) &&
				response.request().method() === 'GET'
		);
		await page.getByRole( 'button', { name: 'Acme connects cod' } ).click();
		assert.ok( ( await isRead ).ok() );
		await expect( instructions ).toHaveCount( 0 );
		await navigate( page, '/payments', { gateway: 'bacs' } );
		await instructions.waitFor();
		await context.close();
	} );

	test( 'adds components below the header of a WordPress page', async () => {
		const { page, context } = await open(
			new URL( '/wp-admin/edit.php?post_type=product', site.url ).href
		);
		await page.getByText( 'Acme for product, product' ).waitFor();
		await context.close();
	} );
} );
