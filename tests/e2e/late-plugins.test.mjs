import assert from 'node:assert/strict';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import { site } from '../setup/site.mjs';
import { expect, test } from '../setup/test.mjs';

/*
 * Plugins whose scripts run after the first screen was drawn. Each test waits for
 * the screen, runs the script and expects the result without a page load.
 */

test.describe( 'a plugin script that runs late', () => {
	/** Adds an entry to a list that a filter has. */
	const add = ( page, hook, entry ) =>
		page.evaluate(
			( [ name, value ] ) => {
				const h = window.wp.element.createElement;
				window.wp.hooks.addFilter( name, 'acme/late', ( list ) => [
					...list,
					value.text
						? {
								...value,
								component: () => h( 'p', null, value.text ),
						  }
						: value,
				] );
			},
			[ hook, entry ]
		);

	test( 'is named when it is built for a newer version of the API', async ( {
		page,
		faults,
	} ) => {
		await page.goto( address( '/analytics/orders' ) );
		await page.locator( ROWS ).first().waitFor();
		const url = new URL( '/wp-content/plugins/acme/late.js', site.url )
			.href;
		await page.route( url, ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: 'window.storedeck.requireApi( 99 ); window.acmeRan = true;',
			} )
		);
		await page.addScriptTag( { url } );
		await page
			.getByRole( 'listitem' )
			.filter( {
				hasText:
					'late.js (extension: acme): Built for version 99 of the Storedeck API',
			} )
			.waitFor();
		expect( await page.evaluate( 'window.acmeRan' ) ).toBeUndefined();
		faults.length = 0;
	} );

	test( 'adds a column, a metric, a filter and cells to a report, and a command to the open palette', async ( {
		page,
		faults,
	} ) => {
		await page.goto( address( '/analytics/orders' ) );
		const row = page.locator( ROWS ).first();
		await row.waitFor();
		await add( page, 'woocommerce_admin_orders_report_charts', {
			key: 'coupons_count',
			label: 'Late coupons',
			type: 'number',
		} );
		await add( page, 'woocommerce_admin_orders_report_filters', {
			label: 'Late courier',
			param: 'courier',
			staticParams: [],
			filters: [ { label: 'All couriers', value: 'all' } ],
		} );
		await page.evaluate( () => {
			window.wp.hooks.addFilter(
				'woocommerce_admin_report_table',
				'acme/late',
				( table ) => ( {
					...table,
					headers: [
						...table.headers,
						{ key: 'late', label: 'Late column' },
					],
					rows: table.rows.map( ( cells ) => [
						...cells,
						{ display: 'Late cell', value: 1 },
					] ),
				} )
			);
			window.storedeck.registerReport( {
				id: 'orders',
				cells: { order_number: () => 'Late number' },
			} );
		} );
		await page
			.getByRole( 'toolbar' )
			.getByRole( 'link', { name: /^Late coupons/ } )
			.waitFor();
		await page.getByRole( 'button', { name: /^Late courier:/ } ).waitFor();
		await row.getByText( 'Late cell' ).waitFor();
		await row.getByText( 'Late number' ).waitFor();

		await page.keyboard.press( 'Control+k' );
		await page
			.getByRole( 'combobox', { name: /^Search/ } )
			.fill( 'late parcels' );
		await page.evaluate( () =>
			window.wp.hooks.addFilter(
				'storedeck_commands',
				'acme/late',
				( commands ) => [
					...commands,
					{
						name: 'acme/late',
						label: 'Open late parcels',
						callback: () => {
							document.body.dataset.acme = 'opened';
						},
					},
				]
			)
		);
		await page.getByRole( 'option', { name: /Open late parcels/ } ).click();
		await expect( page.locator( 'body' ) ).toHaveAttribute(
			'data-acme',
			'opened'
		);
		assert.deepEqual( faults, [] );

		await page.evaluate( () =>
			window.wp.hooks.addFilter(
				'woocommerce_admin_report_table',
				'acme/broken',
				() => {
					throw new Error( 'Acme is broken.' );
				}
			)
		);
		const failures = page.locator( '.storedeck-extension-failures' );
		await failures
			.getByText(
				/woocommerce_admin_report_table \(extension: .*acme\/broken\): Acme is broken\./
			)
			.waitFor();
		await row.getByText( 'Late cell' ).waitFor();
	} );

	test( 'adds parts of Home and of the Overview, and a screen that is open already', async ( {
		page,
		faults,
	} ) => {
		await page.goto( address( '/' ) );
		await page.getByRole( 'heading', { name: 'Reorder now' } ).waitFor();
		await add( page, 'storedeck_home_cards', {
			id: 'acme',
			title: 'Late card',
			text: 'Three late parcels',
		} );
		await add( page, 'woocommerce_admin_homescreen_quicklinks', {
			title: 'Late link',
			href: 'admin.php?page=acme',
		} );
		await page.getByRole( 'heading', { name: 'Late card' } ).waitFor();
		await page.getByText( 'Three late parcels' ).waitFor();
		await page.getByRole( 'link', { name: 'Late link' } ).waitFor();
		await add( page, 'woocommerce_admin_onboarding_task_list', {
			id: 'acme',
			title: 'Late task',
			content: 'Sends parcels.',
		} );
		await page.getByText( 'Late task' ).first().waitFor();

		await navigate( page, '/analytics/overview' );
		await page.getByRole( 'heading', { name: 'Performance' } ).waitFor();
		await add( page, 'woocommerce_dashboard_default_sections', {
			key: 'acme',
			title: 'Late section',
			text: 'Late content',
		} );
		await page.getByText( 'Late content' ).waitFor();

		await navigate( page, '/acme' );
		await page.getByText( 'Page not found: /acme' ).waitFor();
		await page.evaluate( () => {
			const h = window.wp.element.createElement;
			window.wp.hooks.addFilter(
				'woocommerce_admin_pages_list',
				'acme/late',
				( pages ) => [
					...pages,
					{
						path: '/acme',
						breadcrumbs: () => [ 'Late screen' ],
						capability: 'manage_woocommerce',
						load: async () => ( {
							default: () => h( 'p', null, 'Late page' ),
						} ),
					},
				]
			);
		} );
		await page.getByText( 'Late page' ).waitFor();
		await page
			.getByRole( 'heading', { level: 1, name: 'Late screen' } )
			.waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'adds a widget for placeholders of a page', async ( { page } ) => {
		await page.goto( new URL( '/wp-admin/index.php', site.url ).href );
		await page.waitForFunction( () => window.storedeck );
		await page.evaluate( () => {
			const element = document.createElement( 'div' );
			element.dataset.storedeckMount = 'acme-gauge';
			element.dataset.props = '{ "value": 7 }';
			document.body.prepend( element );
		} );
		await page.getByText( /Unknown widget/ ).waitFor();
		await page.evaluate( () => {
			const h = window.wp.element.createElement;
			window.wp.hooks.addFilter(
				'storedeck_mounts',
				'acme/late',
				( mounts ) => [
					...mounts,
					{
						name: 'acme-gauge',
						component: ( { value } ) =>
							h( 'p', null, `Late value ${ value }` ),
					},
				]
			);
		} );
		await page.getByText( 'Late value 7' ).waitFor();
	} );
} );
