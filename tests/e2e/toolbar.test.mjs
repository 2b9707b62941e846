import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { assertFits, findViolations } from '../setup/checks.mjs';
import { openPage, test } from '../setup/test.mjs';

const ROW = '.storedeck-toolbar';

test.describe( 'the toolbar of a report', () => {
	const open = async ( options ) => {
		const opened = await openPage( options );
		await opened.page.goto( address( '/analytics/orders' ) );
		await opened.page.locator( ROWS ).first().waitFor();
		return opened;
	};

	test( 'is one row of 48 px that stays below the header', async () => {
		const { page, faults } = await open();
		const row = page.locator( ROW );
		assert.equal( ( await row.boundingBox() ).height, 48 );
		await page.locator( ROWS ).last().scrollIntoViewIfNeeded();
		const header = await page.locator( '.storedeck-header' ).boundingBox();
		const { y } = await row.boundingBox();
		assert.equal( y, header.y + header.height );
		// Nothing covers it.
		await row
			.getByRole( 'button', { name: 'Download' } )
			.click( { trial: true } );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	for ( const width of [ 390, 782 ] ) {
		test( `fits into ${ width } px`, async () => {
			const { page } = await open( { width } );
			await assertFits( page );
			assert.deepEqual( await findViolations( page, [ ROW ] ), [] );
			await page.close();
		} );
	}

	test( 'opens the filters to add with the keyboard', async () => {
		const { page, faults } = await open();
		await page
			.locator( ROW )
			.getByRole( 'button', { name: 'Filter', exact: true } )
			.press( 'Enter' );
		await page.waitForURL( /filter=advanced/ );
		const list = page.getByRole( 'dialog', { name: 'Add a Filter' } );
		await list.getByRole( 'button' ).first().waitFor();
		await list.locator( ':focus' ).waitFor( { state: 'attached' } );
		await page.keyboard.press( 'Escape' );
		await list.waitFor( { state: 'detached' } );
		await page
			.locator( 'button:focus', { hasText: 'Add a Filter' } )
			.waitFor();
		assert.deepEqual( faults, [] );
		await page.close();
	} );
} );
