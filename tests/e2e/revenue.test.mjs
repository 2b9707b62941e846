import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ROWS, address } from '../setup/browser.mjs';
import { readRawOrders, totalsOf } from '../setup/raw-orders.mjs';
import { readMetrics } from '../setup/metric-cards.mjs';
import { php } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

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

	async function open( query, options ) {
		const opened = await openPage( options );
		await opened.page.goto( address( '/analytics/revenue', query ) );
		return opened;
	}

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

	test( 'opens with month to date and the totals of the raw orders', async () => {
		const { page, faults } = await open( {} );
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		await assertTotals( page, `${ today.slice( 0, 8 ) }01`, today );
		assert.match(
			await page.title(),
			/^Revenue ‹ Analytics ‹ .+ — Storedeck$/
		);
		assert.equal(
			await page
				.locator( '#adminmenu .wp-submenu .current' )
				.first()
				.innerText(),
			'Revenue'
		);
		await page.locator( '.woocommerce-chart svg' ).first().waitFor();
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'needs no request for its first paint', async () => {
		for ( const query of [
			{},
			{ period: 'today', compare: 'previous_period' },
			{ period: 'last_week', compare: 'previous_year' },
			{ period: 'last_year', compare: 'previous_period' },
			{
				period: 'custom',
				compare: 'previous_year',
				after: '2026-02-01',
				before: '2026-03-10',
			},
		] ) {
			const { page, requests } = await open( query );
			await readMetrics( page );
			await page.locator( ROWS ).first().waitFor();
			await page.locator( '.woocommerce-chart svg' ).first().waitFor();
			assert.deepEqual(
				requests.filter( ( url ) => url.includes( 'reports' ) ),
				[],
				JSON.stringify( query )
			);
			await page.close();
		}
	} );

	const year = new Date().getUTCFullYear() - 1;
	for ( const [ name, first, last ] of [
		[ 'a month', `${ year }-04-01`, `${ year }-04-30` ],
		[ 'a year', `${ year }-01-01`, `${ year }-12-31` ],
		[ 'a custom range', `${ year }-02-17`, `${ year }-06-03` ],
		[
			'a range across the change of clocks',
			`${ year }-03-05`,
			`${ year }-03-15`,
		],
		[ 'the day of 25 hours', `${ year }-11-02`, `${ year }-11-02` ],
	] ) {
		test( `shows the totals of the raw orders for ${ name }`, async () => {
			const { page } = await open( {
				period: 'custom',
				compare: 'previous_year',
				after: first,
				before: last,
			} );
			await assertTotals( page, first, last );
			await page.close();
		} );
	}

	test( 'changes the period in the date range picker with the keyboard alone', async () => {
		const { page } = await open( {} );
		await readMetrics( page );
		const button = page.getByRole( 'button', { name: /Month to date/ } );
		await button.focus();
		await page.keyboard.press( 'Enter' );
		const preset = page.getByRole( 'radio', {
			name: 'Last year',
			exact: true,
		} );
		await preset.focus();
		await page.keyboard.press( 'Space' );
		await page.getByRole( 'button', { name: 'Update' } ).focus();
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /period=last_year/ );
		const changed = page.getByRole( 'button', { name: /Last year/ } );
		await changed.waitFor();
		assert.ok(
			await changed.evaluate( ( element ) =>
				element.matches( ':focus' )
			),
			'the focus is back on the button'
		);
		await page.waitForFunction(
			() => ! document.querySelector( '[aria-busy="true"]' )
		);
		const last = Number( today.slice( 0, 4 ) ) - 1;
		await assertTotals( page, `${ last }-01-01`, `${ last }-12-31` );

		await page.goBack();
		await page.getByRole( 'button', { name: /Month to date/ } ).waitFor();
		await page.waitForFunction(
			() => ! document.querySelector( '[aria-busy="true"]' )
		);
		await assertTotals( page, `${ today.slice( 0, 8 ) }01`, today );
		await page.close();
	} );

	test( 'accepts a custom period on a small screen', async () => {
		const { page } = await open( {}, { width: 375, height: 553 } );
		await page.getByRole( 'button', { name: /Month to date/ } ).click();
		await page.getByRole( 'tab', { name: 'Custom' } ).click();
		await page
			.getByRole( 'textbox', { name: 'Start Date' } )
			.fill( '02/03/2026' );
		await page
			.getByRole( 'textbox', { name: 'End Date' } )
			.fill( '02/05/2026' );
		const update = page.getByRole( 'button', { name: 'Update' } );
		const { y, height } = await update.boundingBox();
		assert.ok(
			y + height <= 553,
			`Update ends at ${ y + height } of 553 px`
		);
		await update.click();
		await page.waitForURL( /after=2026-02-03&before=2026-02-05/ );
		await page.close();
	} );

	test( 'downloads every row of the table', async () => {
		const last = Number( today.slice( 0, 4 ) ) - 1;
		const { page } = await open( {
			period: 'last_year',
			compare: 'previous_year',
		} );
		// More rows than one page: the server makes the file.
		await page.getByRole( 'button', { name: 'Download' } ).click();
		const file = page
			.getByRole( 'region', { name: 'Exports' } )
			.getByRole( 'link', { name: /^Download file: Revenue/ } );
		await file.waitFor();
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			file.click(),
		] );
		const csv = readFileSync( await download.path(), 'utf8' ).replace(
			/^\uFEFF/,
			''
		);
		const [ header, ...lines ] = csv.split( /\r?\n/ ).filter( Boolean );
		assert.match( header, /^Date,Orders,/ );
		assert.equal( lines.length, last % 4 ? 365 : 366 );
		const cents = lines.reduce(
			( sum, line ) =>
				sum + Math.round( Number( line.split( ',' ).at( -1 ) ) * 100 ),
			0
		);
		const { total_sales: total } = totalsOf(
			orders,
			`${ last }-01-01T00:00:00`,
			`${ last }-12-31T23:59:59`
		);
		assert.equal( cents, Math.round( total * 100 ) );
		assert.match(
			download.suggestedFilename(),
			/^revenue_\d{4}-\d\d-\d\d_.*\.csv$/
		);
		await page.close();
	} );
} );
