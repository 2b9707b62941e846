import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
	deleteExports,
	exportReport,
	parseCsv,
} from '../contract/rest/support/exports.mjs';
import { signInUsers } from '../contract/rest/support/users.mjs';
import { ROWS, address } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { readMetrics } from '../setup/metric-cards.mjs';
import { php } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

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
 * The reports with what a test needs to know: the field of each
 * card, a metric below the table with its definition, a column to hide, a
 * column to sort by, a filter (and what its rows are then called), and
 * what it compares.
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
		hide: 'Shipping',
		sort: [ 'Total sales', 'total_sales' ],
		pages: true,
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
			'Customers',
			'Number of unique customers with orders or refunds',
		],
		hide: 'Customer type',
		sort: [ 'Net sales', 'net_total' ],
		pages: true,
		narrow: { filter: 'advanced', status_is: 'completed' },
	},
	{
		title: 'Products',
		path: '/analytics/products',
		stats: 'products',
		cards: SOLD,
		about: [ 'Products', 'Number of rows in the table' ],
		hide: 'Orders',
		sort: [ 'Net sales', 'net_revenue' ],
		pages: true,
		compare: { noun: 'products', field: 'product_id' },
	},
	{
		title: 'Variations',
		path: '/analytics/variations',
		stats: 'variations',
		cards: SOLD,
		about: [ 'Variations sold', 'Number of rows in the table' ],
		hide: 'Orders',
		sort: [ 'Net sales', 'net_revenue' ],
		pages: true,
		compare: {
			noun: 'variations',
			field: 'variation_id',
			filter: 'filter-variations',
		},
	},
	{
		title: 'Categories',
		isWholeYear: true,
		path: '/analytics/categories',
		stats: 'products',
		export: 'categories',
		cards: SOLD,
		about: [ 'Categories', 'Number of rows in the table' ],
		hide: 'Products',
		sort: [ 'Net sales', 'net_revenue' ],
		narrow: { search: 'books' },
		finds: /books/i,
		compare: { noun: 'categories', field: 'category_id' },
	},
	{
		title: 'Coupons',
		isWholeYear: true,
		path: '/analytics/coupons',
		stats: 'coupons',
		cards: { 'Discounted orders': 'orders_count', Amount: 'amount' },
		about: [ 'Coupons', 'Number of unique coupons' ],
		hide: 'Created',
		sort: [ 'Amount discounted', 'amount' ],
		narrow: { search: 'free' },
		finds: /free/i,
		compare: { noun: 'coupons', field: 'coupon_id' },
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
			Orders: 'orders_count',
		},
		about: [ 'Tax codes', 'Number of unique tax rates' ],
		hide: 'Rate',
		sort: [ 'Total tax', 'total_tax' ],
		narrow: { search: 'GB' },
		finds: /GB/,
		compare: { noun: 'taxes', field: 'tax_rate_id' },
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
		hide: 'IP',
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
		hide: 'SKU',
		sort: [ 'Stock', 'stock_quantity' ],
		pages: true,
		narrow: { type: 'outofstock' },
	},
	{
		title: 'Customers',
		path: '/customers',
		export: 'customers',
		cards: {},
		about: [ 'Average lifetime spend', 'Total spend ÷ customers' ],
		hide: 'Email',
		sort: [ 'Total spend', 'total_spend' ],
		pages: true,
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

const firstColumn = ( page, /** @type {Record<string, any>} */ { compare } ) =>
	page
		.locator( ROWS )
		.evaluateAll(
			( rows, at ) =>
				rows.map( ( row ) => row.children[ at ].textContent.trim() ),
			compare ? 1 : 0
		);

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

	async function open( report, query = {}, options ) {
		const opened = await openPage( options );
		await opened.page.goto( address( report.path, query ) );
		return opened;
	}

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
		// The header counts are loaded after the report.
		assert.deepEqual(
			requests.filter(
				( url ) => ! /\/(attention|favorites)\b/.test( url )
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

	async function sortAndPage( page, report ) {
		const [ label, orderby ] = report.sort;
		await page
			.locator( '.woocommerce-table__table' )
			.getByRole( 'button', { name: label, exact: true } )
			.click();
		await page.waitForURL( ( url ) => url.searchParams.has( 'orderby' ) );
		assert.equal(
			new URL( page.url() ).searchParams.get( 'orderby' ),
			orderby
		);
		await settledRows( page );
		const sorted = await firstColumn( page, report );
		if ( report.pages ) {
			await page.getByRole( 'button', { name: /Next page/i } ).click();
			await page.waitForURL( /paged=2/ );
			await settledRows( page );
			assert.notDeepEqual( await firstColumn( page, report ), sorted );
			await page.goBack();
			await settledRows( page );
			assert.deepEqual( await firstColumn( page, report ), sorted );
		}
		return sorted;
	}

	/** Hides a column; after a reload it is still hidden and the rows still sorted. */
	async function hideAndReload( page, report, sorted ) {
		const header = page.locator( '.woocommerce-table__table th', {
			hasText: new RegExp( `^${ report.hide }` ),
		} );
		assert.equal( await header.count(), 1 );
		await page.getByRole( 'button', { name: /Choose which/i } ).click();
		const saved = page.waitForResponse( ( response ) =>
			response.url().includes( 'users' )
		);
		// With a key: the menu may still be positioning.
		await page
			.getByRole( 'menuitemcheckbox', {
				name: report.hide,
				exact: true,
			} )
			.press( 'Enter' );
		await saved;
		assert.equal( await header.count(), 0 );
		await page.reload();
		await settledRows( page );
		assert.equal( await header.count(), 0 );
		assert.deepEqual( await firstColumn( page, report ), sorted );
	}

	/** Three rows give three series; Back shows all rows again. */
	async function compareThree( page, report ) {
		const rows = page.locator( ROWS );
		const compare = page
			.locator( '.woocommerce-table' )
			.getByRole( 'button', { name: 'Compare' } );
		assert.equal( await compare.getAttribute( 'aria-disabled' ), 'true' );
		for ( const at of [ 0, 1, 2 ] ) {
			// With a key: sticky elements move a frame after a scroll.
			const box = rows
				.nth( at )
				.getByRole( 'checkbox', { name: /^Select / } );
			await box.press( 'Space' );
			assert.ok( await box.isChecked() );
		}
		const names = await firstColumn( page, report );
		await compare.click();
		const { noun, filter = 'filter' } = report.compare;
		await page.waitForURL( ( url ) => url.searchParams.has( noun ) );
		const { searchParams } = new URL( page.url() );
		assert.equal( searchParams.get( filter ), `compare-${ noun }` );
		assert.equal( searchParams.get( noun )?.split( ',' ).length, 3 );
		await page.locator( '.woocommerce-legend__item' ).nth( 2 ).waitFor();
		await settledRows( page );
		assert.equal(
			await page.locator( '.woocommerce-legend__item' ).count(),
			3
		);
		assert.deepEqual(
			( await firstColumn( page, report ) ).sort(),
			names.slice( 0, 3 ).sort()
		);
		await page.locator( '.woocommerce-filters__compare' ).waitFor();
		// The dropdown names the filter, not one of the items.
		await page
			.getByRole( 'button', { name: /Show:.*Comparison/ } )
			.waitFor();
		await page.goBack();
		await settledRows( page );
		assert.ok( ( await rows.count() ) > 3 );
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
		await page.goto(
			address( report.path, {
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
			} )
		);
		await settledRows( page );
		const names = await firstColumn( page, report );
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
		assert.ok( ! head.includes( report.hide ) );
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
		test( `${ report.title } can be read, explained, sorted, paged, arranged, compared, filtered and downloaded`, async () => {
			const { page, faults, requests } = await open( report );
			await assertOpened( page, report, requests );
			await assertExplained( page, report );
			for ( const width of [ 782, 390, 1440 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				// The chart resizes after the window.
				await page.waitForFunction(
					() =>
						document.documentElement.scrollWidth <=
						window.innerWidth
				);
				await assertFits( page );
			}
			await page.goto( address( report.path, RANGE ) );
			await settledRows( page );
			if ( report.stats ) {
				await assertTotals( page, report );
			}
			const sorted = await sortAndPage( page, report );
			await hideAndReload( page, report, sorted );
			if ( report.compare ) {
				await compareThree( page, report );
			}
			await narrowAndDownload( page, report );
			assert.deepEqual( faults, [] );
			await page.close();
		} );
	}

	const [ , , products, , categories ] = REPORTS;
	const customers = REPORTS[ REPORTS.length - 1 ];

	test( 'searches the table for words that contain a comma', async () => {
		const { page, requests } = await open( customers );
		await settledRows( page );
		const field = page.getByRole( 'combobox', {
			name: 'Search by customer name',
		} );
		await field.fill( 'tyler' );
		await page
			.getByRole( 'option', { name: /All customers with names/ } )
			.click();
		await page.waitForURL( /search=tyler/ );
		await settledRows( page );
		for ( const name of await firstColumn( page, customers ) ) {
			assert.match( name, /tyler/i );
		}
		await page.goto( address( products.path, { search: 'a%2Cb%2Cc' } ) );
		await page.getByText( 'No data to display' ).waitFor();
		assert.ok(
			requests.some( ( url ) => url.includes( 'search=a%2Cb%2Cc' ) )
		);
		await page.close();
	} );

	test( 'shows no rows and sends no request when a search finds nothing', async () => {
		const { page, requests } = await open( products, {
			search: 'nothing is called like this',
		} );
		await page.getByText( 'No data to display' ).waitFor();
		await page
			.locator( '.d3-chart__empty-message', {
				hasText: 'No data for the current search',
			} )
			.waitFor();
		assert.deepEqual( await readMetrics( page ), {
			'Items sold': 0,
			'Net sales': 0,
			Orders: 0,
		} );
		assert.deepEqual(
			requests.filter( ( url ) => url.includes( '/reports/' ) ),
			[]
		);
		await page.close();
	} );

	test( 'shows the variations of a variable product and selects one', async () => {
		const { body } = await shop.get( '/wc-analytics/reports/variations', {
			after: '2024-01-01T00:00:00',
			per_page: 1,
			orderby: 'items_sold',
		} );
		const { page, faults } = await open( products, {
			...RANGE,
			filter: 'single_product',
			products: String( body[ 0 ].product_id ),
		} );
		await page
			.getByRole( 'heading', { name: 'Variations', exact: true } )
			.waitFor();
		await settledRows( page );
		await page
			.getByRole( 'button', { name: /Variations: All variations/ } )
			.waitFor();
		const rows = await page.locator( ROWS ).count();
		assert.ok( rows > 1 );
		assert.equal(
			new URL( page.url() ).searchParams.has( 'is-variable' ),
			false
		);
		await page
			.locator( ROWS )
			.first()
			.getByRole( 'checkbox' )
			.press( 'Space' );
		await page
			.locator( ROWS )
			.nth( 1 )
			.getByRole( 'checkbox' )
			.press( 'Space' );
		await page
			.locator( '.woocommerce-table' )
			.getByRole( 'button', { name: 'Compare' } )
			.click();
		await page.waitForURL( /filter-variations=compare-variations/ );
		await settledRows( page );
		await page.waitForFunction(
			( selector ) => document.querySelectorAll( selector ).length === 2,
			ROWS
		);
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'links from a category to its products and to a single product', async () => {
		const { page, faults } = await open( categories, RANGE );
		const rows = await settledRows( page );
		await rows.first().getByRole( 'link' ).first().click();
		await page.waitForURL( /filter=single_category/ );
		await page
			.getByRole( 'heading', { name: 'Products', exact: true } )
			.waitFor();
		await settledRows( page );
		assert.match( page.url(), /period=last_year/ );
		assert.equal(
			await page.getByRole( 'checkbox', { name: 'Select all' } ).count(),
			0
		);
		await rows.first().getByRole( 'link' ).first().click();
		await page.waitForURL( /filter=single_product/ );
		await settledRows( page );
		assert.deepEqual( faults, [] );
		await page.close();
	} );
} );
