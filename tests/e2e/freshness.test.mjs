import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertAccessible, assertFitsEverywhere } from '../setup/checks.mjs';
import { openPage, test } from '../setup/test.mjs';
import { withoutFailedRequests } from './support/faults.mjs';

const CARDS = '.woocommerce-summary__item';

test.describe( 'the line that says how current a report is', () => {
	const open = async ( options ) => {
		const opened = await openPage( options );
		await opened.page.goto(
			address( '/analytics/orders', {
				period: 'last_month',
				compare: 'previous_year',
			} )
		);
		await opened.page.locator( CARDS ).first().waitFor();
		return opened;
	};

	for ( const width of [ 320, 390, 782 ] ) {
		test( `moves nothing when it arrives, at ${ width } pixels`, async () => {
			const { page, context } = await open( { width } );
			await page.getByText( /Data through/ ).waitFor();
			const tops = await page.evaluate( ( selector ) => {
				const cards = document.querySelector( selector );
				const facts = document.querySelector(
					'.storedeck-freshness__facts'
				);
				return [
					'',
					'<span>Updated at 4:10 am</span>',
					'<span>Data through November 22, 2026, 11:10 pm</span><span>Updated at 11:42 pm</span>',
				].map( ( markup ) => {
					if ( facts ) {
						facts.innerHTML = markup;
					}
					return cards?.getBoundingClientRect().top;
				} );
			}, CARDS );
			assert.equal( new Set( tops ).size, 1, tops.join( ', ' ) );
			await context.close();
		} );
	}

	test( 'has enough contrast with the lightest color scheme of users', async () => {
		const { page, context } = await open();
		await page.addStyleTag( {
			content: 'body { --wp-admin-theme-color: #e1a948; }',
		} );
		await assertAccessible( page, { include: '.storedeck-freshness' } );
		await context.close();
	} );

	test( 'says until when a lagging replica has all changes, and announces it', async () => {
		const { page, context, faults } = await open();
		/** @type {string | null} */
		let until = '2026-03-05 14:05:00';
		await page.route( /storedeck\/v1\/data-state/, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				json: {
					...( await response.json() ),
					replica_until: until,
				},
			} );
		} );
		const announced = page.locator( '#a11y-speak-polite' );
		const text =
			'Changes after March 5, 2026, 2:05 pm are not yet included';
		await page.getByRole( 'button', { name: 'Refresh' } ).press( 'Enter' );
		const line = page.locator( '.storedeck-freshness' );
		// The time is that of the site; the browser is in another zone.
		await line.getByText( text ).waitFor();
		assert.equal(
			await line
				.locator( 'time', { hasText: '2:05 pm' } )
				.getAttribute( 'datetime' ),
			'2026-03-05T14:05:00'
		);
		await announced.filter( { hasText: text } ).waitFor();
		await assertFitsEverywhere( page, { include: '.storedeck-freshness' } );
		// It goes away by itself.
		until = null;
		await line.getByText( text ).waitFor( { state: 'detached' } );
		await announced
			.filter( { hasText: 'All changes are included.' } )
			.waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'keeps the data when the server does not respond, and refreshes it later', async () => {
		const { page, context, faults } = await open();
		const read = async () =>
			( await page.locator( CARDS ).allInnerTexts() ).join();
		const shown = await read();
		const rows = await page.locator( 'tbody tr' ).count();
		await page.route( '**/*', ( route ) => route.abort() );
		const refresh = page.getByRole( 'button', { name: 'Refresh' } );
		await refresh.press( 'Enter' );
		await page
			.locator( '.storedeck-freshness' )
			.getByText( 'Could not update the report.' )
			.waitFor();
		assert.equal( await read(), shown );
		assert.equal( await page.locator( 'tbody tr' ).count(), rows );
		assert.deepEqual( withoutFailedRequests( faults ), [] );

		// All requests have failed.
		await page
			.locator( '.storedeck-freshness button[aria-disabled="false"]' )
			.waitFor();
		await page.unroute( '**/*' );
		await refresh.press( 'Enter' );
		await page
			.getByText( 'Could not update the report.' )
			.first()
			.waitFor( { state: 'detached' } );
		assert.equal( await read(), shown );
		await context.close();
	} );
} );
