import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertAccessible, assertFitsEverywhere } from '../setup/checks.mjs';
import { php } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const NAME = 'Test levy';

const CLEAR = `
	global $wpdb;
	foreach ( $wpdb->get_col( "SELECT tax_rate_id FROM {$wpdb->prefix}woocommerce_tax_rates WHERE tax_rate_name LIKE '${ NAME }%'" ) as $id ) {
		Storedeck\\Taxes\\Tax_Rate_Store::delete( (int) $id, true );
	}
	return true;
`;

test.describe( 'the Tax rates screen', () => {
	test.beforeAll( () => php( CLEAR ) );
	test.afterAll( () => php( CLEAR ) );

	test( 'adds, corrects and deletes a rate by keyboard, and fits at every width', async () => {
		const { page, context, faults } = await openPage();
		const { keyboard } = page;
		await page.goto( address( '/tax-rates' ) );
		await page.getByRole( 'table', { name: /Tax rates/ } ).waitFor();
		await assertAccessible( page );
		await assertFitsEverywhere( page );

		await page.getByRole( 'link', { name: 'Add tax rate' } ).focus();
		await keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'textbox', { name: 'Name' } )
		).toBeFocused();
		await keyboard.type( NAME );
		await keyboard.press( 'Tab' );
		await keyboard.type( '250' );
		await keyboard.press( 'Tab' );
		await keyboard.press( 'Tab' );
		await keyboard.type( 'Luxembourg' );
		await page.getByRole( 'option', { name: 'Luxembourg' } ).waitFor();
		await keyboard.press( 'ArrowDown' );
		await keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'combobox', { name: 'Country' } )
		).toHaveAttribute( 'placeholder', 'Luxembourg' );
		await page
			.getByRole( 'button', { name: 'Add tax rate', exact: true } )
			.focus();
		await keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'textbox', { name: 'Rate' } )
		).toBeFocused();
		await assertAccessible( page );
		await assertFitsEverywhere( page );
		await page.getByRole( 'textbox', { name: 'Rate' } ).fill( '2.5' );
		await keyboard.press( 'Enter' );

		const search = page.getByRole( 'searchbox', {
			name: 'Search tax rates',
		} );
		await search.fill( `${ NAME } luxembourg` );
		await search.press( 'Enter' );
		const row = page.getByRole( 'row', { name: NAME } );
		await expect( row ).toHaveCount( 1 );
		await expect( row ).toContainText( '2.5%' );

		await row.getByRole( 'button', { name: `Delete ${ NAME }` } ).focus();
		await keyboard.press( 'Enter' );
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Delete' } )
			.press( 'Enter' );
		await expect( page.getByText( 'No tax rates found.' ) ).toBeVisible();
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
