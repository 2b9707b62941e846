import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';

/** Selector of the app, without the rest of the WordPress admin page. */
const APP = '.storedeck-layout';

/** Widths of a desktop, a tablet and a phone, in px. */
const WIDTHS = [ 1440, 782, 390 ];

const AXE = readFileSync(
	createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' ),
	'utf8'
);

/** Adds axe to the page unless it is present. Loading takes as long as running it. */
export async function injectAxe( page ) {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
}

/** Maximum time until animations have ended, in ms. */
const TIMEOUT = 3000;

/**
 * Waits until finite animations have ended and popovers are opaque. axe would
 * report insufficient contrast for elements that are still fading in.
 */
export const waitForAnimations = ( page ) =>
	page.evaluate( async ( timeout ) => {
		const end = performance.now() + timeout;
		const nextFrame = () =>
			new Promise( ( resolve ) =>
				window.requestAnimationFrame( resolve )
			);
		const isAnimating = () =>
			document
				.getAnimations()
				.some(
					( { effect, playState } ) =>
						playState === 'running' &&
						effect?.getComputedTiming().iterations !== Infinity
				) ||
			[ ...document.querySelectorAll( '.components-popover' ) ].some(
				( element ) =>
					window.getComputedStyle( element ).opacity !== '1'
			);
		await nextFrame();
		do {
			await nextFrame();
		} while ( isAnimating() && performance.now() < end );
	}, TIMEOUT );

/** Rows of a table after the first ones, which have the same cells. axe takes a quarter of its time for them. */
const MORE_ROWS = 'tbody tr:nth-child( n + 7 )';

/**
 * Violations found by axe.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string|string[]}                 include Selectors of the elements to check.
 * @param {string[]}                        without Rules to ignore.
 * @return {Promise<[string, string[]][]>} The violated rules, each with the HTML of up to five elements.
 */
export async function findViolations( page, include = APP, without = [] ) {
	await injectAxe( page );
	// Older data are paler while new data load.
	await expect(
		page.locator( ':is(.storedeck-busy, .is-busy, [aria-busy="true"])' )
	).toHaveCount( 0 );
	await waitForAnimations( page );
	const found = await page.evaluate(
		async ( { selectors, exclude, rules } ) => {
			// axe throws an error for missing elements. One must exist.
			const present = selectors.filter( ( selector ) =>
				document.querySelector( selector )
			);
			if ( present.length === 0 ) {
				return null;
			}
			const { violations } = await window.axe.run(
				{
					include: present.map( ( selector ) => [ selector ] ),
					exclude: [ [ exclude ] ],
				},
				{
					// Leaves out the list of passed rules.
					resultTypes: [ 'violations' ],
					// No rule that runs needs the contents of style sheets: reading them takes a fifth of the time.
					preload: false,
					rules: Object.fromEntries(
						rules.map( ( rule ) => [ rule, { enabled: false } ] )
					),
				}
			);
			return violations.map(
				( { id, nodes } ) =>
					/** @type {[string, string[]]} */ ( [
						id,
						nodes.map( ( { html } ) => html ).slice( 0, 5 ),
					] )
			);
		},
		{
			selectors: [ include ].flat(),
			exclude: MORE_ROWS,
			rules: without,
		}
	);
	assert.ok( found, `no element matches ${ include }` );
	return found;
}

/** Asserts that axe finds no violations. `about` is the message of a failure. */
export async function assertAccessible(
	page,
	/** @type {Record<string, any>} */ { include, without, about } = {}
) {
	assert.deepEqual(
		await findViolations( page, include, without ),
		[],
		about
	);
}

/** Asserts that the page has no horizontal scrollbar, once the layout is up to date. */
export async function assertFits( page, about ) {
	const getOverflow = () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	};
	await expect
		.poll( () => page.evaluate( getOverflow ), {
			message: `px too wide ${ about ?? '' }`,
		} )
		.toBeLessThanOrEqual( 0 );
}

/** A tablet has the elements of a desktop with the styles of a phone. */
const WIDTHS_OF_AXE = [ 1440, 390 ];

/**
 * Asserts at the width of a desktop, a tablet and a phone that the page has no
 * horizontal scrollbar, and at the first and the last that axe finds no violations. Resizing a page takes a
 * third of the time of opening one per width. Afterwards it has its first width again.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Object}                          options
 * @param {string|string[]}                 [options.include] Selectors of the elements that axe checks.
 * @param {string}                          [options.about]   Start of the message of a failure.
 * @param {( width: number ) => unknown}    [options.look]    Further checks at a width.
 */
export async function assertFitsEverywhere(
	page,
	{ include, about = '', look } = {}
) {
	const size = page.viewportSize() ?? { width: 1440, height: 900 };
	for ( const width of WIDTHS ) {
		const where = `${ about } at ${ width } pixels`;
		await page.setViewportSize( { ...size, width } );
		await waitForAnimations( page );
		await assertFits( page, where );
		await look?.( width );
		if ( WIDTHS_OF_AXE.includes( width ) ) {
			await assertAccessible( page, { include, about: where } );
		}
	}
	await page.setViewportSize( size );
}
