import assert from 'node:assert/strict';
import { address, withoutPreloaded } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { signIn, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';
import { simulateRtl } from './support/dates.mjs';

const PREFERENCES = [ 'products_report_columns', 'products_report_layout' ];
const RANGE = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-01-01',
	before: '2026-03-31',
};

const CARD = '.storedeck-report-table';
const BOX = `${ CARD } .woocommerce-table__table:not(.is-loading)`;
const ROW = `${ BOX } tbody tr`;

/** Waits until the user's preferences are saved on the server. */
const saved = ( page ) =>
	page.waitForResponse(
		( response ) =>
			response.url().includes( '/users/me' ) &&
			response.request().method() !== 'GET'
	);

/** Names of the visible columns without the checkbox column. */
const columns = ( page ) =>
	page
		.locator( `${ BOX } thead th` )
		.evaluateAll( ( cells ) =>
			cells
				.map( ( cell ) =>
					cell.querySelector( 'bdi' )?.textContent.trim()
				)
				.filter( Boolean )
		);

const header = ( page, name ) =>
	page.locator( BOX ).getByRole( 'columnheader', { name } );

const edge = ( page, name ) =>
	page.getByRole( 'separator', { name: `Width of ${ name }` } );

const widthOf = async ( page, name ) =>
	( await header( page, name ).boundingBox() ).width;

/** Presses a key until the element has the focus. */
async function goTo( page, key, target ) {
	for ( let step = 0; step < 40; step++ ) {
		if (
			await target.evaluate( ( element ) => element.matches( ':focus' ) )
		) {
			return;
		}
		await page.keyboard.press( key );
	}
	assert.fail( `${ key } does not lead to ${ target }` );
}

/** Opens the menu of the columns with the keyboard. */
async function openMenu( page ) {
	await page
		.locator( CARD )
		.getByRole( 'button', { name: 'Choose which values to display' } )
		.focus();
	await page.keyboard.press( 'Enter' );
	const menu = page.getByRole( 'menu' );
	await menu.getByRole( 'menuitem', { name: 'Reset columns' } ).waitFor();
	return menu;
}

test.describe( 'the table of a report', () => {
	let rest;

	test.beforeAll( async () => {
		rest = await signIn();
	} );

	const forget = () =>
		rest.send( 'POST', '/wp/v2/users/me', {
			woocommerce_meta: Object.fromEntries(
				PREFERENCES.map( ( name ) => [ name, '' ] )
			),
		} );

	test.afterEach( forget );

	async function open(
		/** @type {Record<string, any>} */ { isRtl, ...options } = {}
	) {
		const opened = await openPage( options );
		if ( isRtl ) {
			await simulateRtl( opened.page );
		}
		await opened.page.goto( address( '/analytics/products', RANGE ) );
		await opened.page.locator( ROW ).first().waitFor();
		return opened;
	}

	async function reload( page ) {
		await page.reload();
		await page.locator( ROW ).first().waitFor();
	}

	test( 'is sorted by change with the keyboard', async () => {
		const { page, faults } = await open();
		await page
			.locator( BOX )
			.getByRole( 'button', {
				name: 'Sort by Change of Net sales in descending order',
			} )
			.focus();
		await page.keyboard.press( 'Enter' );
		const sorted = page.locator( `${ BOX } th.is-detail-sorted` );
		await sorted.waitFor();
		const getChanges = () =>
			page
				.locator(
					`${ ROW } td.is-sorted .woocommerce-summary__item-delta-value`
				)
				.allTextContents();
		await expect.poll( getChanges ).toHaveLength( 25 );
		await expect
			.poll( async () => {
				const amounts = ( await getChanges() ).map( ( text ) =>
					Number( text.replace( /[^\d.-]/g, '' ) )
				);
				return amounts.every(
					( amount, index ) =>
						index === 0 || amount <= ( amounts[ index - 1 ] ?? 0 )
				);
			} )
			.toBe( true );
		assert.deepEqual( faults, [] );
	} );

	test( 'can be arranged with the keyboard alone and stays arranged', async () => {
		const { page, faults } = await open();
		assert.deepEqual( await columns( page ), [
			'Product title',
			'Items sold',
			'Net sales',
			'Orders',
			'Category',
			'Variations',
			'Status',
			'Stock',
		] );

		// Move: from the menu, which stays open.
		let menu = await openMenu( page );
		const left = menu.getByRole( 'menuitem', { name: 'Move Orders left' } );
		await goTo(
			page,
			'ArrowDown',
			menu.getByRole( 'menuitemcheckbox', { name: 'Orders' } )
		);
		await page.keyboard.press( 'ArrowRight' );
		assert.ok(
			await left.evaluate( ( item ) => item.matches( ':focus' ) )
		);
		let isSaved = saved( page );
		await page.keyboard.press( 'Enter' );
		await isSaved;
		assert.ok(
			await left.evaluate( ( item ) => item.matches( ':focus' ) )
		);

		// Hide.
		isSaved = saved( page );
		await goTo(
			page,
			'ArrowDown',
			menu.getByRole( 'menuitem', { name: 'Move Category left' } )
		);
		await page.keyboard.press( 'ArrowLeft' );
		await page.keyboard.press( 'Enter' );
		await isSaved;

		// Change the density.
		isSaved = saved( page );
		const compact = menu.getByRole( 'menuitemcheckbox', {
			name: 'Compact rows',
		} );
		const high = ( await page.locator( ROW ).first().boundingBox() ).height;
		await goTo( page, 'ArrowDown', compact );
		await page.keyboard.press( ' ' );
		await isSaved;
		const low = ( await page.locator( ROW ).first().boundingBox() ).height;
		assert.ok( low <= high - 8, `${ low } is not less than ${ high }` );

		// Resize: the menu leads to the edges of the columns.
		const resize = menu.getByRole( 'menuitem', { name: 'Resize columns' } );
		await goTo( page, 'ArrowDown', resize );
		await page.keyboard.press( 'Enter' );
		const title = edge( page, 'Product title' );
		await goTo( page, 'Shift', title );
		const narrow = await widthOf( page, 'Product title' );
		isSaved = saved( page );
		await page.keyboard.press( 'Shift+ArrowRight' );
		await isSaved;
		const width = await widthOf( page, 'Product title' );
		assert.ok( Math.abs( width - narrow - 64 ) <= 2, `${ width }` );
		assert.equal(
			await title.getAttribute( 'aria-valuenow' ),
			String( Math.round( width ) )
		);
		await page.keyboard.press( 'Tab' );
		assert.ok(
			await edge( page, 'Items sold' ).evaluate( ( element ) =>
				element.matches( ':focus' )
			)
		);
		await page.keyboard.press( 'Escape' );

		// Move: from the header.
		assert.equal(
			await page.locator( '*:focus' ).getAttribute( 'aria-label' ),
			'Choose which values to display'
		);
		const sales = header( page, 'Net sales' ).getByRole( 'button' ).first();
		await sales.focus();
		isSaved = saved( page );
		await page.keyboard.press( 'Alt+ArrowRight' );
		await isSaved;
		assert.ok(
			await sales.evaluate( ( item ) => item.matches( ':focus' ) )
		);
		const arranged = [
			'Product title',
			'Items sold',
			'Orders',
			'Variations',
			'Net sales',
			'Status',
			'Stock',
		];
		assert.deepEqual( await columns( page ), arranged );

		await reload( page );
		assert.deepEqual( await columns( page ), arranged );
		assert.ok(
			Math.abs( ( await widthOf( page, 'Product title' ) ) - width ) <= 2
		);
		assert.ok(
			( await page.locator( ROW ).first().boundingBox() ).height <=
				high - 8
		);
		const { body } = await rest.get( '/wp/v2/users/me', {
			context: 'edit',
		} );
		const layout = JSON.parse(
			body.woocommerce_meta.products_report_layout
		);
		assert.equal( layout.density, 'compact' );

		// Undo it.
		menu = await openMenu( page );
		isSaved = saved( page );
		await goTo(
			page,
			'ArrowUp',
			menu.getByRole( 'menuitem', { name: 'Reset columns' } )
		);
		await page.keyboard.press( 'Enter' );
		await isSaved;
		// Columns and layout are saved one after the other.
		await page.waitForResponse(
			( response ) =>
				response.request().postData()?.includes( '_layout' ) ?? false
		);
		assert.deepEqual( ( await columns( page ) ).slice( 0, 5 ), [
			'Product title',
			'Items sold',
			'Net sales',
			'Orders',
			'Category',
		] );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'can be arranged with the mouse without sorting', async () => {
		const { page } = await open();
		await page.locator( `${ BOX } thead` ).hover();
		await edge( page, 'Orders' ).waitFor();
		const middle = async ( locator ) => {
			const { x, y, width, height } = await locator.boundingBox();
			return [ x + width / 2, y + height / 2 ];
		};
		const [ fromX, y ] = await middle( header( page, 'Orders' ) );
		const [ toX ] = await middle( header( page, 'Items sold' ) );
		let isSaved = saved( page );
		await page.mouse.move( fromX, y );
		await page.mouse.down();
		await page.mouse.move( toX - 20, y, { steps: 5 } );
		assert.equal(
			await page.locator( '.woocommerce-table__drop-marker' ).count(),
			1
		);
		await page.mouse.up();
		await isSaved;
		assert.deepEqual( ( await columns( page ) ).slice( 0, 4 ), [
			'Product title',
			'Orders',
			'Items sold',
			'Net sales',
		] );
		assert.equal(
			new URL( page.url() ).searchParams.get( 'orderby' ),
			null
		);

		const width = await widthOf( page, 'Category' );
		const [ edgeX, edgeY ] = await middle( edge( page, 'Category' ) );
		isSaved = saved( page );
		await page.mouse.move( edgeX, edgeY );
		await page.mouse.down();
		await page.mouse.move( edgeX + 60, edgeY, { steps: 5 } );
		await page.mouse.up();
		await isSaved;
		assert.ok(
			Math.abs( ( await widthOf( page, 'Category' ) ) - width - 60 ) <= 3
		);
		await page.close();
	} );

	test( 'copies the selected cells as displayed', async () => {
		const { page, faults } = await open();
		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ], {
				origin: new URL( site.url ).origin,
			} );
		assert.equal( await page.getByRole( 'grid' ).count(), 0 );
		const menu = await openMenu( page );
		await goTo(
			page,
			'ArrowUp',
			menu.getByRole( 'menuitemcheckbox', { name: 'Select cells' } )
		);
		await page.keyboard.press( 'Enter' );
		const grid = page.getByRole( 'grid', { name: /Products/ } );
		await grid.locator( 'tbody [tabindex="0"]:focus' ).waitFor();
		for ( const key of [ 'ArrowDown', 'ArrowRight', 'ArrowRight' ] ) {
			await page.keyboard.press( `Shift+${ key }` );
		}
		await page
			.getByText( '6 cells selected', { exact: true } )
			.first()
			.waitFor();
		const shown = await page.locator( ROW ).evaluateAll( ( rows ) =>
			rows
				.slice( 0, 2 )
				.map( ( row ) =>
					[ ...row.children ]
						.slice( 1, 4 )
						.map(
							( cell ) =>
								// The change below a figure is not part of it.
								cell.querySelector(
									'.storedeck-metric-cell > bdi'
								)?.textContent ?? cell.textContent
						)
						.join( '\t' )
				)
				.join( '\n' )
		);
		assert.match( shown, /\t\$\d/ );
		await page.keyboard.press( 'Control+C' );
		await page
			.getByText( '6 cells copied', { exact: true } )
			.first()
			.waitFor();
		assert.equal(
			await page.evaluate( () => navigator.clipboard.readText() ),
			shown
		);
		assert.match(
			await page.locator( '#a11y-speak-polite' ).textContent(),
			/6 cells copied/
		);
		await assertAccessible( page );

		// The mouse selects a rectangle too.
		const cell = ( row, column ) =>
			page
				.locator( ROW )
				.nth( row )
				.locator( ':scope > *' )
				.nth( column );
		await cell( 1, 3 ).hover( { position: { x: 5, y: 5 } } );
		await page.mouse.down();
		await cell( 3, 4 ).hover( { position: { x: 5, y: 5 } } );
		await page.mouse.up();
		await page
			.getByText( '6 cells selected', { exact: true } )
			.first()
			.waitFor();
		assert.equal(
			await grid.locator( '[aria-selected="true"]' ).count(),
			6
		);

		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'grid' ).waitFor( { state: 'detached' } );
		assert.equal(
			await page.locator( '*:focus' ).getAttribute( 'aria-label' ),
			'Choose which values to display'
		);
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'shows long amounts in full', async () => {
		const { page } = await openPage();
		await page.route( /answers\/revenue/, async ( route ) => {
			const response = await route.fetch();
			const body = await response.json();
			const { totals } = body.primary;
			Object.keys( totals ).forEach( ( field ) => {
				totals[ field ] = 123456789012345.5;
			} );
			await route.fulfill( { response, json: body } );
		} );
		await withoutPreloaded( page );
		await page.goto( address( '/analytics/revenue', RANGE ) );
		await page
			.locator( '.woocommerce-table__totals' )
			.getByText( '$123,456,789,012,345.50' )
			.first()
			.waitFor();
		const cut = await page
			.locator( '.woocommerce-table__item' )
			.evaluateAll( ( cells ) =>
				cells
					.filter(
						( cell ) =>
							cell.firstElementChild?.getBoundingClientRect()
								.width >
							cell.clientWidth - 20
					)
					.map( ( cell ) => cell.textContent )
			);
		assert.deepEqual( cut, [] );
		await page.close();
	} );

	test( 'scrolls rows into view below the sticky header, and leaves the wheel to the page', async () => {
		const { page } = await open( { height: 500 } );
		const link = page.locator( ROW ).nth( 8 ).getByRole( 'link' ).first();
		for ( const block of [ 'start', 'end' ] ) {
			await link.evaluate( async ( element, to ) => {
				const frame = () =>
					new Promise( ( resolve ) =>
						window.requestAnimationFrame( () =>
							setTimeout( resolve )
						)
					);
				element.scrollIntoView( { block: to } );
				await frame();
				await frame();
			}, block );
			assert.ok(
				await link.evaluate( ( element ) => {
					const { left, top, bottom } =
						element.getBoundingClientRect();
					return [ top + 1, bottom - 1 ].every( ( y ) =>
						element.contains(
							element.ownerDocument.elementFromPoint(
								left + 2,
								y
							)
						)
					);
				} ),
				block
			);
		}

		await page.locator( ROW ).nth( 3 ).hover();
		const scrolled = await page.evaluate( () => window.scrollY );
		await page.mouse.wheel( 0, 400 );
		await page.waitForFunction(
			( from ) => window.scrollY - from >= 300,
			scrolled
		);
		assert.equal(
			await page
				.locator( BOX )
				.evaluate(
					( { scrollHeight, clientHeight } ) =>
						scrollHeight - clientHeight
				),
			0
		);
		await page.close();
	} );

	test( 'keeps header and totals visible while the page scrolls', async () => {
		const { page } = await open( { width: 1440, height: 700 } );
		const top = ( selector ) =>
			page.locator( selector ).first().boundingBox();
		// The table is clipped at the top of the window.
		await page.evaluate( ( selector ) => {
			const { top: at } = document
				.querySelector( selector )
				.getBoundingClientRect();
			window.scrollBy( 0, at + 60 );
		}, BOX );
		await page.waitForFunction(
			( selector ) =>
				document
					.querySelector( selector )
					.style.getPropertyValue( '--table-offset-start' ) !== '0px',
			BOX
		);
		const bar = await top( '.storedeck-toolbar' );
		const head = await top( `${ BOX } thead th` );
		assert.ok(
			Math.abs( head.y - ( bar.y + bar.height ) ) <= 1,
			`${ head.y } is not below ${ bar.y + bar.height }`
		);
		// And at the bottom.
		await page.evaluate( ( selector ) => {
			const { bottom } = document
				.querySelector( selector )
				.getBoundingClientRect();
			window.scrollBy( 0, bottom - window.innerHeight - 100 );
		}, BOX );
		await page.waitForFunction( ( selector ) => {
			const { bottom } = document
				.querySelector( selector )
				.getBoundingClientRect();
			return Math.abs( bottom - window.innerHeight ) <= 1;
		}, `${ BOX } tfoot td` );
		await page.close();
	} );

	for ( const locale of [ 'left to right', 'right to left' ] ) {
		test( `keeps the first column visible at 800 pixels, ${ locale }`, async () => {
			const isRtl = locale === 'right to left';
			const { page } = await open( {
				width: 800,
				height: 844,
				isRtl,
			} );
			const box = page.locator( BOX );
			const first = page.locator( `${ BOX } tbody th` ).first();
			// The admin bar itself is not mirrored here.
			await page.addStyleTag( {
				content: '#wpadminbar { display: none; }',
			} );
			await box.scrollIntoViewIfNeeded();
			const at = await first.boundingBox();
			await box.evaluate(
				( element, step ) => {
					element.scrollLeft = step;
				},
				isRtl ? -250 : 250
			);
			await page.locator( `${ BOX }.is-scrollable-start` ).waitFor();
			assert.ok(
				Math.abs( ( await first.boundingBox() ).x - at.x ) <= 1
			);
			await assertFits( page );
			await page.close();
		} );
	}

	test( 'is accessible at every width with its menu and column edges', async () => {
		const { page, faults } = await open();
		for ( const width of [ 1440, 782, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const menu = await openMenu( page );
			await assertAccessible( page, {
				include: [ CARD, '.woocommerce-ellipsis-menu__popover' ],
				about: `the menu at ${ width } pixels`,
			} );
			await menu
				.getByRole( 'menuitem', { name: 'Resize columns' } )
				.click();
			await page.locator( '[role=separator]:focus' ).waitFor();
			await assertAccessible( page, {
				include: CARD,
				about: `the edges at ${ width } pixels`,
			} );
			await assertFits( page );
			await page.keyboard.press( 'Escape' );
		}
		assert.deepEqual( faults, [] );
		await page.close();
	} );
} );
