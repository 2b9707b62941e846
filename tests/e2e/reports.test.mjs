import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
	deleteExports,
	exportReport,
	parseCsv,
} from '../contract/rest/support/exports.mjs';
import { signInUsers } from '../contract/rest/support/users.mjs';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import { assertAccessible } from '../setup/checks.mjs';
import { readMetrics } from '../setup/metric-cards.mjs';
import { php } from '../setup/site.mjs';
import { expect, test } from '../setup/test.mjs';

const SOLD = {
	'Items sold': 'items_sold',
	'Net sales': 'net_revenue',
	Orders: 'orders_count',
};

/** A week: every table has all its rows on the page. */
const WEEK = [ '2026-03-02', '2026-03-08' ];

/** An IP address with a download in that week. */
async function firstAddress( shop ) {
	const [ first, last ] = WEEK;
	const { body } = await shop.get( '/wc-analytics/reports/downloads', {
		after: `${ first }T00:00:00`,
		before: `${ last }T23:59:59`,
	} );
	return body[ 0 ].ip_address;
}

/**
 * The reports with what a test needs to know: the field of each card, a metric
 * below the table with its definition, a column to sort by and a filter (and what its
 * rows are then called).
 */
/** @type {Record<string, any>[]} */
const REPORTS = [
	{
		title: 'Revenue',
		path: '/analytics/revenue',
		stats: 'revenue',
		cards: {
			'Gross sales': 'gross_sales',
			Returns: 'refunds',
			Coupons: 'coupons',
			'Net sales': 'net_revenue',
			Taxes: 'taxes',
			Shipping: 'shipping',
			'Total sales': 'total_sales',
		},
		about: [ 'Days', 'Last day − first day + 1' ],
		sort: [ 'Total sales', 'total_sales' ],
	},
	{
		title: 'Orders',
		path: '/analytics/orders',
		stats: 'orders',
		cards: {
			Orders: 'orders_count',
			'Net sales': 'net_revenue',
			'Average order value': 'avg_order_value',
		},
		about: [
			'Customers with orders',
			'Number of unique customers with orders or refunds',
		],
		sort: [ 'Net sales', 'net_total' ],
		narrow: { filter: 'advanced', status_is: 'completed' },
	},
	{
		title: 'Products',
		path: '/analytics/products',
		stats: 'products',
		cards: SOLD,
		about: [ 'Products', 'Number of rows in the table' ],
		sort: [ 'Net sales', 'net_revenue' ],
	},
	{
		title: 'Variations',
		path: '/analytics/variations',
		stats: 'variations',
		cards: SOLD,
		about: [ 'Variations sold', 'Number of rows in the table' ],
		sort: [ 'Net sales', 'net_revenue' ],
	},
	{
		title: 'Categories',
		isWholeYear: true,
		path: '/analytics/categories',
		stats: 'products',
		export: 'categories',
		cards: SOLD,
		about: [ 'Categories', 'Number of rows in the table' ],
		sort: [ 'Net sales', 'net_revenue' ],
		narrow: { search: 'books' },
		finds: /books/i,
	},
	{
		title: 'Coupons',
		isWholeYear: true,
		path: '/analytics/coupons',
		stats: 'coupons',
		cards: { 'Discounted orders': 'orders_count', Amount: 'amount' },
		about: [ 'Coupons used', 'Number of unique coupons' ],
		sort: [ 'Amount discounted', 'amount' ],
		narrow: { search: 'free' },
		finds: /free/i,
	},
	{
		title: 'Taxes',
		isWholeYear: true,
		path: '/analytics/taxes',
		stats: 'taxes',
		cards: {
			'Total tax': 'total_tax',
			'Order tax': 'order_tax',
			'Shipping tax': 'shipping_tax',
			'Taxed orders': 'orders_count',
		},
		about: [ 'Tax codes', 'Number of unique tax rates' ],
		sort: [ 'Total tax', 'total_tax' ],
		narrow: { search: 'GB' },
		finds: /GB/,
	},
	{
		title: 'Downloads',
		path: '/analytics/downloads',
		stats: 'downloads',
		cards: { Downloads: 'download_count' },
		about: [
			'Downloads',
			'Number of downloads; repeat downloads are counted.',
		],
		sort: [ 'Product title', 'product' ],
		narrow: async ( shop ) => ( {
			filter: 'advanced',
			ip_address_includes: await firstAddress( shop ),
		} ),
	},
	{
		title: 'Stock',
		path: '/analytics/stock',
		export: 'stock',
		cards: {},
		about: [
			'Low stock',
			'Current number of products and variations with this status',
		],
		sort: [ 'Stock', 'stock_quantity' ],
		narrow: { type: 'outofstock' },
	},
	{
		title: 'Customers',
		path: '/customers',
		export: 'customers',
		cards: {},
		about: [ 'Average lifetime spend', 'Total spend ÷ customers' ],
		sort: [ 'Total spend', 'total_spend' ],
		narrow: { filter: 'advanced', country_includes: 'CA' },
	},
];

/** The period of every test: long enough for every table to have rows. */
const RANGE = { period: 'last_year', compare: 'previous_period' };

/** The rows, once the previous ones are replaced. */
async function settledRows( page ) {
	await page.locator( ROWS ).first().waitFor();
	await page
		.locator( '.woocommerce-table__table[aria-busy="true"], .is-busy' )
		.first()
		.waitFor( { state: 'detached' } );
	return page.locator( ROWS );
}

const readRowHeaders = ( page ) =>
	page.locator( `${ ROWS } th` ).allTextContents();

test.describe( 'the reports', () => {
	let shop;
	let preferences;

	test.beforeAll( async () => {
		shop = ( await signInUsers( 'e2e' ) ).manager;
		preferences = php(
			"return array_map( static fn( $values ) => $values[0], array_filter( get_user_meta( 1 ), static fn( $key ) => str_contains( $key, '_report_columns' ), ARRAY_FILTER_USE_KEY ) );"
		);
	} );

	test.afterAll( async () => {
		deleteExports( 'e2e_manager' );
		// The hidden column is shown again.
		php(
			`foreach ( array_keys( get_user_meta( 1 ) ) as $key ) { if ( str_contains( $key, '_report_columns' ) ) { delete_user_meta( 1, $key ); } } foreach ( json_decode( '${ JSON.stringify(
				Array.isArray( preferences ) ? {} : preferences
			) }', true ) as $key => $value ) { update_user_meta( 1, $key, $value ); } return 1;`
		);
	} );

	/** It opens with its menu item current and without a request. */
	async function assertOpened( page, report, requests ) {
		await page
			.getByRole( 'heading', { level: 1, name: report.title } )
			.waitFor();
		await settledRows( page );
		if ( report.stats ) {
			await readMetrics( page );
			await page.locator( '.woocommerce-chart svg' ).first().waitFor();
		} else {
			assert.equal(
				await page.locator( '.woocommerce-chart' ).count(),
				0
			);
			assert.equal(
				await page
					.getByRole( 'button', { name: /Date Range/ } )
					.count(),
				0
			);
		}
		assert.match(
			await page.title(),
			new RegExp( `^${ report.title } ‹ .+ — Storedeck$` )
		);
		assert.equal(
			await page
				.locator( '#adminmenu .wp-submenu .current' )
				.first()
				.innerText(),
			report.title
		);
		// The header counts and what items are compared with are loaded after the
		// report.
		assert.deepEqual(
			requests.filter(
				( url ) =>
					! /\/(attention|favorites)\b|[?&]segmentby=/.test( url )
			),
			[]
		);
	}

	/** A metric below the table shows its definition on a key press. */
	async function assertExplained(
		page,
		/** @type {Record<string, any>} */ { about: [ label, formula ] }
	) {
		const button = page
			.getByRole( 'complementary', { name: 'Summary' } )
			.getByRole( 'button', { name: `About ${ label }`, exact: true } );
		await button.press( 'Enter' );
		const info = page.getByRole( 'dialog', { name: label } );
		await info.getByText( formula ).waitFor();
		await info.getByRole( 'link', { name: /^View / } ).waitFor();
		await assertAccessible( page, {
			include: [ '#storedeck-root', '.storedeck-metric-info' ],
			// The popover is outside the landmarks, like all WordPress popovers.
			without: [ 'region' ],
		} );
		await page.keyboard.press( 'Escape' );
		await info.waitFor( { state: 'detached' } );
		assert.ok(
			await button.evaluate( ( element ) => element.matches( ':focus' ) )
		);
	}

	async function assertTotals( page, report ) {
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		const { body } = await shop.get(
			`/wc-analytics/reports/${ report.stats }/stats`,
			{
				after: `${ year }-01-01T00:00:00`,
				before: `${ year }-12-31T23:59:59`,
				interval: 'year',
			}
		);
		const cards = await readMetrics( page );
		for ( const [ label, field ] of Object.entries( report.cards ) ) {
			assert.equal(
				cards[ label ],
				Math.round( body.totals[ field ] * 100 ) / 100,
				label
			);
		}
	}

	/**
	 * Filtered to one page, the file made in the browser has the columns
	 * of the table and the same values as the file made by the server.
	 */
	async function narrowAndDownload( page, report ) {
		const [ , orderby ] = report.sort;
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		const [ first, last ] = report.isWholeYear
			? [ `${ year }-01-01`, `${ year }-12-31` ]
			: WEEK;
		const narrow =
			typeof report.narrow === 'function'
				? await report.narrow( shop )
				: report.narrow;
		await navigate( page, report.path, {
			...( report.stats && {
				period: 'custom',
				compare: 'previous_period',
				after: first,
				before: last,
			} ),
			...narrow,
			orderby,
			order: 'desc',
			per_page: '100',
		} );
		await page
			.getByRole( 'columnheader', { name: report.sort[ 0 ] } )
			.and( page.locator( '[aria-sort="descending"]' ) )
			.first()
			.waitFor();
		await settledRows( page );
		const names = await readRowHeaders( page );
		assert.equal( await page.getByText( 'No data to display' ).count(), 0 );
		for ( const name of report.finds ? names : [] ) {
			assert.match( name, report.finds );
		}
		const [ file ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page
				.getByRole( 'button', { name: 'Download', exact: true } )
				.click(),
		] );
		/** @type {any[]} */
		const [ head, ...lines ] = parseCsv(
			readFileSync( await file.path(), 'utf8' )
		);
		const seen = await page
			.locator(
				'.woocommerce-table__table thead th:not(.is-checkbox-column)'
			)
			.evaluateAll( ( cells ) =>
				cells.map( ( cell ) =>
					String( cell.querySelector( 'bdi' )?.textContent ).trim()
				)
			);
		assert.deepEqual( head, seen );
		assert.equal( lines.length, names.length );
		const [ all, ...rows ] = await exportReport(
			shop,
			report.export ?? report.stats,
			{
				...( report.stats && {
					after: `${ first }T00:00:00`,
					before: `${ last }T23:59:59`,
				} ),
				...( report.title === 'Revenue' && { interval: 'day' } ),
				...narrow,
				filter: undefined,
				search: undefined,
				orderby,
				order: 'desc',
			}
		);
		const same = rows.map( ( cells ) =>
			head.map( ( label ) => cells[ all.indexOf( label ) ] )
		);
		// Names replace ids, which only the page has looked up.
		assert.deepEqual(
			lines,
			report.finds
				? same.filter( ( [ name ] ) => names.includes( name ) )
				: same
		);
	}

	for ( const report of REPORTS ) {
		test( `${ report.title } opens without a request, explains a metric, and downloads the filtered rows of the server`, async ( {
			page,
			faults,
			requests,
		} ) => {
			await page.goto( address( report.path, RANGE ) );
			await assertOpened( page, report, requests );
			if ( report.stats ) {
				await assertTotals( page, report );
			}
			await assertExplained( page, report );
			await narrowAndDownload( page, report );
			assert.deepEqual( faults, [] );
		} );
	}

	test( 'Products is sorted, paged, arranged and compared, and stays so after a reload', async ( {
		page,
		faults,
	} ) => {
		await page.goto( address( '/analytics/products', RANGE ) );
		await settledRows( page );
		const table = page.locator( '.woocommerce-table__table' );
		await table
			.getByRole( 'button', { name: 'Net sales', exact: true } )
			.click();
		await page.waitForURL( /orderby=net_revenue/ );
		await settledRows( page );
		const sorted = await readRowHeaders( page );
		await page.getByRole( 'button', { name: /Next page/i } ).click();
		await page.waitForURL( /paged=2/ );
		await settledRows( page );
		assert.notDeepEqual( await readRowHeaders( page ), sorted );
		await page.goBack();
		await settledRows( page );
		assert.deepEqual( await readRowHeaders( page ), sorted );

		const header = table.getByRole( 'columnheader', { name: 'Orders' } );
		await expect( header ).toHaveCount( 1 );
		await page.getByRole( 'button', { name: /Choose which/i } ).click();
		const saved = page.waitForResponse( ( response ) =>
			response.url().includes( 'users' )
		);
		// With a key: the menu may still be positioning.
		await page
			.getByRole( 'menuitemcheckbox', { name: 'Orders', exact: true } )
			.press( 'Enter' );
		await saved;
		await expect( header ).toHaveCount( 0 );
		await page.reload();
		await settledRows( page );
		await expect( header ).toHaveCount( 0 );
		assert.deepEqual( await readRowHeaders( page ), sorted );

		// Three rows give three lines; Back shows all rows again.
		const rows = page.locator( ROWS );
		const compare = page
			.locator( '.woocommerce-table' )
			.getByRole( 'button', { name: 'Compare' } );
		await expect( compare ).toHaveAttribute( 'aria-disabled', 'true' );
		for ( const at of [ 0, 1, 2 ] ) {
			// With a key: sticky elements move a frame after a scroll.
			const box = rows
				.nth( at )
				.getByRole( 'checkbox', { name: /^Select / } );
			await box.press( 'Space' );
			await expect( box ).toBeChecked();
		}
		await compare.click();
		await page.waitForURL( /filter=compare-products/ );
		await expect( page.locator( '.woocommerce-legend__item' ) ).toHaveCount(
			3
		);
		await expect( rows ).toHaveCount( 3 );
		assert.deepEqual(
			( await readRowHeaders( page ) ).sort(),
			sorted.slice( 0, 3 ).sort()
		);
		// The dropdown names the filter, not one of the items.
		await page
			.getByRole( 'button', { name: /Show:.*Comparison/ } )
			.waitFor();
		await page.goBack();
		await expect.poll( () => rows.count() ).toBeGreaterThan( 3 );
		assert.deepEqual( faults, [] );
	} );
} );
