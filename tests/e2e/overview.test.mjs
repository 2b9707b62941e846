import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { CARD, amount, readCards } from '../setup/metric-cards.mjs';
import { signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const PREFERENCES = [
	'dashboard_sections',
	'dashboard_chart_type',
	'dashboard_chart_interval',
	'dashboard_leaderboard_rows',
];

const RANGE = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-03-01',
	before: '2026-03-31',
};

const titles = ( page ) =>
	page.locator( '.woocommerce-section-header__title' ).allInnerTexts();

const menuOf = ( page, title ) =>
	page.getByRole( 'button', { name: `Options for ${ title }` } );

/** Waits until the user's preferences are saved on the server. */
const saved = ( page ) =>
	page.waitForResponse(
		( response ) =>
			response.url().includes( '/users/me' ) &&
			response.request().method() !== 'GET'
	);

test.describe( 'the Overview', () => {
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

	async function open( query = RANGE, options ) {
		const opened = await openPage( options );
		await opened.page.goto( address( '/analytics/overview', query ) );
		await opened.page.locator( CARD ).first().waitFor();
		return opened;
	}

	test( 'shows the performance indicators with few requests, and fits at every width', async () => {
		const { page, context, faults, requests } = await open();
		await page.locator( '.woocommerce-chart svg' ).first().waitFor();
		await page
			.getByRole( 'table', { name: /Top products/ } )
			.getByRole( 'link' )
			.first()
			.waitFor();
		const cards = await readCards( page );
		const { body } = await rest.get(
			'/wc-analytics/reports/performance-indicators',
			{
				stats: 'revenue/total_sales,revenue/net_revenue,orders/orders_count,products/items_sold,variations/items_sold',
				after: '2026-03-01T00:00:00',
				before: '2026-03-31T23:59:59',
			}
		);
		assert.deepEqual(
			Object.fromEntries(
				Object.entries( cards ).map( ( [ label, value ] ) => [
					label,
					amount( value ),
				] )
			),
			Object.fromEntries(
				body.map( ( { label, value } ) => [ label, value ] )
			)
		);
		const asked = requests.filter( ( url ) =>
			/answers\/overview/.test( url )
		);
		assert.deepEqual( asked, [] );
		await assertFitsEverywhere( page );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'requests a chart only when it is near the viewport', async () => {
		const { page, context, requests } = await open(
			// The page has no answer to a question with a filter.
			{ ...RANGE, status_is: 'completed' },
			{
				width: 390,
				height: 300,
			}
		);
		// Alone, or among other questions.
		const isSeries = ( url ) =>
			/\/answers\/orders\?/.test( decodeURIComponent( url ) );
		// What it needs at first is there.
		await page.waitForLoadState( 'networkidle' );
		assert.deepEqual( requests.filter( isSeries ), [] );
		const chart = page.getByRole( 'group', {
			name: 'Orders',
			exact: true,
		} );
		const asked = page.waitForRequest( ( request ) =>
			isSeries( request.url() )
		);
		await chart.scrollIntoViewIfNeeded();
		await asked;
		await context.close();
	} );

	test( 'can be arranged with the keyboard alone and stays arranged', async () => {
		const { page, context, faults } = await open();
		const focused = () =>
			page.locator( '*:focus' ).first().getAttribute( 'aria-label' );
		const choose = async ( title, item ) => {
			await menuOf( page, title ).focus();
			await page.keyboard.press( 'Enter' );
			const menu = page.getByRole( 'menu', { name: 'Options for' } );
			await menu.waitFor();
			const target = menu.getByText( item, { exact: true } );
			for ( let step = 0; step < 30; step++ ) {
				const isThere = await target.evaluate( ( element ) =>
					element.matches( ':focus' )
				);
				if ( isThere ) {
					break;
				}
				await page.keyboard.press( 'ArrowDown' );
			}
			await page.keyboard.press( 'Enter' );
		};

		// Hide a block: the menu stays open, Escape leaves it.
		let isSaved = saved( page );
		await choose( 'Performance', 'Orders' );
		await page.keyboard.press( 'Escape' );
		await isSaved;
		assert.equal( await focused(), 'Options for Performance' );
		assert.ok( ! ( 'Orders' in ( await readCards( page ) ) ) );

		// Move: the focus follows.
		isSaved = saved( page );
		await choose( 'Performance', 'Move down' );
		await isSaved;
		assert.deepEqual( await titles( page ), [
			'Charts',
			'Performance',
			'Leaderboards',
		] );
		assert.equal( await focused(), 'Options for Performance' );

		// Rename.
		await choose( 'Leaderboards', 'Rename section' );
		isSaved = saved( page );
		await page.keyboard.type( 'Best of <b>all</b>' );
		await page.keyboard.press( 'Enter' );
		await isSaved;
		assert.equal( await focused(), 'Options for Best of <b>all</b>' );

		// Remove: the focus moves to the next section.
		isSaved = saved( page );
		await choose( 'Charts', 'Remove section' );
		await isSaved;
		assert.equal( await focused(), 'Options for Performance' );

		await page.reload();
		await page.locator( CARD ).first().waitFor();
		assert.deepEqual( await titles( page ), [
			'Performance',
			'Best of <b>all</b>',
		] );
		assert.ok( ! ( 'Orders' in ( await readCards( page ) ) ) );

		// Add it again.
		isSaved = saved( page );
		await page
			.getByRole( 'button', { name: 'Add Charts section' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await isSaved;
		assert.equal( await focused(), 'Options for Charts' );
		assert.deepEqual( await titles( page ), [
			'Performance',
			'Best of <b>all</b>',
			'Charts',
		] );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );

test.describe( 'the Analytics settings', () => {
	let rest;
	let original;

	const GROUP = '/wc-analytics/settings/wc_admin';

	test.beforeAll( async () => {
		rest = await signIn();
		original = ( await rest.get( GROUP ) ).body;
	} );

	test.afterAll( async () => {
		await rest.send( 'POST', `${ GROUP }/batch`, {
			update: original.map( ( { id, value } ) => ( { id, value } ) ),
		} );
	} );

	test( 'fits at every width, saves changes, asks before discarding them and resets', async ( {
		page,
		faults,
	} ) => {
		await page.goto( address( '/analytics/settings' ) );
		await page.getByText( /^Status: / ).waitFor();
		await assertFitsEverywhere( page );
		const actionable = page.getByRole( 'group', {
			name: 'Actionable statuses:',
		} );
		await actionable.getByLabel( 'Completed' ).check();
		await actionable.getByText( 'Unsaved' ).waitFor();

		await page.locator( '#adminmenu' ).getByText( 'Overview' ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByText( 'You have unsaved changes.' ).waitFor();
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		assert.ok( await actionable.getByLabel( 'Completed' ).isChecked() );

		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await page
			.locator( '.components-snackbar' )
			.getByText( 'Settings saved.' )
			.waitFor();
		const read = async () =>
			( await rest.get( GROUP ) ).body.find(
				( { id } ) => id === 'woocommerce_actionable_order_statuses'
			).value;
		assert.deepEqual( ( await read() ).sort(), [
			'completed',
			'on-hold',
			'processing',
		] );
		assert.equal( await actionable.getByText( 'Unsaved' ).count(), 0 );

		await page.getByRole( 'button', { name: 'Reset defaults' } ).click();
		const saving = page.waitForResponse( /wc_admin\/batch/ );
		await dialog.getByRole( 'button', { name: 'Reset defaults' } ).click();
		await saving;
		assert.deepEqual( ( await read() ).sort(), [
			'on-hold',
			'processing',
		] );
		assert.deepEqual( faults, [] );
	} );
} );
