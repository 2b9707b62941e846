import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The app without the WordPress admin around it. */
const APP = '.storedeck-layout';

/** Widths of a desktop, a tablet and a phone, in px. */
const WIDTHS = [ 1440, 782, 390 ];

const AXE = readFileSync(
	createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' ),
	'utf8'
);

/** Adds axe to the page once: loading it takes as long as running it. */
export async function bringAxe( page ) {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
}

/** How long a page may take to settle, in ms. */
const PATIENCE = 3000;

/**
 * Waits until what changed is drawn, what opened is there in full, and nothing
 * that ends moves any more: what is half shown has half its contrast.
 */
export const untilStill = ( page ) =>
	page.evaluate( async ( patience ) => {
		const end = performance.now() + patience;
		const nextFrame = () =>
			new Promise( ( resolve ) =>
				window.requestAnimationFrame( resolve )
			);
		const isMoving = () =>
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
		} while ( isMoving() && performance.now() < end );
	}, PATIENCE );

/**
 * Violations found by axe.
 *
 * @param {import('playwright-core').Page} page
 * @param {string|string[]}                include Selectors of what is checked.
 * @param {string[]}                       without Rules to ignore.
 * @return {Promise<[string, string[]][]>} Rules, each with elements that break it.
 */
export async function findFaults( page, include = APP, without = [] ) {
	await bringAxe( page );
	await untilStill( page );
	const found = await page.evaluate(
		async ( { places, rules } ) => {
			// Axe throws for missing elements; at least one must exist.
			const there = places.filter( ( place ) =>
				document.querySelector( place )
			);
			if ( there.length === 0 ) {
				return null;
			}
			const { violations } = await window.axe.run(
				{ include: there.map( ( place ) => [ place ] ) },
				{
					// Leaves out the list of passed rules.
					resultTypes: [ 'violations' ],
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
		{ places: [ include ].flat(), rules: without }
	);
	assert.ok( found, `none of ${ include }` );
	return found;
}

/** Asserts that axe finds nothing; `about` names what was checked. */
export async function assertAccessible(
	page,
	/** @type {Record<string, any>} */ { include, without, about } = {}
) {
	assert.deepEqual( await findFaults( page, include, without ), [], about );
}

/** Asserts that the page does not scroll sideways after it was resized. */
export async function assertFits( page, about ) {
	const getOverflow = () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	};
	for ( const end = Date.now() + PATIENCE; ;  ) {
		const overflow = await page.evaluate( getOverflow );
		if ( overflow <= 0 ) {
			return;
		}
		assert.ok(
			Date.now() < end,
			`${ overflow } px too wide ${ about ?? '' }`
		);
		await page.waitForTimeout( 50 );
	}
}

/**
 * Asserts at every width that the page does not scroll sideways and that axe
 * finds nothing. The page is opened once and its window made narrower, which
 * takes a third of opening it for each.
 *
 * @param {import('playwright-core').Page} page
 * @param {Object}                         options
 * @param {string|string[]}                [options.include] Selectors of what axe checks.
 * @param {string}                         [options.about]   Names what is checked.
 * @param {( width: number ) => unknown}   [options.look]    Further checks at a width.
 */
export async function assertFitsEverywhere(
	page,
	{ include, about = '', look } = {}
) {
	const height = page.viewportSize()?.height ?? 900;
	for ( const width of WIDTHS ) {
		const where = `${ about } at ${ width } pixels`;
		await page.setViewportSize( { width, height } );
		await untilStill( page );
		await assertFits( page, where );
		await look?.( width );
		await assertAccessible( page, { include, about: where } );
	}
}
