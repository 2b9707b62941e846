import assert from 'node:assert/strict';
import { address } from '../../setup/browser.mjs';
import { signIn } from '../../setup/site.mjs';
import { test } from '../../setup/test.mjs';

test.describe( 'a store on WebAssembly PHP', () => {
	test( 'shows the Revenue report with the totals of its REST API', async ( {
		page,
		faults,
	} ) => {
		await page.goto(
			address( '/analytics/revenue', {
				period: 'year',
				compare: 'previous_year',
			} ),
			{ timeout: 60000 }
		);
		// While it loads, a card has no number.
		const value = page
			.locator( '.woocommerce-summary__item-value', { hasText: /\d/ } )
			.last();
		await value.waitFor( { timeout: 60000 } );
		const total = Number(
			( await value.innerText() ).replace( /[^0-9.-]/g, '' )
		);
		assert.ok( total > 0 );

		const api = await signIn();
		const year = (
			await page
				.locator( '.woocommerce-dropdown-button' )
				.first()
				.innerText()
		).match( /\d{4}/ )[ 0 ];
		const { body } = await api.get( '/wc-analytics/reports/revenue/stats', {
			after: `${ year }-01-01T00:00:00`,
			before: `${ year }-12-31T23:59:59`,
		} );
		assert.equal( body.totals.total_sales, total );
		assert.deepEqual( faults, [] );
	} );
} );
