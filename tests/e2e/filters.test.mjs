import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { ROWS, address, openBrowser, openPage } from '../setup/browser.mjs';

const MAX_TABS = 150;

describe( 'the filters of a report, with the keyboard alone', () => {
	let browser;

	before( async () => {
		browser = await openBrowser();
	} );

	after( () => browser?.close() );

	const open = async ( query, options ) => {
		const opened = await openPage( browser, options );
		const { page } = opened;
		await page.goto( address( '/analytics/orders', query ) );
		await page.locator( ROWS ).first().waitFor();
		const focused = () =>
			page.evaluate( () => {
				const element =
					document.querySelector( ':focus' ) ?? document.body;
				const label = element.labels?.[ 0 ]?.textContent;
				return {
					tag: element.tagName,
					name:
						element.getAttribute( 'aria-label' ) ??
						label ??
						element.querySelector( 'legend' )?.textContent ??
						element.textContent.trim(),
				};
			} );
		return {
			...opened,
			focused,
			press: ( ...keys ) =>
				keys.reduce(
					( earlier, key ) =>
						earlier.then( () => page.keyboard.press( key ) ),
					Promise.resolve()
				),
			/** Goes on with Tab until what has the focus has a name. */
			tabTo: async ( name ) => {
				for ( let count = 0; count < MAX_TABS; count++ ) {
					await page.keyboard.press( 'Tab' );
					if ( name.test( ( await focused() ).name ) ) {
						return;
					}
				}
				assert.fail( `Tab does not come to ${ name }` );
			},
			query: () => new URL( page.url() ).searchParams,
		};
	};

	/** What axe finds in the app's own part of the page. */
	const faultsOf = async ( page ) => {
		const { violations } = await new AxeBuilder( { page } )
			.include( '#storedeck-root' )
			.include( '.components-popover' )
			.analyze();
		return violations.map( ( { id, nodes } ) => [
			id,
			nodes.map( ( node ) => node.html ),
		] );
	};

	it( 'chooses last quarter against last year', async () => {
		const { page, context, faults, press, tabTo, focused, query } =
			await open();
		await tabTo( /vs\./ );
		await press( 'Enter' );
		await page
			.getByRole( 'dialog', { name: 'Date Range' } )
			.getByRole( 'button', { name: 'Update' } )
			.waitFor();
		await tabTo( /Month to date/ );
		while ( ! /Last quarter/.test( ( await focused() ).name ) ) {
			await press( 'ArrowDown' );
		}
		await tabTo( /Previous (period|year)/ );
		if ( /period/.test( ( await focused() ).name ) ) {
			await press( 'ArrowRight' );
		}
		await tabTo( /^Update$/ );
		await press( 'Enter' );
		await page.waitForURL( /period=last_quarter/ );
		assert.equal( query().get( 'compare' ), 'previous_year' );
		assert.match( ( await focused() ).name, /Last quarter.*vs\./s );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	it( 'adds three filters of which any has to fit, counts, applies, removes', async () => {
		const { page, context, faults, press, tabTo, focused, query } =
			await open( { period: 'year', compare: 'previous_year' } );
		const allPages = await countPages( page );
		await tabTo( /^All orders/ );
		await press( 'Enter' );
		await tabTo( /^Advanced filters$/ );
		await press( 'Enter' );
		const card = page.getByRole( 'group', {
			name: 'Orders match All filters',
		} );
		await card.waitFor();
		assert.match( ( await focused() ).name, /Advanced filters/ );

		await tabTo( /Choose to apply any or all filters/ );
		await press( 'ArrowDown' );
		for ( const name of [ 'Order Status', 'Refunds', 'Products' ] ) {
			await tabTo( /^Add a Filter$/ );
			await press( 'Enter' );
			await page
				.getByRole( 'dialog', { name: 'Add a Filter' } )
				.waitFor();
			await tabTo( new RegExp( `^${ name }$` ) );
			await press( 'Enter' );
			await page.waitForFunction(
				( legend ) =>
					document.querySelector( 'fieldset:focus > legend' )
						?.textContent === legend,
				name
			);
		}
		await tabTo( /Search products/ );
		await page.keyboard.type( 'knots' );
		await page.getByRole( 'option', { name: /Knots/ } ).waitFor();
		await press( 'ArrowDown', 'Enter' );
		await page.getByText( 'Knots & Splices (1 of 1)' ).waitFor( {
			state: 'attached',
		} );
		const counted = page.getByText( /[\d,]+ rows? match/ );
		await counted.waitFor();
		assert.deepEqual( await faultsOf( page ), [] );

		await tabTo( /^Filter$/ );
		await press( 'Enter' );
		await page.waitForURL( /match=any/ );
		assert.equal( query().get( 'status_is' ), 'pending' );
		assert.equal( query().get( 'refunds' ), 'all' );
		assert.match( query().get( 'product_includes' ), /^\d+$/ );
		assert.equal( ( await focused() ).name, 'Filter' );
		const rows = Number(
			( await counted.innerText() ).replace( /\D/g, '' )
		);
		const pages = Math.ceil( rows / 25 );
		assert.ok( pages < allPages, `${ pages } of ${ allPages } pages` );
		await page.getByText( `Page 1 of ${ pages }` ).waitFor();

		// The address is all there is: it survives a reload, and Back undoes it.
		await page.reload();
		await page.locator( ROWS ).first().waitFor();
		assert.equal( await countPages( page ), pages );
		assert.equal(
			await page
				.locator( '.woocommerce-filters-advanced__list-item' )
				.count(),
			3
		);
		await page.goBack();
		await page.waitForFunction(
			() =>
				document.querySelectorAll(
					'.woocommerce-filters-advanced__list-item'
				).length === 0
		);

		await page.goForward();
		await page
			.getByRole( 'button', { name: 'Remove refunds filter' } )
			.waitFor();
		await tabTo( /Remove refunds filter/ );
		await press( 'Enter' );
		assert.notEqual( ( await focused() ).tag, 'BODY' );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	for ( const [ what, search ] of [
		[ 'an unknown rule', 'status_was=failed' ],
		[
			'a list where a text is expected',
			'status_is[]=failed&status_is[]=x',
		],
		[ 'ids that are gone', 'product_includes=99999999,1' ],
		[ 'thousands of ids', `product_includes=${ range( 900 ) }` ],
		[ 'very long text', `status_is=${ 'x'.repeat( 2000 ) }` ],
	] ) {
		it( `stays usable with ${ what } in the address`, async () => {
			const { page, context } = await openPage( browser );
			await page.goto(
				`${ address( '/analytics/orders', {
					filter: 'advanced',
				} ) }&${ search }`
			);
			await page.getByRole( 'group', { name: /Orders match/ } ).waitFor();
			await page
				.getByRole( 'button', { name: 'Add a Filter' } )
				.waitFor();
			await page
				.getByRole( 'heading', { name: 'Orders', level: 1 } )
				.waitFor();
			await context.close();
		} );
	}

	for ( const width of [ 782, 390 ] ) {
		it( `fits into ${ width } px`, async () => {
			const { page, context, faults } = await openPage( browser, {
				width,
			} );
			await page.goto(
				address( '/analytics/orders', {
					filter: 'advanced',
					status_is: 'completed',
					coupon_includes: '1',
				} )
			);
			await page.getByRole( 'group', { name: /Orders match/ } ).waitFor();
			await page.getByRole( 'heading', { level: 1 } ).waitFor();
			const over = await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			);
			assert.equal( over, 0 );
			assert.deepEqual( await faultsOf( page ), [] );

			// Open, they are without fault too, and none has to be scrolled for.
			await page.getByRole( 'button', { name: 'Add a Filter' } ).click();
			await page
				.getByRole( 'dialog', { name: 'Add a Filter' } )
				.waitFor();
			assert.deepEqual( await faultsOf( page ), [] );
			await page.keyboard.press( 'Escape' );
			await page
				.getByRole( 'button', { name: /Show.*Advanced/ } )
				.click();
			await page.getByRole( 'button', { name: 'All orders' } ).waitFor();
			assert.deepEqual( await faultsOf( page ), [] );
			await page.keyboard.press( 'Escape' );
			await page
				.getByRole( 'combobox', { name: 'Search coupons' } )
				.click();
			await page.keyboard.type( 'a' );
			await page
				.locator( '[role=listbox] [role=option]' )
				.first()
				.waitFor();
			assert.deepEqual( await faultsOf( page ), [] );
			const list = await page
				.locator( 'div[role=listbox]' )
				.first()
				.boundingBox();
			assert.ok( list.x >= 0 && list.x + list.width <= width );
			assert.deepEqual( faults, [] );
			await context.close();
		} );
	}
} );

function range( count ) {
	return Array.from( { length: count }, ( _, index ) => index + 1 ).join();
}

/** How many pages the table has. */
async function countPages( page ) {
	const label = await page.getByText( /^Page \d+ of \d+$/ ).innerText();
	return Number( label.match( /of (\d+)/ )[ 1 ] );
}
