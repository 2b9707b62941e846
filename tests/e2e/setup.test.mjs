import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php, signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const PROFILE = 'woocommerce_onboarding_profile';

/** The demo store has an address, so setup would begin with the next step. */
const FIRST = { step: 'store-details' };

test.describe( 'the setup of a new store', () => {
	let rest;
	let stored;

	const profile = async () =>
		( await rest.get( '/wc-admin/onboarding/profile' ) ).body;
	const forget = () => php( `return delete_option( '${ PROFILE }' );` );

	test.beforeAll( async () => {
		rest = await signIn();
		stored = php(
			`return wp_json_encode( get_option( '${ PROFILE }' ) );`
		);
	} );

	test.afterAll( async () => {
		php(
			`$before = json_decode( '${ stored }', true ); return $before ? update_option( '${ PROFILE }', $before ) : delete_option( '${ PROFILE }' );`
		);
	} );

	const open = async ( query ) => {
		const opened = await openPage();
		await opened.page.goto( address( '/setup-wizard', query ) );
		await opened.page
			.getByRole( 'button', { name: 'Skip setup' } )
			.waitFor();
		return opened;
	};
	const goOn = ( page ) =>
		page.getByRole( 'button', { name: 'Continue', exact: true } ).click();
	const heading = ( page, name ) =>
		page.getByRole( 'heading', { level: 2, name } ).waitFor();

	test( 'saves each step, resumes, fits at every width and finishes', async () => {
		forget();
		const { page, context, faults } = await open( FIRST );
		await heading( page, 'Where is your store based?' );
		await page
			.getByRole( 'textbox', { name: 'Email address' } )
			.fill( 'owner@example.test' );
		await goOn( page );

		await heading( page, /In which industry/ );
		assert.equal( ( await profile() ).store_email, 'owner@example.test' );
		assert.equal(
			await page
				.locator( ':focus' )
				.evaluate( ( { tagName } ) => tagName ),
			'H2',
			'the focus goes along'
		);
		await page.getByRole( 'checkbox', { name: 'Food and drink' } ).check();
		await page.getByRole( 'checkbox', { name: 'Other' } ).check();
		await page
			.getByRole( 'textbox', { name: 'Your industry' } )
			.fill( 'Kites' );
		await goOn( page );

		await heading( page, /What type of products/ );
		assert.deepEqual( ( await profile() ).industry, [
			{ slug: 'food-drink' },
			{ slug: 'other', detail: 'Kites' },
		] );
		await page
			.getByRole( 'checkbox', { name: 'Physical products' } )
			.check();
		await goOn( page );
		await heading( page, 'Tell us about your business' );

		// The user closes the window here and returns later.
		await page.goto( address( '/setup-wizard' ) );
		await heading( page, 'Tell us about your business' );
		await assertFitsEverywhere( page, { include: '#storedeck-root' } );
		await page
			.getByRole( 'combobox', { name: /How many products/ } )
			.selectOption( '11-100' );
		await page
			.getByRole( 'combobox', { name: /selling elsewhere/ } )
			.selectOption( 'other' );
		await page
			.getByRole( 'combobox', { name: /Which platform/ } )
			.selectOption( 'other' );
		await page
			.getByRole( 'textbox', { name: /platform name/ } )
			.fill( 'Market & Co' );
		await page
			.getByRole( 'combobox', { name: /annual revenue/ } )
			.selectOption( 'up-to-2500' );
		await goOn( page );

		await heading( page, 'Add the essentials' );
		const told = await profile();
		assert.equal( told.product_count, '11-100' );
		assert.equal( told.selling_venues, 'other' );
		assert.equal( told.other_platform, 'other' );
		assert.equal( told.other_platform_name, 'Market & Co' );
		assert.equal( told.revenue, 'up-to-2500' );
		assert.deepEqual( told.product_types, [ 'physical' ] );
		await page.getByRole( 'checkbox', { name: 'MailPoet' } ).waitFor();
		await goOn( page );

		await heading( page, 'Choose a theme' );
		assert.deepEqual( ( await profile() ).business_extensions, [] );
		await page.getByRole( 'radio' ).first().waitFor();
		await page.getByRole( 'button', { name: 'Finish' } ).click();
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		const done = await profile();
		assert.equal( done.completed, true );
		assert.match( done.theme, /^[\w-]+$/ );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'can be completed with the keyboard alone or skipped', async () => {
		forget();
		const { page, context } = await open( FIRST );
		await page.getByRole( 'checkbox', { name: /for a client/ } ).focus();
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await heading( page, /In which industry/ );
		assert.equal( ( await profile() ).setup_client, true );
		await page.getByRole( 'button', { name: 'Skip setup' } ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		assert.equal( ( await profile() ).skipped, true );
		await context.close();
	} );
} );
