import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { readRawOrders, totalsOf } from '../setup/raw-orders.mjs';
import { readMetrics } from '../setup/metric-cards.mjs';
import { php } from '../setup/site.mjs';
import { expect, test } from '../setup/test.mjs';

const CARDS = {
	'Gross sales': 'gross_sales',
	Returns: 'refunds',
	Coupons: 'coupons',
	'Net sales': 'net_revenue',
	Taxes: 'taxes',
	Shipping: 'shipping',
	'Total sales': 'total_sales',
};

test.describe( 'the Revenue report', () => {
	let orders;
	let today;

	test.beforeAll( async () => {
		orders = readRawOrders( php( 'return wp_timezone_string();' ) );
		today = php( "return wp_date( 'Y-m-d' );" );
	} );

	async function assertTotals( page, first, last ) {
		const cards = await readMetrics( page );
		const expected = totalsOf(
			orders,
			`${ first }T00:00:00`,
			`${ last }T23:59:59`
		);
		for ( const [ label, key ] of Object.entries( CARDS ) ) {
			assert.equal( cards[ label ], expected[ key ], label );
		}
	}

	test( 'opens without a request with month to date and the totals of the raw orders', async ( {
		page,
		faults,
		requests,
	} ) => {
		const first = `${ today.slice( 0, 8 ) }01`;
		/** @type {[ Record<string, string>, [ string, string ] ][]} */
		const periods = [
			[ {}, [ first, today ] ],
			[
				{
					period: 'custom',
					compare: 'previous_year',
					after: '2026-02-01',
					before: '2026-03-10',
				},
				[ '2026-02-01', '2026-03-10' ],
			],
		];
		for ( const [ query, range ] of periods ) {
			await page.goto( address( '/analytics/revenue', query ) );
			await page
				.getByRole( 'heading', { level: 1, name: 'Revenue' } )
				.waitFor();
			await assertTotals( page, ...range );
			await page.locator( ROWS ).first().waitFor();
			await page.locator( '.woocommerce-chart svg' ).first().waitFor();
			assert.deepEqual(
				requests.filter( ( url ) => /reports/.test( url ) ),
				[],
				JSON.stringify( query )
			);
		}
		await expect( page ).toHaveTitle(
			/^Revenue ‹ Analytics ‹ .+ — Storedeck$/
		);
		await expect(
			page.locator( '#adminmenu .wp-submenu .current' ).first()
		).toHaveText( 'Revenue' );
		assert.deepEqual( faults, [] );
	} );
} );
