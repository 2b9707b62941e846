import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { openPage, test } from '../setup/test.mjs';

/** A year with several pages of orders in the demo store. */
const YEAR = {
	period: 'custom',
	compare: 'previous_year',
	after: '2025-01-01',
	before: '2025-12-31',
};

test.describe( 'the URL of a report', () => {
	/** Waits until the page shows the state of its URL. */
	async function settled( page ) {
		await page.locator( ROWS ).first().waitFor();
		await page.waitForFunction(
			() =>
				! document.querySelector( '.storedeck-busy, [aria-busy=true]' )
		);
	}

	/** What the screen shows. */
	const readScreen = ( page ) =>
		page.evaluate( ( selector ) => {
			const texts = ( of ) =>
				[ ...document.querySelectorAll( of ) ].map( ( element ) =>
					element.innerText.replace( /\s+/g, ' ' ).trim()
				);
			return {
				title: document.title,
				cards: texts( '.woocommerce-summary__item-container' ),
				interval: /** @type {HTMLSelectElement | null} */ (
					document.querySelector( '.woocommerce-chart select' )
				)?.value,
				legend: texts( '.woocommerce-legend__item' ),
				rows: texts( selector ),
				paging: texts( '.woocommerce-pagination' ),
			};
		}, ROWS );

	test( 'restores each earlier state with the Back button', async () => {
		const { page, faults } = await openPage();
		await page.goto(
			address( '/analytics/orders', { ...YEAR, per_page: '25' } )
		);
		await settled( page );
		/** @type {[ string, () => import('@playwright/test').Locator ][]} */
		const changes = [
			[ 'chart', () => page.getByRole( 'link', { name: /^Net sales/ } ) ],
			[
				'chartType',
				() => page.getByRole( 'menuitemradio', { name: /bar/i } ),
			],
			[ 'paged', () => page.getByRole( 'button', { name: /Next/ } ) ],
			[
				'orderby',
				() =>
					page
						.locator( 'thead th', { hasText: 'Items sold' } )
						.locator( 'button' ),
			],
			[ 'paged', () => page.getByRole( 'button', { name: /Next/ } ) ],
		];
		/** @type {[ string, unknown ][]} */
		const seen = [ [ page.url(), await readScreen( page ) ] ];
		for ( const [ parameter, find ] of changes ) {
			const [ earlier ] = seen[ seen.length - 1 ];
			const value = new URL( earlier ).searchParams.get( parameter );
			await find().first().click();
			await page.waitForURL(
				( { searchParams } ) => searchParams.get( parameter ) !== value
			);
			await settled( page );
			seen.push( [ page.url(), await readScreen( page ) ] );
		}
		for ( const [ url, screen ] of seen.slice( 0, -1 ).reverse() ) {
			await page.goBack();
			await settled( page );
			assert.equal( page.url(), url );
			assert.deepEqual( await readScreen( page ), screen );
		}
		assert.deepEqual( faults, [] );
		await page.close();
	} );
} );
