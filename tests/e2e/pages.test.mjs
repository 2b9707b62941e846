import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { address } from '../setup/browser.mjs';
import { assertAccessible, waitForAnimations } from '../setup/checks.mjs';
import { mustUse, signIn } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

/** Every report page: name, path and the element that shows that it is drawn. */
const TABLE = '.woocommerce-table__table:not(.is-loading) table';
const PAGES = [
	[ 'Overview', '/analytics/overview' ],
	[ 'Revenue', '/analytics/revenue' ],
	[ 'Orders', '/analytics/orders' ],
	[ 'Products', '/analytics/products' ],
	[ 'Variations', '/analytics/variations' ],
	[ 'Categories', '/analytics/categories' ],
	[ 'Coupons', '/analytics/coupons' ],
	[ 'Taxes', '/analytics/taxes' ],
	[ 'Downloads', '/analytics/downloads' ],
	[ 'Stock', '/analytics/stock' ],
	[ 'Customers', '/customers' ],
];

/** Pages with a filter card, which is drawn last. */
const NARROWED = [
	[
		'Orders',
		'/analytics/orders',
		{ filter: 'advanced', status_is: 'completed', customer_type: 'new' },
	],
	[
		'Customers',
		'/customers',
		{ filter: 'advanced', country_includes: 'CA' },
	],
	[ 'Products', '/analytics/products', { filter: 'compare-products' } ],
	// Invalid values: the card says so.
	[
		'Orders',
		'/analytics/orders',
		{ filter: 'advanced', nonsense_is: '3', status_is: 'completed' },
	],
	[
		'Customers',
		'/customers',
		{ filter: 'advanced', orders_count_between: 'x' },
	],
];

/** Adds up unexpected layout shift of the next pages in `window.shift`. */
const watchShift = ( page ) =>
	page.addInitScript( () => {
		window.shift = 0;
		new window.PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				window.shift += entry.hadRecentInput ? 0 : entry.value ?? 0;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

/** Lets the server answer all requests of a screen, also while other tests keep it busy. */
const patience = () => mustUse( 'storedeck-preload-time-limit.php' );

test.beforeAll( () =>
	writeFileSync(
		patience(),
		"<?php add_filter( 'storedeck_preload_time_limit', static fn() => 60 );"
	)
);

test.afterAll( () => rmSync( patience(), { force: true } ) );

test.describe( 'report pages', () => {
	async function show( page, title, path, query = {} ) {
		await page.goto( address( path, query ) );
		await page.getByRole( 'heading', { level: 1, name: title } ).waitFor();
		await page.locator( TABLE ).first().waitFor();
		await page.waitForFunction(
			() => ! document.querySelector( '[aria-busy="true"]' )
		);
	}

	/** Elements wider than the page, unless their own box scrolls. */
	const findWide = ( page ) =>
		page.evaluate( () => {
			const most = document.documentElement.clientWidth;
			const scrolls = ( element ) => {
				for ( let box = element; box; box = box.parentElement ) {
					const { overflowX } = window.getComputedStyle( box );
					if ( overflowX !== 'visible' && box !== document.body ) {
						return true;
					}
				}
				return false;
			};
			return {
				// Less where the space of the scrollbar is kept.
				page: Math.max(
					0,
					document.documentElement.scrollWidth - most
				),
				boxes: [ ...document.querySelectorAll( '.storedeck-layout *' ) ]
					.filter( ( element ) => {
						const { left, right, width } =
							element.getBoundingClientRect();
						return (
							width > 1 &&
							( right > most + 1 || left < -1 ) &&
							! scrolls( element )
						);
					} )
					.slice( 0, 5 )
					.map( ( { className } ) => String( className ) ),
				/** What scrolls sideways apart from the headers of cards. */
				scrolling: [
					...document.querySelectorAll( '.storedeck-layout *' ),
				]
					.filter(
						( element ) =>
							element.scrollWidth > element.clientWidth + 1 &&
							[ 'auto', 'scroll' ].includes(
								window.getComputedStyle( element ).overflowX
							) &&
							! element.matches( '.has-cards thead tr' )
					)
					.map( ( { className } ) => String( className ) ),
			};
		} );

	test( 'load the scripts of their screen with the page', async ( {
		page,
	} ) => {
		const scripts = [];
		page.on( 'request', ( request ) => {
			if ( request.resourceType() === 'script' ) {
				scripts.push( request.url() );
			}
		} );
		await show( page, 'Revenue', '/analytics/revenue' );
		const preloaded = await page
			.locator( 'link[rel=preload][as=script]' )
			.evaluateAll( ( links ) => links.map( ( { href } ) => href ) );
		assert.ok( preloaded.length > 1 );
		assert.ok(
			preloaded.some( ( url ) => /chunks\/report\./.test( url ) )
		);
		assert.deepEqual(
			preloaded.filter( ( url ) => ! scripts.includes( url ) ),
			[]
		);
		assert.deepEqual(
			scripts.filter( ( url ) =>
				/block-editor|block-library|\/editor\.|\/blocks\./.test( url )
			),
			[]
		);
	} );

	for ( const width of [ 1440, 390 ] ) {
		// One page load for all checks: loading costs the most.
		test( `load without layout shift or report requests and are accessible at ${ width } pixels`, async () => {
			const { page, context, faults, requests } = await openPage( {
				width,
			} );
			await watchShift( page );
			for ( const [ title, path ] of PAGES ) {
				const about = `${ title } at ${ width }`;
				requests.length = 0;
				await show( page, title, path );
				// The header tools are drawn last.
				await page.locator( '.storedeck-star' ).waitFor();
				const shift = await page.evaluate( () => window.shift );
				assert.ok( shift < 0.01, `${ about }: ${ shift }` );
				// It shows the preloaded data.
				assert.deepEqual(
					requests.filter( ( url ) =>
						/wc-analytics|answers|report-definitions|exports/.test(
							url
						)
					),
					[],
					about
				);
				assert.deepEqual(
					await findWide( page ),
					{ page: 0, boxes: [], scrolling: [] },
					about
				);
				if ( width === 390 ) {
					await assertAccessible( page, { about } );
					continue;
				}
				await page.setViewportSize( { width: 782, height: 900 } );
				await waitForAnimations( page );
				await expect
					.poll( () => findWide( page ), `${ title } at 782` )
					.toEqual( { page: 0, boxes: [], scrolling: [] } );
				await assertAccessible( page, { about: `${ title } at 782` } );
				await page.setViewportSize( { width, height: 900 } );
			}
			assert.deepEqual( faults, [] );
			await context.close();
		} );
	}

	test( 'do not shift when the answer arrives after the page, and ask for years of days in one request', async ( {
		page,
		requests,
	} ) => {
		await watchShift( page );
		// The page has no answer to a question with a filter. The names of so many days need two lines.
		await show( page, 'Revenue', '/analytics/revenue', {
			period: 'custom',
			compare: 'previous_year',
			after: '2019-01-01',
			before: '2025-12-31',
			interval: 'day',
			status_is: 'completed',
		} );
		const asked = requests.filter( ( url ) => /answers\//.test( url ) );
		assert.equal( asked.length, 1, asked.join( '\n' ) );
		const shift = await page.evaluate( () => window.shift );
		assert.ok( shift < 0.01, String( shift ) );
	} );

	test( 'print the content without controls', async () => {
		const { page } = await openPage( { width: 1032 } );
		await show( page, 'Orders', '/analytics/orders', {
			period: 'custom',
			compare: 'previous_year',
			after: '2026-02-01',
			before: '2026-03-10',
			filter: 'advanced',
			status_is: 'completed',
		} );
		const rows = await page.locator( `${ TABLE } tbody tr` ).count();
		const printed = page.getByText(
			new RegExp( `^${ rows } of \\d+ rows \\(1–${ rows }\\)` )
		);
		assert.equal( await printed.isVisible(), false );
		await page.emulateMedia( { media: 'print' } );
		assert.equal( await printed.isVisible(), true );
		const seen = await page.evaluate( () => ( {
			text: document.body.innerText,
			isWide:
				document.documentElement.scrollWidth >
				document.documentElement.clientWidth,
			controls: [
				...document.querySelectorAll(
					'.storedeck-layout .components-button:not( td * ), .storedeck-layout input:not( td * )'
				),
			].filter( ( element ) => element.checkVisibility() ).length,
			head: window.getComputedStyle(
				document.querySelector( 'thead' ) ?? document.body
			).display,
			box: window.getComputedStyle(
				document.querySelector( '.woocommerce-table__table' ) ??
					document.body
			).overflow,
		} ) );
		assert.match( seen.text, /Date Range:/ );
		assert.match( seen.text, /Feb 1 - Mar 10, 2026/ );
		assert.match( seen.text, /vs\. Previous year/ );
		assert.match( seen.text, /Order status Is Completed/ );
		assert.doesNotMatch( seen.text, /Dashboard|Howdy|Download|Refresh/ );
		assert.deepEqual(
			{ ...seen, text: '' },
			{
				text: '',
				isWide: false,
				controls: 0,
				head: 'table-header-group',
				box: 'visible',
			}
		);
		assert.ok( rows >= 25 );
		await page.close();
	} );

	const ids = ( entries, key ) =>
		entries
			.slice( 0, 5 )
			.map( ( entry ) => entry[ key ] )
			.join();

	for ( const width of [ 1440, 782, 390 ] ) {
		test( `do not shift with filters in the URL at ${ width } pixels`, async () => {
			const api = await signIn();
			const read = async ( list ) =>
				( await api.get( `/wc-analytics/${ list }` ) ).body;
			const categories = await read( 'products/categories' );
			const products = ids( await read( 'products' ), 'id' );
			const coupons = ids( await read( 'coupons' ), 'id' );
			const { page, context } = await openPage( { width } );
			await watchShift( page );
			/** @type {[ string, Record<string, any> ][]} */
			const filtered = [
				[ 'Products', { filter: 'compare-products', products } ],
				[
					'Categories',
					{
						filter: 'single_category',
						categories: categories.find(
							( { count } ) => count > 2
						).id,
					},
				],
				[ 'Coupons', { filter: 'compare-coupons', coupons } ],
				[
					'Orders',
					{
						filter: 'advanced',
						product_includes: products,
						coupon_excludes: coupons,
					},
				],
			];
			for ( const [ title, query ] of filtered ) {
				await page.goto(
					address( `/analytics/${ title.toLowerCase() }`, query )
				);
				// A single one is named by its own name.
				await page.getByRole( 'heading', { level: 1 } ).waitFor();
				await page
					.locator( '.woocommerce-chart__menu button' )
					.first()
					.waitFor();
				if ( query.filter !== 'single_category' ) {
					await page.locator( '.woocommerce-tag' ).first().waitFor();
				}
				await page.locator( '.storedeck-star' ).waitFor();
				const shift = await page.evaluate( () => window.shift );
				assert.ok( shift < 0.01, `${ title } ${ shift }` );
			}
			for ( const [ title, path, query ] of width === 782
				? []
				: NARROWED ) {
				await show( page, title, path, query );
				await page.locator( '.storedeck-star' ).waitFor();
				const shift = await page.evaluate( () => window.shift );
				assert.ok(
					shift < 0.01,
					`${ JSON.stringify( query ) } ${ shift }`
				);
			}
			await context.close();
		} );
	}

	test( 'keep long amounts on one line with the other cards', async () => {
		const { page, context } = await openPage( { width: 1100 } );
		await page.addInitScript( () => {
			let value;
			Object.defineProperty( window, 'storedeckSettings', {
				get: () => value,
				set( settings ) {
					for ( const { body } of Object.values(
						settings.preloaded
					) ) {
						if ( body.totals?.net_revenue ) {
							body.totals.net_revenue = 2564952000;
						}
					}
					value = settings;
				},
			} );
		} );
		await show( page, 'Orders', '/analytics/orders' );
		const values = page.locator( '.woocommerce-summary__item-value' );
		const lines = await values.evaluateAll( ( elements ) =>
			elements.map( ( element ) => {
				const { top } = element.parentElement.getBoundingClientRect();
				return [ top, element.getClientRects().length ].join();
			} )
		);
		assert.equal( new Set( lines ).size, 1, lines.join( ' ' ) );
		assert.ok(
			( await values.nth( 1 ).boundingBox() ).height < 30,
			'two lines'
		);
		await context.close();
	} );
} );
