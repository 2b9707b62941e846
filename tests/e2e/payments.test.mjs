import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { asPhp, mustUse, php, signIn, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const GATEWAYS = '/wc/v3/payment_gateways';
const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';
const COOKIE = 'storedeck_e2e_gateways';

/** Gateways of another plugin, active for the pages of this test only. */
const plugin = () => mustUse( 'storedeck-e2e-gateways.php' );

const OPTIONS = [
	'woocommerce_gateway_order',
	'woocommerce_cheque_settings',
	'woocommerce_cod_settings',
	'woocommerce_bacs_settings',
	'woocommerce_acme_pay_settings',
	'woocommerce-ppcp-settings',
	HIDDEN,
];

test.describe( 'the Payments screen', () => {
	let rest;
	let kept;
	let opened;

	const restore = () =>
		php( `
			foreach ( ${ asPhp( kept ) } as $option => $value ) {
				null === $value ? delete_option( $option ) : update_option( $option, $value );
			}
			return true;
		` );

	test.beforeAll( async () => {
		mkdirSync( path.dirname( plugin() ), { recursive: true } );
		writeFileSync(
			plugin(),
			`<?php
			if ( isset( $_COOKIE['${ COOKIE }'] ) ) {
				add_filter( 'storedeck_payment_gateways', static function ( $gateways ) {
					$gateways['acme_pay'] = array(
						'method_title' => 'Acme Pay',
						'method_description' => 'Pays <b>anything</b>.',
						'title' => 'Acme Pay',
						'required' => array( 'api_key' ),
						'settings' => array(
							'api_key' => array( 'label' => 'API key', 'type' => 'password' ),
							'mode' => array( 'label' => 'Mode', 'type' => 'select', 'options' => array( 'test' => 'Test', 'live' => 'Live' ), 'default' => 'test' ),
						),
					);
					$gateways['ppcp-gateway'] = array( 'method_title' => 'PayPal', 'title' => 'PayPal' );
					return $gateways;
				} );
			}
			`
		);
		rest = await signIn();
		kept = php( `
			$kept = array();
			foreach ( json_decode( '${ JSON.stringify( OPTIONS ) }' ) as $option ) {
				$kept[ $option ] = get_option( $option, null );
			}
			return $kept;
		` );
	} );

	test.afterEach( async () => {
		await opened?.context.close();
		opened = undefined;
		restore();
	} );

	test.afterAll( async () => {
		rmSync( plugin(), { force: true } );
	} );

	async function open( { withMore = false } = {} ) {
		opened = await openPage();
		if ( withMore ) {
			await opened.context.addCookies( [
				{ name: COOKIE, value: '1', url: site.url },
			] );
		}
		await opened.page.goto( address( '/payments' ) );
		return opened;
	}

	const names = ( page ) =>
		page.locator( '.storedeck-gateway__name a' ).allInnerTexts();

	const read = async ( id ) =>
		( await rest.get( `${ GATEWAYS }/${ id }` ) ).body;

	const order = async () =>
		( await rest.get( GATEWAYS ) ).body.map( ( { id } ) => id );

	const saved = ( page, id, count = 1 ) => {
		let seen = 0;
		return page.waitForResponse(
			( response ) =>
				response.url().includes( `payment_gateways/${ id }` ) &&
				response.request().method() !== 'GET' &&
				++seen === count
		);
	};

	const snackbar = ( page, text ) =>
		page.locator( '.components-snackbar' ).filter( { hasText: text } );

	test( 'enables and disables methods and reverts what fails', async () => {
		const { page, faults } = await open();
		const toggle = page.getByRole( 'checkbox', {
			name: 'Enable Check payments',
		} );
		await toggle.waitFor();
		const wasEnabled = ( await read( 'cheque' ) ).enabled;
		assert.equal( await toggle.isChecked(), wasEnabled );
		await toggle.click();
		await snackbar( page, 'Check payments' ).first().waitFor();
		assert.equal( ( await read( 'cheque' ) ).enabled, ! wasEnabled );
		assert.deepEqual( faults, [] );

		await page.route( /payment_gateways\/cheque/, ( route ) =>
			route.abort( 'internetdisconnected' )
		);
		await toggle.click();
		await snackbar( page, 'Could not update Check payments.' ).waitFor();
		assert.equal( await toggle.isChecked(), ! wasEnabled );
		assert.equal( ( await read( 'cheque' ) ).enabled, ! wasEnabled );
	} );

	test( 'moves methods with the keyboard, and keeps their order', async () => {
		const { page, faults } = await open();
		await page
			.getByRole( 'button', { name: /^Move .* down$/ } )
			.first()
			.waitFor();
		const [ first, second, third ] = await names( page );
		const ids = await order();
		const down = page.getByRole( 'button', {
			name: `Move ${ first } down`,
		} );
		await down.focus();
		let answers = Promise.all( [
			saved( page, ids[ 0 ] ),
			saved( page, ids[ 1 ] ),
		] );
		await page.keyboard.press( 'Enter' );
		await page.waitForFunction(
			( name ) =>
				/** @type {HTMLElement} */ (
					document.querySelectorAll(
						'.storedeck-gateway__name a'
					)[ 1 ]
				).innerText === name,
			first
		);
		await answers;
		assert.deepEqual( await order(), [ ids[ 1 ], ids[ 0 ], ids[ 2 ] ] );
		assert.equal(
			await page.locator( ':focus' ).getAttribute( 'aria-label' ),
			`Move ${ first } down`
		);
		answers = Promise.all( [
			saved( page, ids[ 0 ] ),
			saved( page, ids[ 2 ] ),
		] );
		await page.keyboard.press( 'Enter' );
		await answers;
		await page.reload();
		await down.waitFor();
		assert.deepEqual( await names( page ), [ second, third, first ] );
		assert.deepEqual( await order(), [ ids[ 1 ], ids[ 2 ], ids[ 0 ] ] );
		assert.equal( await down.getAttribute( 'aria-disabled' ), 'true' );
		assert.deepEqual( faults, [] );
	} );

	test( 'requires the secrets of plugins, never shows them, and fits at every width', async () => {
		const { page, faults } = await open( { withMore: true } );
		await page.getByText( 'Needs setup' ).waitFor();
		await page.getByText( 'Requires WooCommerce.' ).first().waitFor();
		await assertFitsEverywhere( page, { about: 'the list' } );
		await page.getByText( 'Pays <b>anything</b>.' ).waitFor();
		await page.getByRole( 'link', { name: 'Set up Acme Pay' } ).click();
		const key = page.getByRole( 'textbox', { name: 'API key' } );
		await page.getByLabel( 'Mode' ).selectOption( 'live' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await page.getByText( /^.+ is required\.$/ ).waitFor();
		await assertFitsEverywhere( page, { about: 'a payment method' } );
		assert.equal(
			await key.evaluate( ( input ) => input.matches( ':focus' ) ),
			true
		);
		await key.fill( 'open-sesame' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await snackbar( page, 'Acme Pay settings saved.' ).waitFor();
		const stored = () =>
			php( `return get_option( 'woocommerce_acme_pay_settings' );` );
		assert.deepEqual( stored(), { api_key: 'open-sesame', mode: 'live' } );
		await page.reload();
		await key.waitFor();
		assert.equal( await key.inputValue(), '' );
		assert.ok( ! ( await page.content() ).includes( 'open-sesame' ) );
		// Saving without it keeps it; clearing removes it.
		await page.getByLabel( 'Mode' ).selectOption( 'test' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await snackbar( page, 'Acme Pay settings saved.' ).waitFor();
		assert.deepEqual( stored(), { api_key: 'open-sesame', mode: 'test' } );
		// PayPal's plugin is not installed.
		assert.deepEqual(
			faults.filter( ( fault ) => ! fault.includes( '404' ) ),
			[]
		);
	} );
} );
