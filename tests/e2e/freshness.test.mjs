import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertAccessible, assertFitsEverywhere } from '../setup/checks.mjs';
import { test } from '../setup/test.mjs';

const CARDS = '.woocommerce-summary__item';
const LINE = '.storedeck-freshness';

test.describe( 'the line that says how current a report is', () => {
	/** Where the cards begin, below texts of different lengths, which React does not know. */
	const readTops = ( page ) =>
		page.evaluate( ( selector ) => {
			const facts = /** @type {Element} */ (
				document.querySelector( '.storedeck-freshness__facts' )
			);
			return [
				'',
				'<span>Updated at 4:10 am</span>',
				'<span>Data through November 22, 2026, 11:10 pm</span><span>Updated at 11:42 pm</span>',
			].map( ( markup ) => {
				facts.innerHTML = markup;
				return document
					.querySelector( selector )
					.getBoundingClientRect().top;
			} );
		}, CARDS );

	test( 'says until when a lagging replica has all changes, and moves nothing when it arrives', async ( {
		page,
		faults,
	} ) => {
		await page.goto(
			address( '/analytics/orders', {
				period: 'last_month',
				compare: 'previous_year',
			} )
		);
		await page.locator( CARDS ).first().waitFor();
		const line = page.locator( LINE );
		await line.getByText( /Data through/ ).waitFor();

		await page.route( /storedeck\/v1\/data-state/, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				json: {
					...( await response.json() ),
					replica_until: '2026-03-05 14:05:00',
				},
			} );
		} );
		await page.getByRole( 'button', { name: 'Refresh' } ).press( 'Enter' );
		// The time is that of the site; the browser is in another zone.
		await line
			.getByText(
				'Changes after March 5, 2026, 2:05 pm are not yet included'
			)
			.waitFor();
		await assertFitsEverywhere( page, { include: LINE } );
		// The lightest color scheme of users.
		await page.addStyleTag( {
			content: 'body { --wp-admin-theme-color: #e1a948; }',
		} );
		await assertAccessible( page, { include: LINE } );
		assert.deepEqual( faults, [] );

		for ( const width of [ 320, 390, 782 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const tops = await readTops( page );
			assert.equal( new Set( tops ).size, 1, `${ width } px: ${ tops }` );
		}
	} );
} );
