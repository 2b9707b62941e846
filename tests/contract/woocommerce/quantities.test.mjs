import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';
import {
	STORAGES,
	activateStoredeck,
	call,
	installWooCommerce,
	line,
	readReport,
	reconcile,
	removeAll,
	runJobs,
	runStore,
	simpleOrder,
} from './support/store.mjs';

/** The columns that earlier versions had, with the rows that they stored. */
const USE_EARLIER_COLUMNS = `
	global $wpdb;
	foreach ( array( 'order_stats' => 'num_items_sold', 'order_product_lookup' => 'product_qty' ) as $table => $column ) {
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}storedeck_$table CHANGE COLUMN $column $column int(11) NOT NULL DEFAULT 0" );
		$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_$table SET $column = ROUND( $column )" );
	}
	update_option( 'storedeck_version', '8-woocommerce' );
	return true;
`;

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `quantities with decimals in WooCommerce’s ${ storage }`, () => {
		let api;
		let cheese;
		let ribbon;

		before( async () => {
			installWooCommerce( hasTables );
			cheese = call( 'create_product', 'Cheese', {
				_manage_stock: 'yes',
				_stock: '1.75',
				_low_stock_amount: '1.8',
			} );
			ribbon = call( 'create_product', 'Ribbon', {
				_manage_stock: 'yes',
				_stock: '2.5',
				_low_stock_amount: '2.25',
			} );
			activateStoredeck();
			runJobs();
			api = await signIn();

			const order = call( 'create_order', {
				total: '25.5',
				shipping: '3',
				items: [
					line( cheese, '0.75', '15' ),
					line( ribbon, '0.1', '2' ),
					line( ribbon, '0.2', '5.5' ),
				],
			} );
			call( 'create_refund', order, {
				total: '-5',
				items: [ line( cheese, '-0.25', '-5' ) ],
			} );
			call( 'create_order', simpleOrder( ribbon, '2', '20' ) );
			runJobs();
		} );

		after( removeAll );

		const readSold = async () => {
			const { totals } = await readReport( api, 'revenue/stats' );
			return totals.num_items_sold;
		};

		it( 'are added exactly in totals, intervals and averages', async () => {
			const { totals, intervals } = await readReport(
				api,
				'orders/stats',
				{ interval: 'month' }
			);
			assert.deepEqual(
				[ totals.num_items_sold, totals.avg_items_per_order ],
				// An average is that of orders before their refunds: 3.05 in two orders.
				[ 2.8, 1.525 ]
			);
			assert.equal( intervals[ 0 ].subtotals.num_items_sold, 2.8 );
		} );

		it( 'are those of rows, products and segments', async () => {
			const orders = await readReport( api, 'orders', {
				orderby: 'num_items_sold',
				order: 'desc',
				extended_info: true,
			} );
			assert.deepEqual(
				orders.map( ( row ) => row.num_items_sold ),
				[ 2, 1.05, -0.25 ]
			);
			assert.deepEqual(
				orders[ 1 ].extended_info.products.map(
					( { quantity } ) => quantity
				),
				[ '0.75', '0.1', '0.2' ]
			);
			const products = await readReport( api, 'products' );
			assert.deepEqual(
				products.map( ( row ) => [ row.product_id, row.items_sold ] ),
				[
					[ ribbon, 2.3 ],
					[ cheese, 0.5 ],
				]
			);
			const { totals } = await readReport( api, 'products/stats', {
				segmentby: 'product',
			} );
			assert.deepEqual(
				totals.segments.map(
					( { subtotals } ) => subtotals.items_sold
				),
				[ 0.5, 2.3 ]
			);
		} );

		it( 'share the costs of shipping', async () => {
			const shipping = runStore(
				`global $wpdb; return $wpdb->get_col( "SELECT shipping_amount FROM {$wpdb->prefix}storedeck_order_product_lookup
					WHERE shipping_amount > 0 ORDER BY order_item_id" );`
			);
			assert.deepEqual( shipping.map( Number ), [ 2.14, 0.28, 0.58 ] );
		} );

		it( 'are those of the stock and its thresholds', async () => {
			const stock = await readReport( api, 'stock', {
				after: undefined,
				before: undefined,
			} );
			assert.deepEqual(
				stock
					.map( ( row ) => [
						row.id,
						row.stock_quantity,
						row.low_stock_amount,
					] )
					.sort( ( [ a ], [ b ] ) => a - b ),
				[
					[ cheese, 1.75, 1.8 ],
					[ ribbon, 2.5, 2.25 ],
				]
			);
			const low = await readReport( api, 'stock', {
				after: undefined,
				before: undefined,
				type: 'lowstock',
			} );
			assert.deepEqual(
				low.map( ( row ) => row.id ),
				[ cheese ]
			);
			const products = await readReport( api, 'products', {
				extended_info: true,
			} );
			assert.deepEqual(
				products.map( ( { extended_info: info } ) => [
					info.stock_quantity,
					info.low_stock_amount,
				] ),
				[
					[ 2.5, 2.25 ],
					[ 1.75, 1.8 ],
				]
			);
		} );

		it( 'are left alone by the reconciliation', () => {
			assert.equal( reconcile(), 0 );
		} );

		it( 'replace the rounded ones of an earlier version', async () => {
			runStore( USE_EARLIER_COLUMNS );
			runStore( '\\Storedeck\\Installer::maybe_update(); return true;' );
			runJobs();
			assert.equal( await readSold(), 2.8 );
		} );
	} );
}
