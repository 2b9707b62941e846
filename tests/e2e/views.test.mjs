import assert from 'node:assert/strict';
import { READER, createAccount } from '../setup/accounts.mjs';
import { address, ROWS } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { CARD } from '../setup/metric-cards.mjs';
import { signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const VIEWS = '/storedeck/v1/views';
const RANGE = { period: 'last_month', compare: 'previous_year' };

/** The screen and its popovers. */
const EVERYWHERE = [
	'#wpbody-content',
	'.components-popover__fallback-container',
	'.components-modal__screen-overlay',
];

const viewsButton = ( page, name = 'Views' ) =>
	page.getByRole( 'button', { name, exact: true } );
const dialog = ( page, name = 'Save as view' ) =>
	page.getByRole( 'dialog', { name } );

/** Presses a key until the named element has the focus. */
async function pressUntil( page, key, selector, most = 60 ) {
	for ( let times = 0; times < most; times++ ) {
		await page.keyboard.press( key );
		const is = await page.evaluate(
			( wanted ) => window.document.activeElement?.matches( wanted ),
			selector
		);
		if ( is ) {
			return;
		}
	}
	assert.fail( `${ selector } was not reached with ${ key }` );
}

/** The name of the focused element. */
const focusedName = ( page ) =>
	page.evaluate(
		() =>
			window.document.activeElement?.getAttribute( 'aria-label' ) ??
			window.document.activeElement?.textContent
	);

/** Waits until the named element has the focus, which a closing dialog returns a moment later. */
const waitForFocus = ( page, name ) =>
	page.waitForFunction( ( wanted ) => {
		const element = window.document.activeElement;
		return (
			( element?.getAttribute( 'aria-label' ) ??
				element?.textContent ) === wanted
		);
	}, name );

test.describe( 'saved views', () => {
	let rest;

	/** The views of this file: other files save shared views too. */
	const listViews = async () =>
		( await rest.get( VIEWS ) ).body.filter(
			( { name } ) => ! name.includes( '(views test)' )
		);
	const clear = async () => {
		for ( const { id } of await listViews() ) {
			await rest.send( 'DELETE', `${ VIEWS }/${ id }` );
		}
	};

	test.beforeAll( async () => {
		rest = await signIn();
		await clear();
	} );

	test.afterEach( clear );

	async function open( path, query = RANGE, options ) {
		const opened = await openPage( options );
		await opened.page.goto( address( path, query ) );
		await viewsButton( opened.page ).waitFor();
		return opened;
	}

	/** Opens the panel and the save dialog. */
	async function openSaving( page ) {
		await viewsButton( page ).click();
		await page.getByRole( 'button', { name: 'Save as view' } ).click();
		await dialog( page ).waitFor();
	}

	const saveView = async ( fields ) => {
		const { status, body, text } = await rest.send( 'POST', VIEWS, {
			hidden_columns: null,
			...fields,
		} );
		assert.equal( status, 201, text );
		return body;
	};

	test( 'restore filters, chart and columns after a reload', async () => {
		const { page, faults } = await open( '/analytics/orders', {
			...RANGE,
			filter: 'advanced',
			status_is: 'completed',
			chart: 'net_revenue',
		} );
		await page.locator( ROWS ).first().waitFor();
		await openSaving( page );
		await assertAccessible( page, {
			include: EVERYWHERE,
			about: 'the dialog that saves',
		} );
		await page.getByLabel( 'Name' ).fill( 'Done, by money' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await viewsButton( page, 'View: Done, by money' ).waitFor();
		// The focus is back where it was.
		await waitForFocus( page, 'View: Done, by money' );
		const [ kept ] = await listViews();
		const query = new URLSearchParams( kept.query );
		assert.deepEqual( Object.fromEntries( query ), {
			...RANGE,
			filter: 'advanced',
			status_is: 'completed',
			chart: 'net_revenue',
		} );

		await page.reload();
		await viewsButton( page, 'View: Done, by money' ).waitFor();
		await page.goto( address( '/analytics/orders' ) );
		await viewsButton( page ).click();
		await page.getByRole( 'link', { name: 'Done, by money' } ).click();
		await viewsButton( page, 'View: Done, by money' ).waitFor();
		const url = new URL( page.url() );
		assert.equal( url.searchParams.get( 'status_is' ), 'completed' );
		assert.equal( url.searchParams.get( 'period' ), 'last_month' );
		assert.equal( url.searchParams.get( 'chart' ), 'net_revenue' );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'hide their columns without changing the user’s own columns', async () => {
		const view = await saveView( {
			name: 'Few columns',
			path: '/analytics/orders',
			query: 'period=last_month&compare=none',
			hidden_columns: [ 'status', 'coupons' ],
			scope: 'own',
		} );
		const { page } = await openPage();
		const header = ( name ) =>
			page
				.locator( '.storedeck-report-table' )
				.getByRole( 'columnheader', {
					name,
				} );
		await page.goto( address( '/analytics/orders', { view: view.id } ) );
		await viewsButton( page, 'View: Few columns' ).waitFor();
		await header( /Customer type/ ).waitFor();
		await header( /^Status/ ).waitFor( { state: 'detached' } );
		await page.goto( address( '/analytics/orders' ) );
		await header( /^Status/ ).waitFor();
		await page.close();
	} );

	test( 'can be updated to the current view, renamed and deleted', async () => {
		const view = await saveView( {
			name: 'Mine',
			path: '/analytics/orders',
			query: 'period=last_month&compare=previous_year',
			scope: 'own',
		} );
		const { page, faults } = await openPage();
		await page.goto(
			address( '/analytics/orders', {
				...RANGE,
				chart: 'net_revenue',
				view: view.id,
			} )
		);
		await viewsButton( page, 'View: Mine' ).click();
		await page.getByRole( 'button', { name: 'Update “Mine”' } ).click();
		await page.getByText( '“Mine” updated.' ).first().waitFor();
		assert.match(
			( await rest.get( `${ VIEWS }/${ view.id }` ) ).body.query,
			/chart=net_revenue/
		);
		await page
			.getByRole( 'button', { name: 'Update “Mine”' } )
			.waitFor( { state: 'detached' } );

		await page
			.getByRole( 'button', { name: 'Actions for “Mine”' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Rename' } ).click();
		await dialog( page, 'Rename view' ).getByLabel( 'Name' ).fill( 'Ours' );
		await page.keyboard.press( 'Enter' );
		await viewsButton( page, 'View: Ours' ).waitFor();

		await viewsButton( page, 'View: Ours' ).click();
		await page
			.getByRole( 'button', { name: 'Actions for “Ours”' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
		await dialog( page, 'Delete “Ours”?' )
			.getByRole( 'button', { name: 'Delete' } )
			.click();
		await viewsButton( page ).waitFor();
		assert.deepEqual( await listViews(), [] );
		assert.equal( new URL( page.url() ).searchParams.get( 'view' ), null );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'can be saved with the keyboard alone', async () => {
		const { page } = await open( '/analytics/revenue' );
		await page.locator( CARD ).first().waitFor();
		await viewsButton( page ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Save as view' } ).waitFor();
		await assertAccessible( page, {
			include: EVERYWHERE,
			about: 'the open panel',
		} );
		await page.waitForFunction( () =>
			window.document.activeElement?.closest( '.storedeck-views__panel' )
		);
		await waitForFocus( page, 'Save as view' );
		await page.keyboard.press( 'Enter' );
		await dialog( page ).waitFor();
		await page.waitForFunction(
			() => window.document.activeElement?.tagName === 'INPUT'
		);
		await page.keyboard.press( 'Enter' );
		await page.getByText( 'Enter a name.' ).first().waitFor();
		await page.keyboard.type( 'By keyboard' );
		await page.keyboard.press( 'Enter' );
		await viewsButton( page, 'View: By keyboard' ).waitFor();
		await waitForFocus( page, 'View: By keyboard' );
		// The panel does not move the focus back once the user went on.
		await page.evaluate( () => {
			const { document } = window;
			document.addEventListener(
				'focusin',
				function moveOn( { target } ) {
					if (
						/** @type {HTMLElement} */ ( target ).textContent ===
						'By keyboard'
					) {
						document.removeEventListener( 'focusin', moveOn );
						/** @type {HTMLElement} */ (
							document.querySelector( '.storedeck-views__pin' )
						).focus();
						setTimeout( () =>
							setTimeout( () => ( window.isStill = true ) )
						);
					}
				}
			);
		} );
		await page.keyboard.press( 'Enter' );
		await page.waitForFunction( () => window.isStill );
		const pin = 'Pin “By keyboard” to the Overview';
		assert.equal( await focusedName( page ), pin );
		await page.keyboard.press( 'Shift+Tab' );
		assert.equal( await focusedName( page ), 'By keyboard' );
		await page.keyboard.press( 'Tab' );
		assert.equal( await focusedName( page ), pin );
		await page.keyboard.press( 'Space' );
		await page
			.locator( '.storedeck-views__pin[aria-pressed="true"]' )
			.waitFor();
		await page.keyboard.press( 'Escape' );
		await waitForFocus( page, 'View: By keyboard' );
		await page.close();
	} );

	test( 'appear on the Overview when pinned and link to their report', async () => {
		const chart = await saveView( {
			name: 'Money of June',
			path: '/analytics/revenue',
			query: 'period=custom&compare=previous_year&after=2026-06-01&before=2026-06-30&chart=net_revenue',
			scope: 'own',
		} );
		const list = await saveView( {
			name: 'What is gone',
			path: '/analytics/stock',
			query: 'type=outofstock',
			scope: 'own',
		} );
		for ( const { id } of [ chart, list ] ) {
			await rest.send( 'PUT', `${ VIEWS }/${ id }/pin` );
		}
		const { page, faults } = await openPage();
		await page.goto( address( '/analytics/overview' ) );
		const block = ( name ) =>
			page.getByRole( 'group', { name, exact: true } );
		const figure = block( 'Money of June' ).locator(
			`${ CARD } .woocommerce-summary__item-value`
		);
		await figure.waitFor();
		const { body } = await rest.get(
			'/wc-analytics/reports/revenue/stats',
			{ after: '2026-06-01T00:00:00', before: '2026-06-30T23:59:59' }
		);
		assert.equal(
			Number( ( await figure.innerText() ).replace( /[^0-9.-]/g, '' ) ),
			body.totals.net_revenue
		);
		await block( 'Money of June' )
			.locator( '.woocommerce-chart svg' )
			.first()
			.waitFor();
		await block( 'What is gone' )
			.getByText( 'Rows', { exact: true } )
			.waitFor();
		await assertAccessible( page, {
			include: EVERYWHERE,
			about: 'pinned views',
		} );

		await page
			.getByRole( 'button', { name: 'Unpin “What is gone”' } )
			.click();
		await block( 'What is gone' ).waitFor( { state: 'detached' } );
		assert.equal(
			await page.evaluate( () =>
				window.document.activeElement?.getAttribute( 'aria-label' )
			),
			'Money of June'
		);
		await page
			.getByText( '“What is gone” unpinned from the Overview.' )
			.first()
			.waitFor();
		assert.equal(
			( await rest.get( `${ VIEWS }/${ list.id }` ) ).body.is_pinned,
			false
		);
		await page.getByRole( 'link', { name: 'Money of June' } ).click();
		await viewsButton( page, 'View: Money of June' ).waitFor();
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'are read-only for others when shared', async () => {
		const view = await saveView( {
			name: 'For everyone',
			path: '/analytics/revenue',
			query: 'period=last_month&compare=none',
			scope: 'shop',
		} );
		const { page, faults } = await openPage( {
			as: createAccount( 'views_reader', READER ),
		} );
		await page.goto( address( '/analytics/revenue', RANGE ) );
		await viewsButton( page ).click();
		await page.getByRole( 'link', { name: 'For everyone' } ).waitFor();
		await page
			.getByRole( 'button', { name: 'Actions for “For everyone”' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Copy link' } ).waitFor();
		for ( const name of [ 'Rename', 'Delete', 'Make private' ] ) {
			assert.equal(
				await page.getByRole( 'menuitem', { name } ).count(),
				0
			);
		}
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'button', { name: 'Save as view' } ).click();
		await dialog( page ).waitFor();
		assert.equal( await page.getByLabel( 'Everyone' ).count(), 0 );
		await page.keyboard.press( 'Escape' );
		await viewsButton( page ).click();
		await page.getByRole( 'link', { name: 'For everyone' } ).click();
		await viewsButton( page, 'View: For everyone' ).waitFor();
		assert.equal(
			new URL( page.url() ).searchParams.get( 'view' ),
			view.id
		);
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'keep the typed name when saving fails', async () => {
		const { page } = await open( '/analytics/revenue' );
		let isBroken = true;
		await page.route( /storedeck\/v1\/views/, ( route ) =>
			isBroken && route.request().method() === 'POST'
				? route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: JSON.stringify( {
							code: 'broken',
							message: 'The database is away.',
						} ),
				  } )
				: route.continue()
		);
		await openSaving( page );
		await page.getByLabel( 'Name' ).fill( 'Typed with care' );
		await page.getByLabel( 'Everyone' ).check();
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await dialog( page )
			.getByText( 'The database is away.' )
			.first()
			.waitFor();
		assert.equal(
			await page.getByLabel( 'Name' ).inputValue(),
			'Typed with care'
		);
		assert.ok( await page.getByLabel( 'Everyone' ).isChecked() );
		await assertAccessible( page, {
			include: EVERYWHERE,
			about: 'the failed dialog',
		} );
		isBroken = false;
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await viewsButton( page, 'View: Typed with care' ).waitFor();
		assert.equal( ( await listViews() )[ 0 ].scope, 'shop' );
		await page.close();
	} );

	test( 'report that loading failed and retry', async () => {
		const { page } = await openPage();
		let isBroken = true;
		await page.route( /storedeck\/v1\/views/, ( route ) =>
			isBroken
				? route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: '{"code":"broken","message":"Away."}',
				  } )
				: route.continue()
		);
		await page.goto( address( '/analytics/revenue', RANGE ) );
		await viewsButton( page ).click();
		await page.getByText( 'Could not load views.' ).waitFor();
		isBroken = false;
		await page
			.locator( '.storedeck-views__panel' )
			.getByRole( 'button', { name: 'Reload' } )
			.click();
		await page.getByText( /No views yet/ ).waitFor();
		await page.close();
	} );
} );

test.describe( 'metric definitions and data status', () => {
	test( 'opens the definition of a metric with the keyboard and returns the focus', async () => {
		const { page, faults } = await openPage();
		await page.goto( address( '/analytics/revenue', RANGE ) );
		await page.locator( CARD ).first().waitFor();
		await page.getByRole( 'menuitem', { name: /^Gross sales/ } ).focus();
		await pressUntil( page, 'ArrowRight', '[aria-label="About Returns"]' );
		await page.keyboard.press( 'Enter' );
		const info = page.getByRole( 'dialog', { name: 'Returns' } );
		await info.getByText( 'Lower is better.' ).waitFor();
		await assertAccessible( page, {
			include: EVERYWHERE,
			about: 'what a figure means',
		} );
		await page.keyboard.press( 'Escape' );
		await info.waitFor( { state: 'detached' } );
		await waitForFocus( page, 'About Returns' );
		await page.keyboard.press( 'Enter' );
		await info.getByRole( 'link', { name: 'View orders' } ).click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Orders' } )
			.waitFor();
		const { searchParams } = new URL( page.url() );
		assert.equal( searchParams.get( 'refunds' ), 'all' );
		assert.equal( searchParams.get( 'period' ), 'last_month' );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'says how far the data reaches and that an import is running', async () => {
		const { page } = await openPage();
		let isRunning = true;
		await page.route( /storedeck\/v1\/data-state/, ( route ) =>
			route.fulfill( {
				contentType: 'application/json',
				body: JSON.stringify( {
					orders_until: '2026-03-05 14:05:00',
					downloads_until: null,
					waiting: 0,
					import: { is_running: isRunning, percent: 40 },
				} ),
			} )
		);
		const isTold = async () => {
			await page
				.getByText( 'Importing historical orders: 40%' )
				.waitFor();
			await page.getByText( /Data through March 5, 2026/ ).waitFor();
		};
		// Preloaded data is requested only when it is refreshed.
		const readAgain = async () => {
			const button = page.getByRole( 'button', { name: 'Refresh' } );
			await page.locator( CARD ).first().waitFor();
			await button.and( page.locator( ':not(.is-busy)' ) ).waitFor();
			await button.click();
		};
		await page.goto( address( '/analytics/revenue', RANGE ) );
		await readAgain();
		await isTold();
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Overview', exact: true } )
			.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Overview' } )
			.waitFor();
		await isTold();
		isRunning = false;
		await page.goto( address( '/analytics/downloads', RANGE ) );
		await readAgain();
		await page.getByText( 'No data yet' ).waitFor();
		await page.close();
	} );

	test( 'says that the comparison period overlaps the period', async () => {
		const { page } = await openPage();
		await page.goto(
			address( '/analytics/revenue', {
				period: 'custom',
				after: '2023-01-01',
				before: '2025-12-31',
				compare: 'previous_year',
			} )
		);
		await page
			.getByText( /The periods overlap: Jan 1, 2023 - Dec 31, 2024/ )
			.waitFor();
		await page.goto( address( '/analytics/revenue', RANGE ) );
		await page.locator( CARD ).first().waitFor();
		assert.equal(
			await page.getByText( /The periods overlap/ ).count(),
			0
		);
		await page.close();
	} );

	test( 'calls a rise in returns worse regardless of its color', async () => {
		const { page } = await openPage();
		await page.route( /reports\/revenue\/stats/, async ( route ) => {
			const response = await route.fetch();
			const body = await response.json();
			const isThen = route.request().url().includes( 'after=2025' );
			body.totals = { ...body.totals, refunds: isThen ? 10 : 25 };
			await route.fulfill( { response, json: body } );
		} );
		await page.goto(
			address( '/analytics/revenue', {
				period: 'custom',
				after: '2026-05-01',
				before: '2026-05-31',
				compare: 'previous_year',
				filter: 'all',
				match: 'any',
				odd: '1',
			} )
		);
		const card = page.getByRole( 'menuitem', { name: /^Returns/ } );
		await card.getByText( 'worse' ).waitFor();
		assert.match( await card.innerText(), /▲\s*\+150%/ );
		await page.close();
	} );
} );

test.describe( 'the command palette', () => {
	test( 'opens every screen by name with the keyboard', async () => {
		const { page, faults } = await openPage();
		await page.goto( address( '/analytics/overview', RANGE ) );
		await page.locator( CARD ).first().waitFor();
		await page.keyboard.press( 'Control+k' );
		const field = page.getByRole( 'combobox', {
			name: /^Search screens/,
		} );
		await field.waitFor();
		await assertAccessible( page, {
			include: EVERYWHERE,
			about: 'the command palette',
		} );
		await page.keyboard.type( 'coup' );
		await page.getByRole( 'option', { name: /^Coupons/ } ).waitFor();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'heading', { level: 1, name: 'Coupons' } )
			.waitFor();
		assert.equal(
			new URL( page.url() ).searchParams.get( 'period' ),
			'last_month'
		);
		await page.locator( CARD ).first().waitFor();
		await viewsButton( page ).focus();
		await page.keyboard.press( 'Control+k' );
		await field.waitFor();
		await page.keyboard.press( 'Escape' );
		await field.waitFor( { state: 'detached' } );
		await waitForFocus( page, 'Views' );
		// The button works without knowing the shortcut.
		const button = page.getByRole( 'button', {
			name: 'Search',
			exact: true,
		} );
		assert.equal(
			await button.getAttribute( 'aria-keyshortcuts' ),
			'Control+K'
		);
		await button.getByText( 'Ctrl+K' ).waitFor();
		await button.press( 'Enter' );
		await field.waitFor();
		await page.keyboard.press( 'Escape' );
		await field.waitFor( { state: 'detached' } );
		assert.ok(
			await button.evaluate( ( element ) => element.matches( ':focus' ) )
		);
		// On a phone it is in the row of the other tools.
		await page.setViewportSize( { width: 390, height: 844 } );
		await assertFits( page );
		const { y } = await button.boundingBox();
		const inbox = await page
			.getByRole( 'button', { name: /^Inbox/ } )
			.boundingBox();
		assert.equal( y, inbox.y );
		assert.deepEqual( faults, [] );
		await page.close();
	} );
} );
