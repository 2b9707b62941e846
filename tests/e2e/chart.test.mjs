import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { address } from '../setup/browser.mjs';
import { assertAccessible, waitForAnimations } from '../setup/checks.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const RANGE = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-02-01',
	before: '2026-03-10',
};
const CHART = '.d3-chart__surface';
const SELECTION = '.d3-chart__selection';

test.describe( 'the chart of a report', () => {
	async function open( query = {}, options ) {
		const opened = await openPage( options );
		const { page } = opened;
		await page.goto(
			address( '/analytics/revenue', { ...RANGE, ...query } )
		);
		await page.locator( `${ CHART } .axis text` ).first().waitFor();
		return opened;
	}

	const queryOf = ( page ) => new URL( page.url() ).searchParams;

	const hasFocus = async ( page ) =>
		( await page.locator( `${ CHART }:focus` ).count() ) === 1;

	/** The code for selecting ranges is loaded when the chart gets the focus. */
	const untilZoom = ( page ) =>
		page
			.locator( `${ CHART } [role=status]` )
			.waitFor( { state: 'attached' } );

	/** Presses Tab until the chart has the focus and returns how often. */
	async function tabToChart( page ) {
		await page.locator( '.woocommerce-chart__type-button' ).first().focus();
		for ( let count = 1; count < 12; count++ ) {
			await page.keyboard.press( 'Tab' );
			if ( await hasFocus( page ) ) {
				return count;
			}
		}
		throw new Error( 'Tab does not reach the chart.' );
	}

	async function untilSpoken( page, pattern ) {
		await page.waitForFunction(
			( source ) =>
				Array.from(
					document.querySelectorAll(
						'.d3-chart__container [role=status]'
					)
				).some( ( { textContent } ) =>
					new RegExp( source ).test( textContent )
				),
			pattern.source
		);
	}

	test( 'can be read, zoomed and hidden with the keyboard alone', async () => {
		const { page, context, faults } = await open();
		await tabToChart( page );
		await untilSpoken( page, /February 1, 2026/ );
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowDown' );
		await untilSpoken( page, /February 2, 2025/ );
		await page.keyboard.press( 'End' );
		await untilSpoken( page, /March 10, 2025/ );
		await page.keyboard.press( 'Home' );
		await page.keyboard.press( 'ArrowUp' );
		await untilSpoken( page, /February 1, 2026/ );

		await untilZoom( page );
		for ( let step = 0; step < 4; step++ ) {
			await page.keyboard.press( 'ArrowRight' );
		}
		for ( let step = 0; step < 6; step++ ) {
			await page.keyboard.press( 'Shift+ArrowRight' );
		}
		await untilSpoken(
			page,
			/Selected: February 5, 2026 to February 11, 2026/
		);
		await page.keyboard.press( 'Escape' );
		assert.equal( await page.locator( SELECTION ).count(), 0 );
		await page.keyboard.press( 'Shift+ArrowLeft' );
		await page.keyboard.press( 'Shift+ArrowLeft' );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /after=2026-02-09/ );
		const zoomed = queryOf( page );
		assert.equal( zoomed.get( 'period' ), 'custom' );
		assert.equal( zoomed.get( 'before' ), '2026-02-11' );
		assert.equal( zoomed.get( 'compare' ), 'previous_year' );
		const back = page.getByRole( 'button', {
			name: 'Reset zoom',
		} );
		await back.waitFor();
		assert.equal(
			await hasFocus( page ),
			true,
			'the focus stays at the chart'
		);

		await page.goBack();
		await page.waitForURL( /after=2026-02-01/ );
		await back.waitFor( { state: 'detached' } );
		await page.goForward();
		await back.click();
		await page.waitForURL( /after=2026-02-01/ );
		assert.equal( queryOf( page ).get( 'before' ), '2026-03-10' );

		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'is saved as an image, copied as data, and zoomed by dragging the mouse', async () => {
		const { page, context, faults } = await open(
			{},
			{ permissions: [ 'clipboard-read', 'clipboard-write' ] }
		);
		const menu = page.getByRole( 'button', {
			name: 'Chart actions',
		} );
		const choose = async ( name ) => {
			await menu.focus();
			await page.keyboard.press( 'Enter' );
			const item = page.getByRole( 'menuitem', { name } );
			await item.focus();
			await page.keyboard.press( 'Enter' );
		};
		const save = async ( name ) => {
			const [ download ] = await Promise.all( [
				page.waitForEvent( 'download' ),
				choose( name ),
			] );
			return {
				name: download.suggestedFilename(),
				content: readFileSync( await download.path() ),
			};
		};

		const svg = await save( 'Save as SVG' );
		assert.match( svg.name, /^[\w-]+-2026-02-01-2026-03-10\.svg$/ );
		const text = svg.content.toString();
		assert.match( text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/ );
		assert.match( text, /Feb 1 - Mar 10, 2026/ );
		assert.doesNotMatch( text, /var\(|NaN|undefined|class=/ );

		const png = await save( 'Save as PNG' );
		assert.match( png.name, /\.png$/ );
		assert.equal( png.content.subarray( 1, 4 ).toString(), 'PNG' );
		assert.ok( png.content.length > 5000 );

		await choose( 'Copy data' );
		await page.getByText( 'Data copied.' ).first().waitFor();
		const rows = (
			await page.evaluate( () => navigator.clipboard.readText() )
		).split( '\n' );
		assert.equal( rows.length, 1 + 38 );
		assert.match( rows[ 0 ], /^Date\t/ );
		assert.match( rows[ 1 ], /^2026-02-01\t-?[\d.]+\t2025-02-01\t/ );

		const box = await page.locator( CHART ).boundingBox();
		const y = box.y + 100;
		await page.mouse.move( box.x + box.width * 0.3, y );
		await page.locator( '.d3-chart__tooltip' ).waitFor();
		await untilZoom( page );
		await page.mouse.down();
		await page.mouse.move( box.x + box.width * 0.4, y, { steps: 4 } );
		await page.locator( SELECTION ).waitFor();
		await page.mouse.move( box.x + box.width * 0.6, y, { steps: 4 } );
		await page.mouse.up();
		await page.waitForURL( ( { searchParams } ) => {
			const first = searchParams.get( 'after' );
			return first > '2026-02-05' && first < '2026-02-20';
		} );
		assert.ok( ( queryOf( page ).get( 'before' ) ?? '' ) < '2026-03-05' );

		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'can be read by touch while the page still scrolls', async () => {
		const { page, context } = await open(
			{},
			{ width: 390, height: 844, hasTouch: true, isMobile: true }
		);
		const chart = page.locator( CHART );
		// It is drawn again when the width of a small screen is known.
		await expect( () => chart.scrollIntoViewIfNeeded() ).toPass();
		const box = await chart.boundingBox();
		assert.equal(
			await chart.evaluate(
				( element ) => window.getComputedStyle( element ).touchAction
			),
			'pan-y'
		);
		await page.touchscreen.tap( box.x + 200, box.y + 60 );
		const tooltip = page.locator( '.d3-chart__tooltip' );
		await tooltip.waitFor();
		const { x, width, y } = await tooltip.boundingBox();
		assert.ok( x >= 0 && x + width <= 390 );
		assert.ok( y >= box.y + 120, 'the tooltip lies below the chart' );
		assert.match( page.url(), /after=2026-02-01/ );

		const client = await context.newCDPSession( page );
		const scrolled = () =>
			page.evaluate( () => document.documentElement.scrollTop );
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await chart.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'end' } )
		);
		const start = await scrolled();
		const now = await chart.boundingBox();
		const touch = ( type, points ) =>
			client.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: points,
			} );
		const at = Math.round( now.x + 200 );
		const from = Math.round( now.y + 60 );
		await touch( 'touchStart', [ { x: at, y: from } ] );
		for ( let step = 1; step <= 10; step++ ) {
			await touch( 'touchMove', [ { x: at, y: from - 15 * step } ] );
		}
		await touch( 'touchEnd', [] );
		await expect.poll( scrolled ).toBeGreaterThan( start + 50 );
		await context.close();
	} );

	test( 'has no axe violations at any width or in forced colors', async () => {
		const { page, context } = await open();
		const look = async ( about, without ) => {
			await tabToChart( page );
			// It starts at the point that was read last.
			await page.keyboard.press( 'Home' );
			await page.keyboard.press( 'ArrowRight' );
			await untilSpoken( page, /February 2, 2026/ );
			await assertAccessible( page, {
				include: '.woocommerce-chart',
				without,
				about,
			} );
		};
		await look( 'at 1440 pixels' );
		await page.emulateMedia( {
			forcedColors: 'active',
			colorScheme: 'dark',
		} );
		// Colors come from the system, which axe cannot read.
		await look( 'in forced colors', [ 'color-contrast' ] );
		await page.emulateMedia( { forcedColors: null, colorScheme: null } );
		await page.setViewportSize( { width: 390, height: 844 } );
		await waitForAnimations( page );
		await look( 'at 390 pixels' );
		await context.close();
	} );
} );
