import assert from 'node:assert/strict';
import { signInUsers } from '../contract/rest/support/users.mjs';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

/** A recommended extension with a local archive. */
const SLUG = 'mailpoet';
const NAME = 'MailPoet';
const RIVAL = 'google-listings-and-ads';

test.describe( 'the Extensions screen', () => {
	let opened;

	const remove = () =>
		php( `
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			require_once ABSPATH . 'wp-admin/includes/file.php';
			WP_Filesystem();
			deactivate_plugins( '${ SLUG }/${ SLUG }.php' );
			$GLOBALS['wp_filesystem']->delete( WP_PLUGIN_DIR . '/${ SLUG }', true );
			wp_clean_plugins_cache();
			return true;
		` );

	test.beforeAll( async () => {
		remove();
		php( `
			$folder = WP_CONTENT_DIR . '/storedeck-packages';
			wp_mkdir_p( $folder );
			$zip = new ZipArchive();
			$zip->open( "$folder/${ SLUG }.zip", ZipArchive::CREATE | ZipArchive::OVERWRITE );
			$zip->addFromString( '${ SLUG }/${ SLUG }.php', "<?php\\n/* Plugin Name: ${ NAME } for e2e tests\\nVersion: 2.1\\nDescription: Writes <em>letters</em>. */" );
			$zip->close();
			file_put_contents( "$folder/${ RIVAL }.zip", 'This is no archive.' );
			return true;
		` );
	} );

	test.afterEach( async () => {
		await opened?.context.close();
		opened = undefined;
		remove();
	} );

	test.afterAll( async () => {
		php( `
			unlink( WP_CONTENT_DIR . '/storedeck-packages/${ SLUG }.zip' );
			unlink( WP_CONTENT_DIR . '/storedeck-packages/${ RIVAL }.zip' );
			return true;
		` );
	} );

	async function open(
		query = {},
		options = {},
		/** @type {( page: any ) => unknown} */ prepare = () => {}
	) {
		opened = await openPage( options );
		await prepare( opened.page );
		await opened.page.goto( address( '/extensions', query ) );
		return opened;
	}

	const isActive = () =>
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; wp_cache_delete( 'alloptions', 'options' ); return is_plugin_active( '${ SLUG }/${ SLUG }.php' );`
		);

	const snackbar = ( page, text ) =>
		page.locator( '.components-snackbar' ).filter( { hasText: text } );

	const card = ( page, name ) =>
		page
			.locator( '.storedeck-extension' )
			.filter( { has: page.getByRole( 'heading', { name } ) } );

	const rowOf = ( page, name ) =>
		page.getByRole( 'row' ).filter( { hasText: name } );

	test( 'installs, activates and deactivates an extension', async () => {
		const { page, faults } = await open();
		await card( page, NAME )
			.getByRole( 'button', { name: `Install and activate: ${ NAME }` } )
			.click();
		await card( page, NAME )
			.getByText( /^(Installing|Activating)/ )
			.waitFor();
		await snackbar( page, `${ NAME } activated.` ).waitFor();
		await card( page, NAME ).getByText( 'Active' ).waitFor();
		assert.equal( isActive(), true );
		// The button is gone, but the focus is kept.
		assert.equal( await page.locator( ':focus' ).count(), 1 );

		const row = rowOf( page, `${ NAME } for e2e tests` );
		await row.getByText( 'Writes letters.' ).waitFor();
		await row.getByText( '2.1' ).waitFor();
		await row.getByRole( 'button', { name: /^Deactivate/ } ).click();
		await snackbar(
			page,
			`${ NAME } for e2e tests deactivated.`
		).waitFor();
		assert.equal( isActive(), false );
		await card( page, NAME ).getByText( 'Installed' ).waitFor();
		await snackbar( page, `${ NAME } for e2e tests deactivated.` )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await row.getByText( 'Active', { exact: true } ).waitFor();
		await card( page, NAME ).getByText( 'Active' ).waitFor();
		assert.equal( isActive(), true );
		await page.getByRole( 'link', { name: /^Inactive/ } ).click();
		await row.waitFor( { state: 'detached' } );
		// The plugin of this screen cannot be deactivated here.
		await page.getByRole( 'link', { name: /^Active/ } ).click();
		await rowOf( page, 'This plugin' ).waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'says why an extension cannot be installed', async () => {
		const { page } = await open();
		await card( page, 'Google' ).getByRole( 'button' ).click();
		const alert = page
			.locator( '.storedeck-extensions__error' )
			.filter( { hasText: 'Could not' } );
		await alert.waitFor();
		assert.match(
			await alert.innerText(),
			new RegExp(
				`Could not install ${ RIVAL } plugin, The requested plugin \`${ RIVAL }\` could not be installed`
			)
		);
		await alert.getByRole( 'button', { name: /Close|Dismiss/ } ).click();
		assert.equal( await alert.count(), 0 );
		await card( page, 'Google' )
			.getByRole( 'button', { name: /^Install and activate/ } )
			.waitFor();
	} );

	test( 'installs a bundle and reports every extension that failed', async () => {
		const { page } = await open();
		await page
			.getByRole( 'button', { name: 'Install all in “Grow your store”' } )
			.click();
		await page.getByRole( 'button', { name: 'Install & enable' } ).click();
		const alert = page
			.locator( '.storedeck-extensions__error' )
			.filter( { hasText: 'Could not' } );
		await alert.waitFor();
		const text = await alert.innerText();
		assert.match(
			text,
			/^Could not install google-listings-and-ads plugin, /m
		);
		// Successful ones stay installed.
		await card( page, NAME ).getByText( 'Installed' ).waitFor();
		await page
			.getByRole( 'button', { name: 'Continue without installing' } )
			.click();
		assert.match(
			await page.locator( ':focus' ).getAttribute( 'aria-label' ),
			/^Install all/
		);
	} );

	/** Stands in for the connection service, which is remote. */
	const withService =
		( { isConnected, fails } ) =>
		async ( page ) => {
			await page.route( /jetpack\/v4\/connection/, ( route ) =>
				route.fulfill( { json: { isActive: isConnected() } } )
			);
			await page.route( /wc-admin\/plugins\/active/, ( route ) =>
				route.fulfill( {
					json: { plugins: [ 'storedeck', 'jetpack' ] },
				} )
			);
			await page.route( /connect-jetpack/, ( route ) => {
				if ( fails?.() ) {
					return route.fulfill( {
						status: 500,
						json: { code: 'no', message: 'The service is away.' },
					} );
				}
				const back = new URL( route.request().url() ).searchParams.get(
					'redirect_url'
				);
				return route.fulfill( {
					json: {
						connectAction: `https://connect.test/?back=${ encodeURIComponent(
							back ?? ''
						) }`,
					},
				} );
			} );
			await page.route( 'https://connect.test/**', ( route ) =>
				route.fulfill( {
					contentType: 'text/html',
					body: `<a href="${ new URL(
						route.request().url()
					).searchParams
						.get( 'back' )
						?.replaceAll( '&', '&amp;' ) }">Allow</a>`,
				} )
			);
		};

	test( 'connects through the service and returns', async () => {
		let isConnected = false;
		let fails = true;
		const { page } = await open(
			{},
			{},
			withService( {
				isConnected: () => isConnected,
				fails: () => fails,
			} )
		);
		await page.getByText( 'Not connected' ).waitFor();
		await page
			.getByRole( 'button', { name: 'Connect', exact: true } )
			.click();
		await page
			.getByRole( 'group', { name: 'Connection' } )
			.getByText( 'The service is away.' )
			.waitFor();
		fails = false;
		await page
			.getByRole( 'button', { name: 'Connect', exact: true } )
			.click();
		const allow = page.getByRole( 'link', { name: 'Allow' } );
		await allow.waitFor();
		const back = new URL( await allow.getAttribute( 'href' ) );
		assert.equal( back.origin, new URL( site.url ).origin );
		assert.equal( back.searchParams.get( 'path' ), '/extensions' );
		isConnected = true;
		await allow.click();
		await snackbar( page, 'Store connected.' ).waitFor();
		await page.getByText( 'Connected', { exact: true } ).waitFor();
		const here = new URL( page.url() );
		assert.equal( here.searchParams.get( 'path' ), '/extensions' );
		assert.equal( here.searchParams.get( 'connection' ), null );
	} );

	test( 'follows the fallback URL when the connection fails', async () => {
		const { page } = await open(
			{ fallback: '/payments' },
			{},
			withService( { isConnected: () => false, fails: () => true } )
		);
		await page
			.getByRole( 'link', { name: 'Continue without connecting' } )
			.waitFor();
		await page
			.getByRole( 'button', { name: 'Connect', exact: true } )
			.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Payments' } )
			.waitFor();
	} );

	test( 'refuses a fallback URL outside the site', async () => {
		const { page } = await open( { fallback: 'https://evil.test/' } );
		await page.getByText( 'Not connected' ).waitFor();
		assert.equal(
			await page
				.getByRole( 'link', { name: 'Continue without connecting' } )
				.count(),
			0
		);
	} );

	test( 'is available only to users who can activate plugins', async () => {
		await signInUsers( 'extensions_e2e' );
		const { page } = await open(
			{},
			{
				as: {
					user: 'extensions_e2e_manager',
					password: 'test-pass-1',
				},
			}
		);
		await page
			.getByText( /not allowed to access this page/ )
			.first()
			.waitFor();
		assert.equal(
			await page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name: 'Extensions' } )
				.count(),
			0
		);
	} );

	test( 'retries when loading fails', async () => {
		let fails = true;
		const { page } = await open( {}, {}, ( fresh ) =>
			fresh.route( /wp\/v2\/plugins|free-extensions/, ( route ) =>
				fails
					? route.fulfill( {
							status: 400,
							json: { code: 'no', message: 'Not today.' },
					  } )
					: route.continue()
			)
		);
		await page
			.getByText( 'Could not load installed extensions.' )
			.waitFor();
		fails = false;
		await page
			.getByRole( 'group', { name: 'Installed extensions' } )
			.getByRole( 'button', { name: 'Reload' } )
			.click();
		await rowOf( page, 'This plugin' ).waitFor();
	} );

	test( 'fits and is accessible at every width', async () => {
		const { page, faults } = await open();
		await rowOf( page, 'This plugin' ).waitFor();
		await card( page, NAME ).waitFor();
		await page
			.getByRole( 'button', { name: 'Install all in “Grow your store”' } )
			.click();
		await assertFitsEverywhere( page );
		assert.deepEqual( faults, [] );
	} );
} );
