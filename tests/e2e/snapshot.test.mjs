import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
	address,
	openBrowser,
	openPage,
	SNAPSHOTS,
} from '../setup/browser.mjs';
import { php, site } from '../setup/site.mjs';

const REVENUE = address( '/analytics/revenue' );
const SNAPSHOT = '.storedeck-snapshot';
const OWN_SCRIPTS = /\/plugins\/storedeck\/build\/.*\.js/;

/** Adds up what moves, and notes every picture that a page has shown. */
const watchPage = ( page ) =>
	page.addInitScript( () => {
		window.shift = 0;
		new window.PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				window.shift += entry.hadRecentInput ? 0 : entry.value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

describe( 'a screen that was seen before', () => {
	let browser;
	let opened;
	let page;

	before( async () => {
		browser = await openBrowser();
		opened = await openPage( browser );
		( { page } = opened );
		await opened.context.addCookies( [
			{ name: SNAPSHOTS, value: '1', url: site.url },
		] );
		await watchPage( page );
	} );

	after( () => browser?.close() );

	/** Visits a page until it is kept. Asking the page anything would count as using it. */
	async function keep( url = REVENUE ) {
		php( `
			Storedeck\\Admin\\Snapshot\\Store::remove_all();
			wp_cache_flush();
			return true;
		` );
		for ( let visit = 1; ; visit++ ) {
			const kept = page.waitForResponse( /\/snapshots/, {
				timeout: 10_000,
			} );
			await page.goto( url );
			try {
				assert.equal( ( await kept ).status(), 201 );
				return;
			} catch ( error ) {
				// A screen that is not finished when it is idle is not kept.
				if ( visit === 3 ) {
					throw error;
				}
			}
		}
	}

	/** Visits it without the scripts of the app: what is seen until they come. */
	async function seeWithoutApp( url = REVENUE ) {
		await page.route( OWN_SCRIPTS, ( route ) => route.abort() );
		try {
			await page.goto( url );
			const snapshot = page.locator( SNAPSHOT );
			return ( await snapshot.isVisible() )
				? await snapshot.innerText()
				: undefined;
		} finally {
			await page.unroute( OWN_SCRIPTS );
		}
	}

	const appIsThere = () =>
		page.waitForFunction(
			( selector ) =>
				! document.querySelector( selector ) &&
				document.querySelector( '.woocommerce-table tbody td' ),
			SNAPSHOT
		);

	/** What stands where: titles, figures, columns, lines of the chart. */
	const readPlaces = () =>
		page
			.locator(
				'h1, .woocommerce-summary__item-value, .d3-chart__surface path, .woocommerce-table th[aria-sort], .woocommerce-table tr:nth-child( 2 ) > th'
			)
			.evaluateAll( ( elements ) =>
				elements.map( ( element ) => {
					const { x, y, width, height } =
						element.getBoundingClientRect();
					return [
						element.localName,
						element.getAttribute( 'd' ) ?? '',
						...[ x, y, width, height ].map( Math.round ),
					].join( ' ' );
				} )
			);

	it( 'is there before the app, and the same when the app has come', async () => {
		await keep();
		const sum = await page
			.locator( '.woocommerce-summary__item-value' )
			.first()
			.innerText();

		const seen = await seeWithoutApp();
		assert.ok( seen?.includes( sum ), `${ sum } is not in: ${ seen }` );
		assert.match( seen, /Gross sales/ );
		// What it was o'clock is not said again.
		assert.doesNotMatch( seen, /Updated at/ );
		const drawn = await readPlaces();
		assert.ok( drawn.length > 20, drawn.join( '\n' ) );

		await page.goto( REVENUE );
		await appIsThere();
		assert.equal( await page.locator( SNAPSHOT ).count(), 0 );
		assert.deepEqual( await readPlaces(), drawn );
		assert.ok( ( await page.evaluate( () => window.shift ) ) < 0.005 );
	} );

	it( 'cannot be used before the app has come', async () => {
		await seeWithoutApp();
		for ( let press = 0; press < 60; press++ ) {
			await page.keyboard.press( 'Tab' );
			const isInside = await page.evaluate(
				( selector ) =>
					document.querySelector( `${ selector } :focus` ) !== null,
				SNAPSHOT
			);
			assert.equal( isInside, false );
		}
		assert.equal(
			await page
				.locator( '#storedeck-root' )
				.getByRole( 'button' )
				.count(),
			0
		);
	} );

	it( 'is marked while its data are older than the shop’s', async () => {
		await keep( address( '/analytics/revenue', { period: 'week' } ) );
		php( `do_action( 'storedeck_data_changed' ); return true;` );
		assert.ok(
			await seeWithoutApp(
				address( '/analytics/revenue', { period: 'week' } )
			)
		);
		assert.equal( await page.locator( `${ SNAPSHOT }.is-old` ).count(), 1 );
	} );

	it( 'is not shown in another width', async () => {
		await keep( address( '/analytics/orders' ) );
		await page.setViewportSize( { width: 782, height: 900 } );
		assert.equal(
			await seeWithoutApp( address( '/analytics/orders' ) ),
			undefined
		);
		await page.setViewportSize( { width: 1440, height: 900 } );
	} );

	it( 'is not kept once it has been used', async () => {
		let asked = 0;
		page.on( 'request', ( request ) => {
			asked += request.url().includes( '/snapshots' ) ? 1 : 0;
		} );
		await page.route( /\/chunks\/snapshot\./, async ( route ) => {
			await page.keyboard.press( 'Tab' );
			await route.continue();
		} );
		const loaded = page.waitForResponse( /\/chunks\/snapshot\./ );
		await page.goto( address( '/analytics/taxes' ) );
		await loaded;
		await appIsThere();
		await page.waitForTimeout( 500 );
		await page.unroute( /\/chunks\/snapshot\./ );
		assert.equal( asked, 0 );
	} );

	it( 'gives way to the app on every report', async () => {
		// Scripts that these journeys have kept from it are no faults of the page.
		opened.faults.length = 0;
		for ( const path of [
			'/analytics/overview',
			'/analytics/products',
			'/analytics/stock',
		] ) {
			await keep( address( path ) );
			const seen = await seeWithoutApp( address( path ) );
			assert.ok( seen, path );
			await page.goto( address( path ) );
			await appIsThere();
			assert.ok(
				( await page.evaluate( () => window.shift ) ) < 0.005,
				path
			);
		}
		assert.deepEqual(
			opened.faults.filter( ( fault ) => ! /ERR_FAILED/.test( fault ) ),
			[]
		);
	} );
} );
