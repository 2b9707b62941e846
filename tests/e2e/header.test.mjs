import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { php, signIn, sql } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const REPORT = '/analytics/revenue';
const QUEUE = 'woocommerce_admin_transient_notices_queue';
const FAVORITES = '/wc-admin/navigation/favorites/me';

async function isAccessible( page ) {
	await assertAccessible( page, { include: '.storedeck-header' } );
}

test.describe( 'the header', () => {
	let rest;
	let order;

	const clear = async () => {
		php( `
			delete_option( '${ QUEUE }' );
			return true;
		` );
		const { body } = await rest.get( FAVORITES );
		for ( const id of body ) {
			await rest.send( 'DELETE', FAVORITES, { item_id: id } );
		}
	};

	test.beforeAll( async () => {
		rest = await signIn();
		await clear();
		const made = await rest.send( 'POST', '/wc-analytics/orders', {
			status: 'on-hold',
			billing: { first_name: 'Header', last_name: 'Customer' },
		} );
		order = made.body.id;
		// Nothing else is pending.
		php( `
			global $wpdb;
			$date = array( 'date_created_gmt' => '2011-01-02 03:04:05' );
			$wpdb->update( $wpdb->prefix . 'wc_orders', $date, array( 'id' => ${ order } ) );
			$wpdb->update( $wpdb->prefix . 'storedeck_order_stats', $date + array( 'date_created' => '2011-01-02 03:04:05' ), array( 'order_id' => ${ order } ) );
			return true;
		` );
	} );

	test.afterAll( async () => {
		if ( order ) {
			await rest.send( 'DELETE', `/wc-analytics/orders/${ order }`, {
				force: true,
			} );
		}
		await clear();
	} );

	/** A screen with few requests unless a path is given. */
	async function open( path = '/import-export', options ) {
		const opened = await openPage( options );
		await opened.page.goto( address( path ) );
		await opened.page.locator( '.storedeck-tools' ).waitFor();
		return opened;
	}

	const tool = ( page, name ) =>
		page
			.locator( '.storedeck-tools' )
			.getByRole( 'button', { name: new RegExp( `^${ name }` ) } );

	const panel = ( page, name ) => page.getByRole( 'dialog', { name } );

	test( 'opens a panel over a report with the keyboard and returns the focus', async () => {
		const { page, context, faults } = await open( REPORT );
		await page.locator( ROWS ).first().waitFor();
		const urlBefore = page.url();
		await tool( page, 'Inbox' ).focus();
		await page.keyboard.press( 'Enter' );
		await panel( page, 'Inbox' ).waitFor();
		await page.locator( '#storedeck-panel:focus' ).waitFor();
		await panel( page, 'Inbox' )
			.locator( '.storedeck-note' )
			.first()
			.waitFor();
		await isAccessible( page );
		assert.equal( page.url(), urlBefore );
		// It is not a modal dialog: the report stays available.
		assert.equal(
			await page
				.locator( '[aria-hidden="true"] .storedeck-layout' )
				.count(),
			0
		);
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await panel( page, 'Inbox' ).waitFor( { state: 'detached' } );
		await tool( page, 'Inbox' ).and( page.locator( ':focus' ) ).waitFor();

		// One panel at a time; Escape closes it and returns the focus.
		await page.keyboard.press( 'Enter' );
		await panel( page, 'Inbox' ).waitFor();
		await tool( page, 'Reviews' ).focus();
		await page.keyboard.press( 'Enter' );
		await panel( page, 'Reviews' ).waitFor();
		assert.equal( await page.getByRole( 'dialog' ).count(), 1 );
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'dialog' ).waitFor( { state: 'detached' } );
		await tool( page, 'Reviews' ).and( page.locator( ':focus' ) ).waitFor();

		// Navigation closes it, and a reload does not reopen it.
		await page.keyboard.press( 'Enter' );
		await panel( page, 'Reviews' ).waitFor();
		await page.reload();
		await page.locator( '.storedeck-tools' ).waitFor();
		assert.equal( await page.getByRole( 'dialog' ).count(), 0 );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'fills a phone with the orders, completes one and undoes it', async () => {
		const statusOf = () =>
			sql(
				`SELECT status FROM {prefix}wc_orders WHERE id = ${ order }`
			)[ 0 ].status;
		const { page, context, faults } = await open( '/import-export', {
			width: 390,
			height: 800,
		} );
		await tool( page, 'Orders' ).click();
		await page.locator( '.storedeck-activity-card' ).first().waitFor();
		const box = await page.locator( '#storedeck-panel' ).boundingBox();
		assert.equal( Math.round( box.width ), 390 );
		await assertFits( page );
		// It is not among the newest orders.
		await page
			.getByRole( 'searchbox', { name: 'Search by number or customer' } )
			.fill( String( order ) );
		const card = page
			.locator( '.storedeck-activity-card', {
				hasText: 'Header Customer',
			} )
			.filter( { hasText: `Order #${ order } ` } );
		await card.waitFor();
		await isAccessible( page );
		await card
			.getByRole( 'button', { name: /^Mark as completed/ } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await card.waitFor( { state: 'detached' } );
		assert.equal( statusOf(), 'wc-completed' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await card.waitFor();
		assert.equal( statusOf(), 'wc-on-hold' );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'keeps favorites after a reload and links to them', async () => {
		const { page, context, faults } = await open( '/analytics/taxes' );
		await page
			.getByRole( 'button', { name: 'Add Taxes to favorites' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		const star = page
			.locator( '.storedeck-header' )
			.getByRole( 'button', { name: 'Remove Taxes from favorites' } );
		await star.waitFor();
		assert.equal( await star.getAttribute( 'aria-pressed' ), 'true' );
		assert.ok(
			( await rest.get( FAVORITES ) ).body.includes(
				'woocommerce-analytics-taxes'
			)
		);
		await page.goto(
			address( '/analytics/orders', {
				period: 'last_month',
				compare: 'previous_year',
			} )
		);
		await tool( page, 'Favorites' ).focus();
		await page.keyboard.press( 'Enter' );
		const menu = page.getByRole( 'navigation', { name: 'Favorites' } );
		await menu.getByRole( 'link', { name: 'Taxes' } ).waitFor();
		await menu
			.getByRole( 'link', { name: 'WordPress Dashboard' } )
			.waitFor();
		await menu.getByRole( 'link', { name: 'Taxes' } ).click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Taxes' } )
			.waitFor();
		assert.match( page.url(), /period=last_month/ );
		await menu.waitFor( { state: 'detached' } );

		await tool( page, 'Favorites' ).click();
		await menu
			.getByRole( 'button', { name: 'Remove Taxes from favorites' } )
			.click();
		await menu.getByText( 'No favorites yet.' ).waitFor();
		assert.deepEqual( ( await rest.get( FAVORITES ) ).body, [] );
		await page.keyboard.press( 'Escape' );
		await menu.waitFor( { state: 'detached' } );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'shows queued notices once', async () => {
		const queue = () =>
			php(
				`return array_keys( (array) get_option( '${ QUEUE }', array() ) );`
			);
		php( `
			update_option( '${ QUEUE }', array(
				'mine' => array( 'id' => 'mine', 'user_id' => get_user_by( 'login', 'admin' )->ID, 'status' => 'success', 'content' => 'Your parcel <b>left</b>.', 'options' => array() ),
				'theirs' => array( 'id' => 'theirs', 'user_id' => 99999, 'status' => 'info', 'content' => 'Not for you.' ),
			) );
			return true;
		` );
		const { page, context, faults } = await open();
		const snackbar = page.locator( '.components-snackbar', {
			hasText: 'Your parcel <b>left</b>.',
		} );
		await snackbar.waitFor();
		assert.match(
			await page
				.locator( '.a11y-speak-region' )
				.allInnerTexts()
				.then( String ),
			/Your parcel/
		);
		assert.equal( await page.getByText( 'Not for you.' ).count(), 0 );
		const saving = page.waitForResponse(
			( response ) =>
				/wc-admin(\/|%2F)options/.test( response.url() ) &&
				response.request().method() !== 'GET'
		);
		await snackbar.getByText( 'Your parcel' ).click();
		await snackbar.waitFor( { state: 'detached' } );
		await saving;
		assert.deepEqual( queue(), [ 'theirs' ] );
		await page.reload();
		await page.locator( '.storedeck-tools' ).waitFor();
		assert.equal( await snackbar.count(), 0 );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
