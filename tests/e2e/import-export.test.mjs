import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { signIn } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

test.describe( 'the Import and export screen', () => {
	let rest;

	const listed = async () =>
		( await rest.get( '/storedeck/v1/exports' ) ).body;
	const clear = async () => {
		for ( const { id } of await listed() ) {
			await rest.send( 'DELETE', `/storedeck/v1/exports/${ id }`, {} );
		}
	};

	test.beforeAll( async () => {
		rest = await signIn();
		await clear();
	} );

	test.afterAll( async () => {
		await clear();
	} );

	const open = async ( options ) => {
		const opened = await openPage( options );
		await opened.page.goto( address( '/import-export' ) );
		await opened.page
			.getByRole( 'group', { name: 'Your exports' } )
			.waitFor();
		return opened;
	};

	test( 'follows an export to its file, deletes it, and fits at every width', async () => {
		const begun = await rest.send(
			'POST',
			'/wc-analytics/reports/orders/export',
			{ report_args: {}, email: true }
		);
		assert.ok( begun.body.export_id );
		const { page, context } = await open();
		const list = page.getByRole( 'group', { name: 'Your exports' } );
		const link = list.getByRole( 'link', { name: /Download file/ } );
		await link.waitFor();
		await assertFitsEverywhere( page, { include: '#storedeck-root' } );
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			link.click(),
		] );
		assert.match( download.suggestedFilename(), /\.csv$/ );

		const remove = list.getByRole( 'button', { name: /^Delete/ } );
		// The row disappears at once, before the server responds.
		const removed = page.waitForResponse(
			( response ) =>
				response.url().includes( '/storedeck/v1/exports/' ) &&
				response.request().method() !== 'GET'
		);
		await remove.focus();
		await page.keyboard.press( 'Enter' );
		await removed;
		await list.getByText( 'No recent exports.' ).waitFor();
		assert.deepEqual( await listed(), [] );
		await expect( list, 'the focus stays in the list' ).toBeFocused();
		await context.close();
	} );

	test( 'imports an order file, shows its orders and undoes it', async () => {
		const { page, context } = await open();
		const files = page.getByRole( 'group', { name: 'Order files' } );
		await files
			.locator( 'input[type=file]' )
			.setInputFiles( 'tests/field/shopify-line-and-order-discount.csv' );
		const start = files.getByRole( 'button', {
			name: /^Import \d+ orders?$/,
		} );
		await start.waitFor();
		await expect( files ).toContainText( 'Shopify' );
		await assertFitsEverywhere( page, { include: '#storedeck-root' } );

		await start.click();
		const undo = files.getByRole( 'button', { name: /^Undo import/ } );
		await undo.waitFor();
		await files
			.getByRole( 'link', { name: 'Show in the Orders report' } )
			.click();
		await page.getByRole( 'table' ).getByText( /1001/ ).first().waitFor();

		await page.goBack();
		await undo.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Undo import' } )
			.click();
		await files.getByText( 'Undone', { exact: true } ).waitFor();
		await context.close();
	} );
} );
