import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { ROWS, address } from './browser.mjs';
import { installPlugins, removePlugins } from './plugins.mjs';
import { php } from './site.mjs';
import { expect, test } from './test.mjs';

const NAMES = [ 'acme-report', 'acme-rating', 'acme-currency', 'acme-note' ];
const FOLDER = new URL( '../fixtures/woocommerce-plugins/', import.meta.url );

const RANGE = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-02-01',
	before: '2026-03-10',
};

/**
 * Tests of the plugins of tests/fixtures/woocommerce-plugins, on a site without or with WooCommerce.
 *
 * @param {string}   title
 * @param {string[]} known Errors of the console that are none of ours.
 */
export const describePlugins = ( title, known = [] ) =>
	test.describe( title, () => {
		/** An order of the range, which gets the other currency. */
		let order;

		test.beforeAll( async () => {
			await installPlugins(
				NAMES.map( ( name ) =>
					fileURLToPath( new URL( name, FOLDER ) )
				)
			);
			order = php(
				`global $wpdb;
				$id = (int) $wpdb->get_var( $wpdb->prepare( "SELECT order_id FROM {$wpdb->prefix}storedeck_order_stats WHERE parent_id = 0 AND num_items_sold > 0 AND status = 'wc-completed' AND date_paid BETWEEN %s AND %s ORDER BY order_id", $given['after'], $given['before'] ) );
				$wpdb->update( "{$wpdb->prefix}wc_orders", array( 'currency' => 'EUR' ), array( 'id' => $id ) );
				do_action( 'storedeck_data_changed' );
				return $id;`,
				RANGE
			);
		} );

		test.afterAll( async () => {
			php(
				`global $wpdb;
				$wpdb->update( "{$wpdb->prefix}wc_orders", array( 'currency' => 'USD' ), array( 'id' => $given ) );
				do_action( 'storedeck_data_changed' );
				return true;`,
				order
			);
			await removePlugins( NAMES );
		} );

		test( 'a report of the PHP menu and the JavaScript list', async ( {
			page,
			faults,
		} ) => {
			await page.goto( address( '/analytics/orders', RANGE ) );
			await page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name: 'Acme returns' } )
				.evaluate( ( link ) => link.click() );
			await page
				.getByRole( 'heading', { level: 1, name: 'Acme returns' } )
				.waitFor();
			await page.goto( address( '/analytics/acme-returns', RANGE ) );
			await page
				.getByRole( 'heading', { name: 'Days with returns' } )
				.waitFor();
			// WooCommerce's table has its headings among its rows.
			await page
				.getByRole( 'rowheader', { name: /^2026-/ } )
				.first()
				.waitFor();
			await expect(
				page.locator( '.woocommerce-summary__item-value' ).first()
			).toHaveText( /^-?\$\d/ );
			await page.getByRole( 'button', { name: /Feb 1/ } ).first().click();
			await page.getByText( 'Previous period', { exact: true } ).click();
			await page
				.getByRole( 'button', { name: 'Update', exact: true } )
				.click();
			await expect( page ).toHaveURL(
				/page=storedeck.*compare=previous_period/
			);
			assert.deepEqual(
				faults.filter( ( fault ) => ! known.includes( fault ) ),
				[]
			);
		} );

		test( 'a column of extended attributes', async ( { page } ) => {
			await page.goto( address( '/analytics/products', RANGE ) );
			await page
				.getByRole( 'columnheader', { name: 'Acme rating' } )
				.waitFor();
			await page
				.locator( ROWS )
				.first()
				.locator( '.woocommerce-rating' )
				.waitFor();
			assert.match(
				await page.evaluate( () =>
					/** @type {any} */ ( window.wp )
						.apiFetch( {
							path: '/wc-analytics/reports/products?extended_info=true&per_page=1',
						} )
						.then( ( /** @type {any[]} */ [ row ] ) =>
							String( row.extended_info.average_rating )
						)
				),
				/^\d/
			);
		} );

		test( 'a currency by clauses of SQL, from settings that its script finds', async ( {
			page,
		} ) => {
			await page.goto( address( '/analytics/orders', RANGE ) );
			await page
				.locator( ROWS )
				.first()
				.getByText( 'In USD', { exact: true } )
				.waitFor();
			await page.getByRole( 'button', { name: /US dollars/ } ).click();
			await page
				.getByRole( 'button', { name: 'Euros', exact: true } )
				.click();
			await page
				.locator( ROWS )
				.getByText( 'In EUR', { exact: true } )
				.waitFor();
			await expect( page.locator( ROWS ) ).toHaveCount( 1 );
			await page.locator( ROWS ).getByText( /€\d/ ).waitFor();
			await expect(
				page.locator( '.woocommerce-summary__item-value' ).first()
			).toHaveText( '1' );
		} );

		test( 'a note of the inbox', async ( { page } ) => {
			await page.goto( address( '/inbox' ) );
			const note = page
				.getByRole( 'article' )
				.filter( { hasText: 'Acme says hello' } );
			await note.getByText( 'Your store sells well.' ).waitFor();
			await note.getByText( 'Acme orders' ).click();
			await page
				.getByRole( 'heading', { level: 1, name: 'Orders' } )
				.waitFor();
			await expect( page ).toHaveURL( /analytics(%2F|\/)orders/ );
		} );
	} );
