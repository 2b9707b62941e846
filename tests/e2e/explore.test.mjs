import { address } from '../setup/browser.mjs';
import { assertAccessible } from '../setup/checks.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

test( 'a question is asked from the menu with the keyboard', async () => {
	const { page } = await openPage();
	await page.goto( address( '/analytics/overview' ) );
	await page
		.locator( '#adminmenu' )
		.getByRole( 'link', { name: 'Explore' } )
		.press( 'Enter' );
	const part = ( name ) => page.getByRole( 'button', { name } );
	await part( 'of the whole store' ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Split by' } );
	await expect( dialog.getByRole( 'checkbox' ).first() ).toBeFocused();
	await dialog.getByRole( 'checkbox', { name: 'Products' } ).press( 'Space' );
	await expect( part( 'by Products' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( part( 'by Products' ) ).toBeFocused();
	// The next part is one Tab away.
	await page.keyboard.press( 'Tab' );
	await expect( part( 'by day' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await page
		.getByRole( 'dialog', { name: 'Over time' } )
		.getByRole( 'button', { name: 'in total' } )
		.press( 'Enter' );
	await expect( part( 'in total' ) ).toBeFocused();
	await expect(
		page
			.getByRole( 'table', { name: 'Answer' } )
			.getByRole( 'rowheader' )
			.first()
	).not.toBeEmpty();
	await assertAccessible( page );
} );

test( 'the country that buys most is two clicks away, and a map shows it', async () => {
	const { page } = await openPage();
	await page.goto( address( '/analytics/overview' ) );
	await page
		.locator( '#adminmenu' )
		.getByRole( 'link', { name: 'Explore' } )
		.click();
	await page
		.getByRole( 'link', { name: 'Which country buys most?' } )
		.click();
	const table = page.getByRole( 'table', { name: 'Answer' } );
	await expect( table.getByRole( 'rowheader' ).first() ).toHaveText(
		'United States'
	);
	await page.getByRole( 'radio', { name: 'Map' } ).check();
	await expect(
		page.getByRole( 'application', { name: 'Net sales' } )
	).toBeVisible();
	// The same question without the ways to ask it.
	await page.goto( page.url() );
	await expect( page.getByRole( 'radio', { name: 'Map' } ) ).toBeChecked();
} );
