import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { assertAccessible, assertFitsEverywhere } from '../setup/checks.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const PANEL = '.storedeck-side-panel';
/** Controls that another element covers, by their names. */
const findCovered = ( panel ) =>
	panel.locator( 'a, button' ).evaluateAll( ( controls ) =>
		controls
			.filter( ( control ) => {
				const { left, top, width, height } =
					control.getBoundingClientRect();
				return ! control.contains(
					control.ownerDocument.elementFromPoint(
						left + width / 2,
						top + height / 2
					)
				);
			} )
			.map( ( { textContent, ariaLabel } ) => ariaLabel ?? textContent )
	);

test.describe( 'records', () => {
	let opened;
	let page;

	test.beforeEach( async () => {
		opened = await openPage();
		( { page } = opened );
	} );
	test.afterEach( () => opened.context.close() );

	const panel = () => page.locator( PANEL );
	const openReport = async ( path, query = {} ) => {
		await page.goto( address( path, query ) );
		await page.locator( ROWS ).nth( 2 ).waitFor();
	};
	const row = ( index ) => page.locator( ROWS ).nth( index );
	/** A cell outside the panel that is not a link. */
	const clickRow = ( index ) =>
		row( index )
			.locator( 'th' )
			.click( {
				position: { x: 4, y: 4 },
			} );

	test( 'an order opens next to its row, above all else, and then its page with the other rows', async () => {
		await openReport( '/analytics/orders', { period: 'year' } );
		await clickRow( 1 );
		await expect( panel().getByRole( 'heading', { level: 2 } ) ).toHaveText(
			/^Order #\d+/
		);
		const url = page.url();
		for ( const width of [ 1440, 782 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await expect.poll( () => findCovered( panel() ) ).toEqual( [] );
		}
		await assertAccessible( page, { include: PANEL } );
		await page.keyboard.press( 'j' );
		await expect( row( 2 ) ).toHaveAttribute( 'aria-current', 'true' );
		await expect( panel() ).toBeFocused();
		await expect( panel() ).toContainText( /^3 of/ );
		assert.equal( page.url(), url );
		const title = await panel()
			.getByRole( 'heading', { level: 2 } )
			.innerText();
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'heading', { name: title } ).waitFor();
		await page.getByRole( 'link', { name: 'Next row' } ).waitFor();
		await page.goBack();
		await row( 2 ).waitFor();
		await expect( panel() ).toHaveCount( 0 );
	} );

	test( 'the keyboard alone shows rows of the Customers report and gives the focus back', async () => {
		await openReport( '/customers' );
		await page.keyboard.press( 'j' );
		await expect( panel() ).toBeFocused();
		await page.keyboard.press( 'j' );
		await page.keyboard.press( 'Tab' );
		await expect(
			panel().getByRole( 'button', { name: 'Previous row' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( row( 0 ) ).toHaveAttribute( 'aria-current', 'true' );
		await page.keyboard.press( 'Escape' );
		await expect( panel() ).toHaveCount( 0 );
		await expect( row( 0 ).getByRole( 'link' ).first() ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'region', { name: 'Contact' } ).waitFor();
	} );

	test( 'the page of a customer fits at every width, and a phone opens it at once', async () => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await openReport( '/customers', {
			orderby: 'orders_count',
			order: 'desc',
		} );
		await clickRow( 0 );
		await page.getByRole( 'region', { name: 'Bought most' } ).waitFor();
		await page
			.getByRole( 'region', { name: 'Timeline' } )
			.getByRole( 'listitem' )
			.nth( 3 )
			.waitFor();
		const menu = page.locator( '#adminmenu .wp-submenu li.current' );
		assert.equal( await menu.textContent(), 'Customers' );
		await assertFitsEverywhere( page );
	} );
} );
