import assert from 'node:assert/strict';
import { assertAccessible, assertFitsEverywhere } from '../setup/checks.mjs';
import { address } from '../setup/browser.mjs';
import { amount } from '../setup/metric-cards.mjs';
import { expect, test } from '../setup/test.mjs';

test( 'a change is explained two clicks from the menu, by parts that add up to it', async ( {
	page,
	faults,
} ) => {
	const heading = page.getByRole( 'heading', { name: /by .+ from .+ to/ } );
	/** The amounts of a table add up to its last one, that of the heading. */
	const assertSum = async ( table ) => {
		const cents = await table
			.locator( 'td .screen-reader-text' )
			.evaluateAll( ( cells ) =>
				cells.map( ( cell ) => cell.textContent )
			)
			.then( ( texts ) =>
				texts.map( ( text ) => Math.round( 100 * amount( text ) ) )
			);
		const total = cents.pop();
		assert.ok( cents.length > 1, String( cents ) );
		assert.equal(
			cents.reduce( ( sum, value ) => sum + value, 0 ),
			total
		);
		const [ , change ] = /by (\S+)/.exec( await heading.innerText() ) ?? [];
		assert.equal( Math.abs( total ), Math.round( 100 * amount( change ) ) );
	};
	const parts = page.locator( '.storedeck-why__split table' );
	const dimensions = page
		.getByRole( 'navigation', { name: 'Split by' } )
		.getByRole( 'link' );

	await page.goto( address( '/analytics/overview' ) );
	await page
		.locator( '#adminmenu' )
		.getByRole( 'link', { name: 'Explore' } )
		.click();
	await page
		.getByRole( 'link', { name: 'Why did sales change last week?' } )
		.click();
	await expect( heading ).toBeFocused();
	await assertSum( page.getByRole( 'table', { name: /^Orders and/ } ) );
	// The main ones are first, the others follow.
	await expect.poll( () => dimensions.count() ).toBeGreaterThan( 10 );
	const names = await dimensions.allInnerTexts();
	for ( const name of names ) {
		await dimensions.getByText( name, { exact: true } ).click();
		await expect( parts ).toHaveAccessibleName( name );
		await assertSum( parts );
	}
	await assertAccessible( page );
	await assertFitsEverywhere( page );

	await page
		.getByRole( 'navigation', { name: 'Breadcrumbs' } )
		.getByRole( 'link', { name: 'Revenue' } )
		.click();
	await page
		.getByRole( 'toolbar' )
		.getByRole( 'link', { name: 'Why did Total sales change?' } )
		.click();
	await dimensions.getByText( 'Country / Region', { exact: true } ).click();
	const before = await heading.innerText();
	await parts
		.getByRole( 'link', { name: /^Why did Total sales of/ } )
		.first()
		.click();
	await expect( page ).toHaveURL( /order_country_is=\w+/ );
	await expect( heading ).not.toHaveText( before );
	await expect( heading ).toBeFocused();
	await parts.waitFor();
	await assertSum( parts );
	await page.goBack();
	await expect( heading ).toHaveText( before );
	assert.deepEqual( faults, [] );
} );
