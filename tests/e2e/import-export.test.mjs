import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertAccessible, assertFitsEverywhere } from '../setup/checks.mjs';
import { signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

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
	const axe = async ( page ) => {
		await assertAccessible( page, { include: '#storedeck-root' } );
	};

	test( 'links to a report when nothing was exported', async () => {
		const { page, context, faults } = await open();
		await page
			.getByRole( 'link', { name: 'Open the Orders report' } )
			.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Orders' } )
			.waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'follows an export to its file, which equals the report, and deletes it', async () => {
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
		await axe( page );
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
		assert.ok(
			await list.evaluate(
				( element ) => element === element.ownerDocument.activeElement
			),
			'the focus stays in the list'
		);
		await context.close();
	} );

	test( 'retries when loading fails', async ( { page } ) => {
		await page.route( /storedeck\/v1\/exports/, ( route ) =>
			route.fulfill( {
				status: 500,
				contentType: 'application/json',
				body: '{"code":"broken","message":"The disk is full."}',
			} )
		);
		await page.goto( address( '/import-export' ) );
		const alert = page.getByRole( 'alert' ).filter( {
			hasText: 'Could not load exports.',
		} );
		await alert.waitFor();
		// The rest of the page still works.
		await page
			.getByRole( 'heading', { name: 'Import historical data' } )
			.waitFor();
		await page.unroute( /storedeck\/v1\/exports/ );
		await alert.getByRole( 'button' ).click();
		await page.getByRole( 'group', { name: 'Your exports' } ).waitFor();
	} );

	test( 'fits and is accessible at every width', async () => {
		const { page, context } = await open();
		await assertFitsEverywhere( page, { include: '#storedeck-root' } );
		await context.close();
	} );
} );
