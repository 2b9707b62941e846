import assert from 'node:assert/strict';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import { assertFits, waitForAnimations } from '../setup/checks.mjs';
import {
	recordAnnouncements,
	waitForAnnouncement,
} from '../setup/announcements.mjs';
import {
	createKeyboard,
	findFilterViolations,
	getParams,
} from '../setup/filters-bar.mjs';
import { signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const OPTION = '[role=listbox] [role=option]';
const RULES = '.woocommerce-filters-advanced__list-item';

test.describe( 'the filters of a report', () => {
	let products;

	test.beforeAll( async () => {
		const rest = await signIn();
		products = (
			await rest.get( '/wc-analytics/products', { per_page: 3 } )
		).body;
	} );

	/** Opens a report for a user with a keyboard and a screen reader. */
	const open = async ( path, query, options ) => {
		const opened = await openPage( options );
		const { page } = opened;
		await recordAnnouncements( page );
		await page.goto( address( path, query ) );
		await page.locator( ROWS ).first().waitFor();
		return {
			...opened,
			...( await createKeyboard( page ) ),
			param: ( name ) => getParams( page ).get( name ),
		};
	};

	test.describe( 'with the keyboard and a screen reader', () => {
		test( 'adds three filters that match any, announces the number of rows, applies and removes them', async () => {
			const { page, faults, ...user } = await open( '/analytics/orders', {
				period: 'year',
				compare: 'previous_year',
			} );
			const allPages = await countPages( page );
			const shown = await user.tabTo( /^Show: All orders$/ );
			assert.equal( shown.role, 'button' );
			assert.equal( shown.isExpanded, false );
			await user.press( 'Enter' );
			await page.getByRole( 'dialog', { name: 'Show' } ).waitFor();
			assert.deepEqual( await findFilterViolations( page ), [] );
			await user.tabTo( /^Advanced filters$/ );
			await user.press( 'Enter' );
			await page
				.getByRole( 'group', { name: 'Orders match All filters' } )
				.waitFor();
			await user.waitForFocus( /^Show: Advanced filters$/ );

			const match = await user.tabTo(
				/^Choose to apply any or all filters$/
			);
			assert.equal( match.role, 'combobox' );
			await user.press( 'ArrowDown' );
			for ( const name of [ 'Order status', 'Refunds', 'Products' ] ) {
				await user.tabTo( /^Add a Filter$/ );
				await user.press( 'Enter' );
				await page
					.getByRole( 'dialog', { name: 'Add a Filter' } )
					.waitFor();
				if ( name === 'Refunds' ) {
					assert.deepEqual( await findFilterViolations( page ), [] );
				}
				await user.tabTo( new RegExp( `^${ name }$` ) );
				await user.press( 'Enter' );
				const row = await user.waitForFocus(
					new RegExp( `^${ name }$` )
				);
				assert.equal( row.role, 'group' );
			}

			const search = await user.tabTo( /^Search products$/ );
			assert.equal( search.role, 'combobox' );
			assert.equal( search.isExpanded, false );
			for ( const words of [ 'knots', 'camp chair' ] ) {
				await user.type( words );
				await page.locator( OPTION ).first().waitFor();
				await waitForAnnouncement(
					page,
					/1 result found, use up and down/
				);
				assert.equal( ( await user.focused() ).isExpanded, true );
				await user.press( 'ArrowDown' );
				assert.match( await user.active(), new RegExp( words, 'i' ) );
				if ( words === 'knots' ) {
					assert.deepEqual( await findFilterViolations( page ), [] );
				}
				await user.press( 'Enter' );
				await waitForAnnouncement(
					page,
					new RegExp( `${ words }.* added`, 'i' )
				);
			}
			// One tag is removed and the focus stays in the field.
			await user.tabBackTo( /^Remove Camp Chair$/ );
			await user.press( 'Enter' );
			await user.waitForFocus( /^Search products$/ );
			await waitForAnnouncement( page, /^Camp Chair removed\.$/ );

			await waitForAnnouncement( page, /^[\d,]+ results?/ );
			const counted = page.getByText( /^[\d,]+ results?/ );
			await counted.waitFor();
			assert.deepEqual( await findFilterViolations( page ), [] );

			await user.tabTo( /^Filter$/ );
			await user.press( 'Enter' );
			await page.waitForURL( /match=any/ );
			assert.equal( user.param( 'status_is' ), 'pending' );
			assert.equal( user.param( 'refunds' ), 'all' );
			assert.match( user.param( 'product_includes' ) ?? '', /^\d+$/ );
			const pressed = await user.waitForFocus( /^Filter$/ );
			assert.equal( pressed.isDisabled, true );
			const rows = toNumber( await counted.innerText() );
			const pages = Math.ceil( rows / 25 );
			assert.ok( pages < allPages, `${ pages } of ${ allPages } pages` );
			await page.getByText( `Page 1 of ${ pages }` ).waitFor();

			// All state is in the URL: it survives a reload, and Back undoes it.
			await page.reload();
			await page.locator( ROWS ).first().waitFor();
			assert.equal( await countPages( page ), pages );
			await page.waitForFunction(
				( rule ) => document.querySelectorAll( rule ).length === 3,
				RULES
			);
			await page.goBack();
			await page.waitForFunction(
				( rule ) => document.querySelectorAll( rule ).length === 0,
				RULES
			);
			await page.goForward();

			// One rule is removed, then all.
			await page
				.getByRole( 'button', { name: 'Remove refunds filter' } )
				.waitFor();
			await user.tabTo( /^Remove refunds filter$/ );
			await user.press( 'Enter' );
			const neighbor = await user.waitForFocus(
				/^(Products|Order status)$/
			);
			assert.equal( neighbor.role, 'group' );
			assert.equal( user.param( 'refunds' ), 'all' );
			await user.tabTo( /^Clear all filters$/ );
			await user.press( 'Enter' );
			await page.waitForURL(
				( url ) => ! url.searchParams.has( 'match' )
			);
			await user.waitForFocus( /^Add a Filter$/ );
			assert.equal( user.param( 'status_is' ), null );
			assert.equal( await page.locator( RULES ).count(), 0 );
			assert.deepEqual( faults, [] );
			await page.close();
		} );

		test( 'selects a single product, goes back and removes it', async () => {
			const [ { id, name } ] = products;
			const { page, faults, ...user } = await open(
				'/analytics/products',
				{ period: 'year', compare: 'previous_year' }
			);
			await user.tabTo( /^Show: All products$/ );
			await user.press( 'Enter' );
			await user.tabTo( /^Single product/ );
			await user.press( 'Enter' );
			await user.waitForFocus( /^Back from: Single product$/ );
			await user.press( 'Enter' );
			await user.waitForFocus( /^Single product/ );
			await user.press( 'Enter' );
			await user.waitForFocus( /^Back from: Single product$/ );
			await user.tabTo( /^Type to search for a product$/ );
			await user.type( name );
			await page.getByRole( 'option', { name } ).first().waitFor();
			assert.deepEqual( await findFilterViolations( page ), [] );
			await user.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
			await page.waitForURL( /filter=single_product/ );
			assert.equal( user.param( 'products' ), String( id ) );
			await user.waitForFocus(
				new RegExp( `^Show: ${ escape( name ) } Single product$` )
			);
			await user.press( 'Enter' );
			await page.getByRole( 'dialog', { name: 'Show' } ).waitFor();
			await user.tabTo( new RegExp( `^Remove ${ escape( name ) }$` ) );
			await user.press( 'Enter' );
			await user.waitForFocus( /^Type to search for a product$/ );
			await page.waitForURL(
				( { searchParams } ) => ! searchParams.has( 'products' )
			);
			await user.press( 'Escape' );
			await user.press( 'Escape' );
			await user.waitForFocus( /^Show: All products$/ );
			assert.deepEqual( faults, [] );
			await page.close();
		} );
	} );

	test( 'selects an attribute and its value from lists that open on click', async () => {
		const { page, param, faults } = await open( '/analytics/orders', {
			filter: 'advanced',
			period: 'year',
			compare: 'previous_year',
		} );
		await page.getByRole( 'button', { name: 'Add a Filter' } ).click();
		await page
			.getByRole( 'button', { name: 'Attribute', exact: true } )
			.click();
		const name = page.getByRole( 'combobox', { name: 'Attribute name' } );
		const value = page.getByRole( 'combobox', { name: 'Attribute value' } );
		const list = page.getByRole( 'listbox' ).getByRole( 'option' );
		await name.click();
		await list.first().click();
		await value.waitFor();
		await page.getByRole( 'button', { name: 'Filter' } ).last().click();
		await page
			.getByText(
				'This filter is not applied. Choose an attribute value.'
			)
			.waitFor();
		await value.click();
		const term = await list.nth( 1 ).innerText();
		await list.nth( 1 ).click();
		assert.equal( await value.getAttribute( 'placeholder' ), term );
		const colors = await value.evaluate( ( input ) =>
			[ undefined, '::placeholder' ].map(
				( pseudo ) =>
					input.ownerDocument.defaultView?.getComputedStyle(
						input,
						pseudo
					).color
			)
		);
		assert.equal( colors[ 0 ], colors[ 1 ], 'a value is no placeholder' );
		await page.getByRole( 'link', { name: 'Filter', exact: true } ).click();
		await page.waitForURL( /attribute_is/ );
		await page
			.getByRole( 'combobox', { name: 'Attribute value' } )
			.waitFor();
		assert.match( param( 'attribute_is[0][1]' ) ?? '', /^\d+$/ );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	/** @type {[ string, Record<string, string>, RegExp ][]} Filters in the URL with much to show, and what shows them. */
	const HUGE = [
		[
			'/analytics/orders',
			{ product_includes: range( 2000 ) },
			/^\+1,950 more$/,
		],
		[ '/analytics/orders', { status_is: 'x'.repeat( 2000 ) }, /^x{59}…$/ ],
		// A server refuses such a URL, but it can occur inside the app.
		[
			'/analytics/orders',
			{ status_is: 'x'.repeat( 100_000 ) },
			/too long/,
		],
	];

	test( 'fits and stays usable with huge filters in the URL', async () => {
		const { page } = await openPage();
		await page.goto( address( '/analytics/orders' ) );
		await page.locator( ROWS ).first().waitFor();
		for ( const [ path, query, shown ] of HUGE ) {
			await navigate( page, path, { filter: 'advanced', ...query } );
			await page
				.getByText( shown )
				.first()
				.waitFor( { state: 'attached' } );
			await assertFits( page );
			assert.deepEqual( await findFilterViolations( page ), [] );
			// What can be searched for next to tags is no value.
			const colors = await page
				.locator(
					'.has-tags > .woocommerce-select-control__control-input'
				)
				.evaluateAll( ( inputs ) =>
					inputs.map( ( input ) =>
						[ undefined, '::placeholder' ].map(
							( pseudo ) =>
								window.getComputedStyle( input, pseudo ).color
						)
					)
				);
			for ( const [ text, placeholder ] of colors ) {
				assert.notEqual( text, placeholder );
			}
			await page
				.getByRole( 'link', { name: 'Clear all filters' } )
				.click();
			await page.waitForURL(
				( { searchParams } ) =>
					! searchParams.has( Object.keys( query )[ 0 ] ?? '' )
			);
			await page.locator( ROWS ).first().waitFor();
		}
		await page.close();
	} );

	/** @type {[ string, Record<string, any>, { width: number, height: number }[] ][]} */
	const WINDOWS = [
		[ 'by touch', { hasTouch: true }, [ { width: 390, height: 900 } ] ],
		[
			'in forced colors',
			{ forcedColors: 'active' },
			[
				{ width: 782, height: 900 },
				{ width: 1440, height: 520 },
			],
		],
	];
	for ( const [ what, options, sizes ] of WINDOWS ) {
		test( `fits with every popover open, ${ what }`, async () => {
			const { page, faults } = await openPage( options );
			await page.goto(
				address( '/analytics/orders', {
					filter: 'advanced',
					status_is: 'completed',
					coupon_includes: '',
				} )
			);
			await page.getByRole( 'group', { name: /Orders match/ } ).waitFor();
			const press = ( button ) =>
				options.hasTouch ? button.tap() : button.click();
			for ( const size of sizes ) {
				await page.setViewportSize( size );
				await waitForAnimations( page );
				await assertPopoversFit( page, press );
			}
			assert.deepEqual( faults, [] );
			await page.close();
		} );
	}

	async function assertPopoversFit( page, press ) {
		await assertFits( page );
		assert.deepEqual( await findFilterViolations( page ), [] );

		await press( page.getByRole( 'button', { name: 'Add a Filter' } ) );
		await page.getByRole( 'dialog', { name: 'Add a Filter' } ).waitFor();
		assert.deepEqual( await findFilterViolations( page ), [] );
		await page.keyboard.press( 'Escape' );
		await press( page.getByRole( 'button', { name: /Show.*Advanced/ } ) );
		await page.getByRole( 'button', { name: 'All orders' } ).waitFor();
		assert.deepEqual( await findFilterViolations( page ), [] );
		await page.keyboard.press( 'Escape' );

		const field = page.getByRole( 'combobox', {
			name: 'Search coupons',
		} );
		await press( field );
		await page.keyboard.type( 'a' );
		await page.locator( OPTION ).first().waitFor();
		assert.deepEqual( await findFilterViolations( page ), [] );
		// The whole list is visible and does not cover the field.
		const list = await page.getByRole( 'listbox' ).boundingBox();
		const size = page.viewportSize();
		assert.ok( list.x >= 0 && list.x + list.width <= size.width );
		assert.ok( list.y >= 0 && list.y + list.height <= size.height );
		const box = await field.boundingBox();
		assert.ok(
			list.y >= box.y + box.height || list.y + list.height <= box.y
		);
		await assertFits( page );
		await page.keyboard.press( 'Escape' );
		await field.fill( '' );
	}
} );

function range( count ) {
	return Array.from( { length: count }, ( _, index ) => index + 1 ).join();
}

/** The first number in a text: the rows, before how many of them are orders and refunds. */
const toNumber = ( text ) =>
	Number( /[\d,]+/.exec( text )?.[ 0 ].replaceAll( ',', '' ) );

const escape = ( text ) => text.replace( /[\\^$.*+?()[\]{}|]/g, '\\$&' );

/** How many pages the table has. */
async function countPages( page ) {
	const label = await page.getByText( /^Page \d+ of \d+$/ ).innerText();
	return Number( label.match( /of (\d+)/ )[ 1 ] );
}
