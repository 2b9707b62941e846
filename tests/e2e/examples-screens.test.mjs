/* The example plugins that add something to screens. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { exportReport } from '../contract/rest/support/exports.mjs';
import { READER, createAccount } from '../setup/accounts.mjs';
import { ROWS, address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { installPlugins, removePlugins } from '../setup/plugins.mjs';
import { php, signIn, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const EXAMPLES = [
	'sales-channel',
	'sales-goal',
	'stock-count-note',
	'new-users',
	'checklist',
	'packing-slips',
];
const getFolder = ( name ) =>
	fileURLToPath( new URL( `../../examples/${ name }`, import.meta.url ) );

/** The orders of the demo store that the tests use; those after them are not in its range. */
const ORDERS = { period: 'year', compare: 'previous_period' };

test.describe( 'example plugins', () => {
	let page;
	let faults;
	let context;
	let rest;
	let reader;
	/** Three orders of this year, the latest first. */
	let orders;

	test.beforeAll( async () => {
		await installPlugins( EXAMPLES.map( getFolder ) );
		const account = createAccount( 'examples_reader', READER );
		rest = await signIn();
		reader = await signIn( account.user );
		const { body } = await rest.get( '/wc-analytics/reports/orders', {
			per_page: 3,
			refunds: 'none',
			...getYear(),
		} );
		orders = body.map( ( order ) => order.order_id );
		assert.equal( orders.length, 3 );
		for ( const [ index, value ] of [
			'phone',
			'fair',
			'phone',
		].entries() ) {
			await rest.send(
				'PUT',
				`/wc-analytics/orders/${ orders[ index ] }`,
				{
					meta_data: [ { key: '_sales_channel', value } ],
				}
			);
		}
		( { page, faults, context } = await openPage() );
	} );

	test.afterAll( async () => {
		await context?.close();
		php( `
			foreach ( array( 'checklist_done', 'packing_slips', 'stock_count_note_counted_at' ) as $option ) {
				delete_option( $option );
			}
			global $wpdb;
			$table = \\Storedeck\\Foundation\\Database\\Tables::get_name( 'admin_notes' );
			$wpdb->query( "DELETE FROM $table WHERE source = 'stock-count-note'" );
			return true;
		` );
		await removePlugins( EXAMPLES );
	} );

	/** This year in site time, as the report has it. */
	const getYear = () => {
		const year = php( `return wp_date( 'Y' );` );
		return {
			after: `${ year }-01-01T00:00:00`,
			before: `${ year }-12-31T23:59:59`,
		};
	};

	const readOrders = ( query ) =>
		rest.get( '/wc-analytics/reports/orders', {
			per_page: 100,
			...getYear(),
			...query,
		} );

	test.describe( 'with a column and an advanced filter in Orders', () => {
		test( 'show the value of PHP in a cell, are used with the keyboard, and have the column in the CSV file', async () => {
			await page.goto( address( '/analytics/orders', ORDERS ) );
			const cells = page.locator( ROWS ).locator( '.woocommerce-pill' );
			const phone = cells.filter( { hasText: 'Phone' } );
			await expect( phone ).toHaveCount( 2 );
			await page
				.getByRole( 'columnheader', { name: 'Sales channel' } )
				.waitFor();
			await page
				.getByRole( 'button', { name: 'All orders' } )
				.press( 'Enter' );
			await page
				.getByRole( 'button', { name: 'Advanced filters' } )
				.press( 'Enter' );
			await page
				.getByRole( 'button', { name: 'Add a filter' } )
				.press( 'Enter' );
			await page
				.getByRole( 'button', { name: 'Sales channel', exact: true } )
				.last()
				.press( 'Enter' );
			await page
				.getByLabel( 'Select Sales channel', { exact: true } )
				.selectOption( 'fair' );
			await page
				.getByRole( 'link', { name: 'Filter', exact: true } )
				.press( 'Enter' );
			await expect( phone ).toHaveCount( 0 );
			await expect( cells ).toHaveText( [ 'Trade fair' ] );
			await expect( page ).toHaveURL( /sales_channel_is=fair/ );
			await assertFitsEverywhere( page, { about: 'filter' } );

			// Few orders: the page has loaded all of them.
			const [ download ] = await Promise.all( [
				page.waitForEvent( 'download' ),
				page
					.getByRole( 'button', { name: 'Download', exact: true } )
					.press( 'Enter' ),
			] );
			const lines = ( await readFile( await download.path(), 'utf8' ) )
				.trim()
				.split( '\n' );
			assert.match( lines[ 0 ], /Sales channel/ );
			assert.equal(
				lines.filter( ( line ) => line.includes( 'Trade fair' ) )
					.length,
				1
			);
			assert.deepEqual( faults, [] );
		} );

		test( 'have the column in the CSV file of an export on the server', async () => {
			const [ header, ...lines ] = await exportReport(
				rest,
				'orders',
				getYear()
			);
			const column = header.indexOf( 'Sales channel' );
			assert.ok( column > 0 );
			assert.equal(
				lines.filter( ( cells ) => cells[ column ] === 'Phone' ).length,
				2
			);
		} );

		test( 'filter rows, totals and intervals', async () => {
			const is = await readOrders( { sales_channel_is: 'phone' } );
			assert.deepEqual(
				is.body
					.map( ( order ) => order.parent_id || order.order_id )
					.filter( ( id, index, all ) => all.indexOf( id ) === index )
					.sort(),
				[ orders[ 0 ], orders[ 2 ] ].sort()
			);
			const all = await readOrders( {} );
			const isNot = await readOrders( { sales_channel_is_not: 'phone' } );
			assert.equal(
				Number( isNot.headers.get( 'x-wp-total' ) ),
				Number( all.headers.get( 'x-wp-total' ) ) - is.body.length
			);
			const stats = await rest.get(
				'/wc-analytics/reports/orders/stats',
				{
					...getYear(),
					interval: 'year',
					sales_channel_is: 'phone',
				}
			);
			assert.equal( stats.body.totals.orders_count, 2 );
			assert.equal( stats.body.intervals[ 0 ].subtotals.orders_count, 2 );
		} );

		test( 'never use a value as SQL', async () => {
			const { status, headers } = await readOrders( {
				sales_channel_is: `phone' OR 1 = 1 -- `,
			} );
			assert.equal( status, 200 );
			assert.equal( headers.get( 'x-wp-total' ), '0' );
		} );
	} );

	test.describe( 'with a section of the Overview', () => {
		const SECTION = '[data-section="sales-goal"]';

		test( 'show the sales of this month, as the report counts them', async () => {
			await page.goto( address( '/analytics/overview' ) );
			const text = page
				.locator( SECTION )
				.getByText( /^Net sales this month/ );
			await text.waitFor();
			const month = php( `return wp_date( 'Y-m' );` );
			const { body } = await rest.get(
				'/wc-analytics/reports/revenue/stats',
				{
					after: `${ month }-01T00:00:00`,
					before: php( `return wp_date( 'Y-m-t' );` ) + 'T23:59:59',
				}
			);
			const [ , amount = '' ] =
				/: \$([\d,.]+) of \$10,000\.00$/.exec(
					await text.innerText()
				) ?? [];
			assert.equal(
				Number( amount.replaceAll( ',', '' ) ),
				body.totals.net_revenue
			);
			await assertFitsEverywhere( page, {
				include: SECTION,
				about: 'section',
			} );
			assert.deepEqual( faults, [] );
		} );

		test( 'have the menu of a section, used with the keyboard', async () => {
			const getPosition = () =>
				page
					.locator( '[data-section]' )
					.evaluateAll( ( sections ) =>
						sections.findIndex(
							( { dataset } ) => dataset.section === 'sales-goal'
						)
					);
			const move = async ( name ) => {
				await page
					.getByRole( 'button', { name: 'Options for Sales goal' } )
					.press( 'Enter' );
				await page.getByRole( 'menuitem', { name } ).press( 'Enter' );
				return getPosition();
			};
			const position = await getPosition();
			assert.equal( await move( 'Move up' ), position - 1 );
			// The order is a preference of the user, which other tests share.
			assert.equal( await move( 'Move down' ), position );
		} );

		test( 'show an error that can be retried', async () => {
			await page.route(
				/reports\/revenue\/stats.*net_revenue/,
				( route ) =>
					route.fulfill( {
						status: 500,
						json: { code: 'broken', message: 'Acme error.' },
					} )
			);
			await page.goto( address( '/analytics/overview' ) );
			const section = page.locator( SECTION );
			await section.getByText( 'Acme error.' ).waitFor();
			await page.unroute( /reports\/revenue\/stats.*net_revenue/ );
			await section
				.getByRole( 'button', { name: 'Try again' } )
				.press( 'Enter' );
			await section.getByText( /^Net sales this month/ ).waitFor();
			faults.length = 0;
		} );
	} );

	test.describe( 'with an inbox note', () => {
		test( 'run PHP code when its action is triggered', async () => {
			await page.goto( address( '/inbox' ) );
			await page.getByText( 'Count your stock' ).first().waitFor();
			await page
				.getByRole( 'button', { name: 'Mark as counted' } )
				.or( page.getByRole( 'link', { name: 'Mark as counted' } ) )
				.first()
				.press( 'Enter' );
			const readTime = () =>
				php(
					`return (int) get_option( 'stock_count_note_counted_at' );`
				);
			await expect.poll( readTime ).toBeGreaterThan( 0 );
			assert.ok( Math.abs( Date.now() / 1000 - readTime() ) < 60 );
			assert.deepEqual( faults, [] );
		} );
	} );

	test.describe( 'with widgets in an admin page', () => {
		const open = () =>
			page.goto(
				new URL( '/wp-admin/users.php?page=new-users', site.url ).href
			);

		test( 'show a chart and a table with pages', async () => {
			await open();
			await page.locator( '.woocommerce-chart__body svg' ).waitFor();
			const rows = page.locator( ROWS );
			await rows.first().waitFor();
			assert.equal( await rows.count(), 10 );
			const first = await rows.first().innerText();
			// The users of this test have registered today.
			assert.ok( Number( first.match( /(\d+)\s*$/ )?.[ 1 ] ) > 0, first );
			await page
				.getByRole( 'button', { name: 'Next page' } )
				.press( 'Enter' );
			await page
				.locator( ROWS )
				.first()
				.filter( { hasNotText: first } )
				.waitFor();
			assert.equal( await rows.count(), 10 );
		} );

		test( 'show the mount of the placeholder', async () => {
			await page
				.locator( '[data-storedeck-mount="report-summary"]' )
				.getByText( 'Net sales' )
				.first()
				.waitFor();
			await assertFitsEverywhere( page, {
				include: [ '#new-users', '[data-storedeck-mount]' ],
				about: 'new users',
			} );
			assert.deepEqual( faults, [] );
		} );
	} );

	test.describe( 'with a data store', () => {
		test( 'save a change of the card on Home, by keyboard', async () => {
			await page.goto( address( '/' ) );
			const box = page.getByLabel( 'Answer emails' );
			await box.waitFor();
			await Promise.all( [
				page.waitForResponse( /checklist\/v1\/tasks\/mail/ ),
				box.press( 'Space' ),
			] );
			assert.deepEqual( php( `return get_option( 'checklist_done' );` ), [
				'mail',
			] );
			await page.reload();
			await box.waitFor();
			assert.equal( await box.isChecked(), true );
			await assertFitsEverywhere( page, { about: 'Home' } );
			assert.deepEqual( faults, [] );
		} );

		test( 'undo a change that cannot be saved, and say why', async () => {
			await page.route( /checklist\/v1\/tasks\/parcels/, ( route ) =>
				route.fulfill( {
					status: 500,
					json: { code: 'broken', message: 'Acme error.' },
				} )
			);
			const box = page.getByLabel( 'Hand over the parcels' );
			await box.press( 'Space' );
			await page
				.locator( '.storedeck-home__section' )
				.getByText( 'Acme error.' )
				.waitFor();
			assert.equal( await box.isChecked(), false );
			await page.unroute( /checklist\/v1\/tasks\/parcels/ );
			faults.length = 0;
		} );

		test( 'reject users without the capability, and unknown tasks', async () => {
			const route = '/checklist/v1/tasks';
			assert.equal( ( await reader.get( route ) ).status, 403 );
			const missing = await rest.send( 'PUT', `${ route }/none`, {
				is_done: true,
			} );
			assert.equal( missing.status, 404 );
		} );
	} );

	test.describe( 'with a settings screen', () => {
		const ROUTE = '/packing-slips/v1/settings';

		test( 'validate and save the form with the keyboard', async () => {
			await page.goto( address( '/packing-slips' ) );
			const note = page.getByLabel( 'Note', { exact: true } );
			await note.waitFor();
			await page
				.getByRole( 'link', { name: 'Packing slips', exact: true } )
				.first()
				.waitFor();
			await note.fill( '' );
			await note.press( 'Enter' );
			await page.getByText( 'Enter a note.' ).waitFor();
			await note.fill( 'See you soon' );
			await page.getByLabel( 'Paper size' ).press( 'ArrowDown' );
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
			await page
				.getByRole( 'button', { name: 'Save changes' } )
				.press( 'Enter' );
			await page.getByText( 'Settings saved.' ).first().waitFor();
			const saved = php( `return get_option( 'packing_slips' );` );
			assert.equal( saved.note, 'See you soon' );
			assert.notEqual( saved.paper, 'a4' );
			await assertFitsEverywhere( page, { about: 'settings' } );
			assert.deepEqual( faults, [] );
		} );

		test( 'reject invalid values, and users without the capability', async () => {
			const settings = { note: 'Hello', paper: 'a3' };
			const invalid = await rest.send( 'PUT', ROUTE, settings );
			assert.equal( invalid.status, 400 );
			assert.deepEqual( Object.keys( invalid.body.data.params ), [
				'paper',
			] );
			assert.equal( ( await reader.get( ROUTE ) ).status, 403 );
			assert.equal(
				(
					await reader.send( 'PUT', ROUTE, {
						...settings,
						paper: 'a5',
					} )
				).status,
				403
			);
		} );
	} );
} );
