import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const CLEAR = `
	delete_option( 'storedeck_reorder' );
	delete_post_meta_by_key( '_storedeck_supplier' );
	return true;
`;

test.describe( 'the Reorder screen', () => {
	test.beforeEach( () => php( CLEAR ) );
	test.afterAll( () => php( CLEAR ) );

	test( 'takes lead time, supplier and quantity, and downloads the list', async () => {
		const { page, context, faults } = await openPage();
		await page.goto( address( '/', {} ) );
		await page.getByRole( 'link', { name: 'View reorder list' } ).click();
		const row = page.locator( '.storedeck-reorder__table tbody tr' );
		await row.first().waitFor();
		await assertFitsEverywhere( page );

		await page
			.getByLabel( 'Lead time (days)', { exact: true } )
			.fill( '60' );
		await page.keyboard.press( 'Enter' );
		await expect(
			row.first().getByRole( 'textbox', { name: /^Lead time of/ } )
		).toHaveAttribute( 'placeholder', '60' );

		const supplier = row
			.first()
			.getByRole( 'combobox', { name: /^Supplier of/ } );
		const label = String( await supplier.getAttribute( 'aria-label' ) );
		const name = label.replace( 'Supplier of ', '' );
		await supplier.fill( 'Acme, Inc.' );
		await supplier.press( 'Tab' );
		await page
			.getByRole( 'combobox', { name: 'Supplier', exact: true } )
			.selectOption( 'Acme, Inc.' );
		await expect( row ).toHaveCount( 1 );

		await page
			.getByRole( 'textbox', { name: `Order quantity of ${ name }` } )
			.fill( '123' );
		await page.keyboard.press( 'Enter' );
		const [ file ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'button', { name: 'Download list' } ).click(),
		] );
		const lines = readFileSync( await file.path(), 'utf8' )
			.trim()
			.split( '\n' );
		assert.equal( lines.length, 2 );
		assert.match( String( lines[ 1 ] ), /^"Acme, Inc\.",.*,123,/ );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
