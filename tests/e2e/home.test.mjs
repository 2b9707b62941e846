import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const amount = ( text ) => Number( text.replace( /[^0-9.-]/g, '' ) );

test.describe( 'Home', () => {
	let rest;

	test.beforeAll( async () => {
		rest = await signIn();
	} );

	const cardOf = ( page, label ) =>
		page.locator( '.storedeck-metric-card', { hasText: label } );

	const valueOf = async ( page, label ) => {
		const value = cardOf( page, label ).locator(
			'.storedeck-metric-card__value bdi'
		);
		await value.waitFor();
		return amount( await value.innerText() );
	};

	test( 'shows today and what waits without a request, the week, and fits at every width', async ( {
		page,
		faults,
		requests,
	} ) => {
		await page.goto( address( '/' ) );
		const sales = await valueOf( page, 'Total sales' );
		await page.getByRole( 'heading', { name: /to process$/ } ).waitFor();
		assert.deepEqual(
			requests.filter( ( url ) =>
				/interval=hour|\/attention|\/allowed/.test(
					decodeURIComponent( url )
				)
			),
			[]
		);
		const today = await page.evaluate( () => {
			const { timeZone } = window.storedeckSettings;
			return new Intl.DateTimeFormat( 'sv-SE', { timeZone } ).format();
		} );
		const { body } = await rest.get( '/wc-analytics/reports/orders/stats', {
			interval: 'hour',
			after: `${ today }T00:00:00`,
			before: `${ today }T23:59:59`,
			per_page: 100,
		} );
		assert.equal( sales, body.totals.total_sales );
		assert.match(
			await cardOf( page, 'Orders' ).innerText(),
			/Last \w+day until \d+:\d+ [ap]m:/
		);

		await page
			.locator( '.storedeck-answer p', { hasText: ' on ' } )
			.waitFor();
		await page.locator( '.storedeck-running-out li' ).first().waitFor();
		await page.locator( '.storedeck-note' ).first().waitFor();
		await page.locator( '.storedeck-tools' ).waitFor();
		await assertFitsEverywhere( page );

		await page.getByLabel( 'This week' ).focus();
		await page.keyboard.press( 'Space' );
		await page
			.getByRole( 'heading', { level: 2, name: 'This week' } )
			.waitFor();
		assert.equal(
			new URL( page.url() ).searchParams.get( 'metrics_period' ),
			'week'
		);
		await cardOf( page, 'Total sales' )
			.getByText( /Previous week until \d+:\d+ [ap]m: -?\$/ )
			.waitFor();
		assert.ok( ( await valueOf( page, 'Total sales' ) ) >= sales );
		await cardOf( page, 'Total sales' )
			.locator( '.storedeck-metric-card__link' )
			.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		assert.match( page.url(), /period=week/ );
		assert.match( page.url(), /chart=total_sales/ );
		assert.deepEqual( faults, [] );
	} );

	test( 'lets a manager work off what waits, with undo', async ( {
		page,
		faults,
	} ) => {
		await page.goto( address( '/' ) );
		const count = async () =>
			amount(
				await page
					.getByRole( 'heading', { name: /to process$/ } )
					.innerText()
			);
		const button = page.getByRole( 'button', {
			name: /^Mark as completed/,
		} );
		await button.first().waitFor();
		const before = await count();
		await button.first().focus();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'heading', {
				name: `${ before - 1 } orders to process`,
			} )
			.waitFor();
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await page
			.getByRole( 'heading', { name: `${ before } orders to process` } )
			.waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'moves nothing while its cards load', async () => {
		const { page } = await openPage( { width: 782, height: 900 } );
		await page.addInitScript( () => {
			window.shift = 0;
			new PerformanceObserver( ( list ) =>
				list.getEntries().forEach( ( { value } ) => {
					window.shift += value ?? 0;
				} )
			).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.goto( address( '/' ) );
		await page.locator( '.storedeck-running-out li' ).first().waitFor();
		await page.locator( '.storedeck-note' ).first().waitFor();
		const shift = await page.evaluate( () => window.shift );
		assert.ok( shift < 0.02, `a shift of ${ shift }` );
	} );
} );
