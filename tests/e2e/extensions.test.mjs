import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

/** A recommended extension with a local archive. */
const SLUG = 'mailpoet';
const NAME = 'MailPoet';

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
			return true;
		` );
	} );

	async function open() {
		opened = await openPage();
		await opened.page.goto( address( '/extensions' ) );
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

	test( 'installs, activates and deactivates an extension, and fits at every width', async () => {
		const { page, faults } = await open();
		await rowOf( page, 'This plugin' ).waitFor();
		await assertFitsEverywhere( page );
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
} );
