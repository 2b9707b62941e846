import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { ROWS, address } from '../setup/browser.mjs';
import { installPlugins, removePlugins } from '../setup/plugins.mjs';
import { php } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const EXAMPLES = [ 'support-tickets', 'order-sizes' ];
const getFolder = ( name ) =>
	fileURLToPath( new URL( `../../examples/${ name }`, import.meta.url ) );
const NOVEMBER = {
	period: 'custom',
	compare: 'previous_period',
	after: '2010-11-01',
	before: '2010-11-30',
};

test.describe( 'reports of the example plugins', () => {
	// Each test continues the one before.
	test.describe.configure( { mode: 'serial' } );

	let page;
	let faults;
	let context;

	test.beforeAll( async () => {
		await installPlugins( EXAMPLES.map( getFolder ) );
		php( `
			global $wpdb;
			foreach ( array( array( '2010-11-02', 'low', 5 ), array( '2010-11-02', 'urgent', 40 ), array( '2010-11-20', 'urgent', 7 ) ) as $row ) {
				$wpdb->insert( $wpdb->prefix . 'support_tickets', array( 'created_at' => "$row[0] 10:00:00", 'subject' => "About $row[2]", 'priority' => $row[1], 'minutes' => $row[2], 'fee' => $row[2] ) );
			}
			do_action( 'storedeck_data_changed' );
			return true;
		` );
		( { page, faults, context } = await openPage() );
	} );

	test.afterAll( async () => {
		await context?.close();
		php( `
			global $wpdb;
			$wpdb->query( "DROP TABLE {$wpdb->prefix}support_tickets" );
			return true;
		` );
		await removePlugins( EXAMPLES );
	} );

	const readSubjects = () =>
		page
			.locator( ROWS )
			.locator( 'td' )
			.filter( { hasText: 'About' } )
			.allInnerTexts();

	test( 'show metrics, chart and table without JavaScript of the plugin', async () => {
		await page.goto( address( '/analytics/support-tickets', NOVEMBER ) );
		await page.getByText( 'Average minutes' ).first().waitFor();
		await page.locator( ROWS ).first().waitFor();
		assert.deepEqual( await readSubjects(), [
			'About 7',
			'About 40',
			'About 5',
		] );
		await page.locator( '.woocommerce-chart__body svg' ).waitFor();
		assert.equal(
			await page
				.getByRole( 'link', { name: 'Support tickets', exact: true } )
				.first()
				.getAttribute( 'aria-current' ),
			'page'
		);
		assert.deepEqual( faults, [] );
	} );

	test( 'can be filtered with the keyboard', async () => {
		await page.getByRole( 'button', { name: 'All rows' } ).press( 'Enter' );
		await page
			.getByRole( 'button', { name: 'Advanced filters' } )
			.press( 'Enter' );
		await page
			.getByRole( 'button', { name: 'Add a filter' } )
			.press( 'Enter' );
		await page
			.getByRole( 'button', { name: 'Priority', exact: true } )
			.last()
			.press( 'Enter' );
		await page.getByLabel( 'Select Priority' ).selectOption( 'urgent' );
		await page
			.getByRole( 'link', { name: 'Filter', exact: true } )
			.press( 'Enter' );
		await page
			.locator( ROWS )
			.filter( { hasText: 'About 5' } )
			.waitFor( { state: 'detached' } );
		assert.deepEqual( await readSubjects(), [ 'About 7', 'About 40' ] );
		assert.deepEqual( faults, [] );
	} );

	test( 'explain a metric', async () => {
		await page
			.getByRole( 'button', { name: 'About Tickets' } )
			.first()
			.press( 'Enter' );
		await page
			.getByRole( 'dialog' )
			.getByText( 'Tickets created in this period.' )
			.waitFor();
		await page.keyboard.press( 'Escape' );
	} );

	test( 'show cells of the plugin', async () => {
		await page.goto( address( '/analytics/order-sizes' ) );
		const cell = page.locator( ROWS ).first().locator( 'meter' );
		await cell.waitFor();
		assert.ok( Number( await cell.getAttribute( 'value' ) ) > 0 );
		assert.deepEqual( faults, [] );
	} );
} );
