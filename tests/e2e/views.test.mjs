import assert from 'node:assert/strict';
import { address, ROWS } from '../setup/browser.mjs';
import { assertAccessible } from '../setup/checks.mjs';
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
const dialog = ( page ) => page.getByRole( 'dialog', { name: 'Save as view' } );

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

	async function open( path, query = RANGE ) {
		const opened = await openPage();
		await opened.page.goto( address( path, query ) );
		await viewsButton( opened.page ).waitFor();
		return opened;
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
		await viewsButton( page ).click();
		await page.getByRole( 'button', { name: 'Save as view' } ).click();
		await dialog( page ).waitFor();
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
} );
