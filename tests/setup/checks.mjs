import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';

/** The app; what WordPress draws around it is its own affair. */
const APP = '.storedeck-layout';

/**
 * What axe finds.
 *
 * @param {import('playwright-core').Page} page
 * @param {string|string[]}                include Selectors of what is looked at.
 * @param {string[]}                       without Rules that do not count here.
 * @return {Promise<[string, string[]][]>} Rules, each with elements that break it.
 */
export async function findFaults( page, include = APP, without = [] ) {
	// Less than half the work: no list of all that is right comes back, and no
	// tab is opened to join what frames have found; the page does that itself.
	const builder = new AxeBuilder( { page } )
		.setLegacyMode( true )
		.options( { resultTypes: [ 'violations' ] } )
		.disableRules( without );
	// Axe refuses to look at what is not there; one of the places has to be.
	const places = await Promise.all(
		[ include ]
			.flat()
			.map( async ( place ) =>
				( await page.locator( place ).count() ) > 0 ? [ place ] : []
			)
	);
	assert.notDeepEqual( places.flat(), [], `none of ${ include }` );
	places.flat().forEach( ( place ) => builder.include( place ) );
	const { violations } = await builder.analyze();
	return violations.map( ( { id, nodes } ) => [
		id,
		nodes.map( ( { html } ) => html ).slice( 0, 5 ),
	] );
}

/** Asserts that axe finds nothing; `about` says what was looked at. */
export async function assertAccessible(
	page,
	{ include, without, about } = {}
) {
	assert.deepEqual( await findFaults( page, include, without ), [], about );
}

/** How long a page may take to follow a window that has become narrow, in ms. */
const PATIENCE = 3000;

/** Asserts that the page does not scroll sideways, once it has followed its window. */
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
