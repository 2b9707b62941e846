import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ROWS, address, openBrowser, openTab } from '../setup/browser.mjs';
import { CARD } from '../setup/metric-cards.mjs';

const REVENUE = '/analytics/revenue';

describe( 'the look of the screens', () => {
	let browser;

	before( async () => {
		browser = await openBrowser();
	} );

	after( () => browser?.close() );

	async function open( path, selector, options ) {
		const { page } = await openTab( browser, options );
		await page.goto( address( path ) );
		await page.locator( selector ).first().waitFor();
		return page;
	}

	it( 'fills both rows of seven cards', async () => {
		const page = await open( REVENUE, CARD );
		const cards = await page.locator( CARD ).evaluateAll( ( items ) =>
			items.map( ( item ) => {
				const { top, right } = item.getBoundingClientRect();
				return { top: Math.round( top ), right: Math.round( right ) };
			} )
		);
		assert.equal( cards.length, 7 );
		/** @type {Map< number, number[] >} */
		const rows = new Map();
		for ( const { top, right } of cards ) {
			rows.set( top, [ ...( rows.get( top ) ?? [] ), right ] );
		}
		const ends = [ ...rows.values() ].map( ( row ) => Math.max( ...row ) );
		assert.equal( ends.length, 2 );
		assert.equal( ends[ 0 ], ends[ 1 ] );
		await page.close();
	} );

	it( 'shows the fields of a custom comparison without scrolling', async () => {
		const page = await open( REVENUE, ROWS, { height: 900 } );
		await page.getByRole( 'button', { name: /Date Range/ } ).click();
		await page.getByText( 'Custom period', { exact: true } ).click();
		const footer = page.locator( '.woocommerce-filters-date__footer' );
		for ( const name of [
			'Comparison start date',
			'Comparison end date',
		] ) {
			const box = await page
				.getByRole( 'textbox', { name } )
				.boundingBox();
			const { y } = await footer.boundingBox();
			assert.ok( box.y > 0 && box.y + box.height <= y, name );
		}
		await page.close();
	} );

	it( 'shows messages of the chart without moving its controls', async () => {
		const page = await open( REVENUE, ROWS );
		const menu = page.getByRole( 'button', { name: 'Chart actions' } );
		const getPlaces = () =>
			page
				.locator( '.woocommerce-chart__header > *' )
				.evaluateAll( ( parts ) =>
					parts.map( ( part ) => {
						const { x, y, width } = part.getBoundingClientRect();
						const { y: top } =
							part.parentElement.getBoundingClientRect();
						return [ x, y - top, width ].map( Math.round );
					} )
				);
		const places = await getPlaces();
		await menu.click();
		await page.getByRole( 'menuitem', { name: 'Copy data' } ).click();
		await page
			.locator( '.woocommerce-chart__message:not(:empty)' )
			.waitFor();
		assert.deepEqual( await getPlaces(), places );
		await page.close();
	} );
} );
