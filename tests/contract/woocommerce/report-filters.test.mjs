import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { signIn, site } from '../../setup/site.mjs';
import {
	RANGE,
	STORAGES,
	activateStoredeck,
	call,
	installWooCommerce,
	readReport,
	removeAll,
	runJobs,
	runStore,
	simpleOrder,
} from './support/store.mjs';

const EXTENSION = fileURLToPath(
	new URL( '../rest/support/currency-extension.php', import.meta.url )
);
const FILE = path.join(
	site.wpPath,
	'wp-content/mu-plugins/acme-currency.php'
);

/** Orders in the currency of the store (EUR) and in dollars. */
const ORDERS = [
	{ quantity: 2, total: '20', currency: 'EUR' },
	{ quantity: 1, total: '12.5', currency: 'USD' },
	{ quantity: 4, total: '40.25', currency: 'USD' },
];

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `an extension for currencies with orders in WooCommerce’s ${ storage }`, () => {
		let api;
		let products;

		const addExtension = () => {
			mkdirSync( path.dirname( FILE ), { recursive: true } );
			writeFileSync(
				FILE,
				`<?php ${
					hasTables ? "define( 'ACME_ORDER_TABLES', true ); " : ''
				}?>${ readFileSync( EXTENSION, 'utf8' ) }`
			);
		};

		const removeExtension = () => rmSync( FILE, { force: true } );

		before( async () => {
			removeExtension();
			installWooCommerce( hasTables );
			products = [ 'Shirt', 'Cap' ].map( ( name ) =>
				call( 'create_product', name )
			);
			activateStoredeck();
			runJobs();
			for ( const [ index, order ] of ORDERS.entries() ) {
				call(
					'create_order',
					simpleOrder(
						products[ index % 2 ],
						order.quantity,
						order.total,
						{ currency: order.currency }
					)
				);
			}
			runJobs();
			api = await signIn();
		} );

		after( () => {
			removeExtension();
			removeAll();
		} );

		const expectations = ( currency ) => {
			const orders = ORDERS.filter(
				( order ) => order.currency === currency
			);
			return {
				orders: orders.length,
				total: orders.reduce( ( sum, { total } ) => sum + +total, 0 ),
				items: orders.reduce(
					( sum, { quantity } ) => sum + quantity,
					0
				),
			};
		};

		for ( const currency of [ 'EUR', 'USD' ] ) {
			it( `reports the orders in ${ currency } at once`, async () => {
				const { orders, total, items } = expectations( currency );
				removeExtension();
				const plain = await readReport( api, 'revenue/stats', {
					currency,
				} );
				assert.equal( plain.totals.total_sales, 20 );
				addExtension();
				const { totals, intervals } = await readReport(
					api,
					'revenue/stats',
					{ currency }
				);
				assert.equal( totals.currency, currency );
				assert.deepEqual(
					[
						totals.orders_count,
						totals.total_sales,
						totals.num_items_sold,
					],
					[ orders, total, items ]
				);
				assert.equal(
					intervals.reduce(
						( sum, { subtotals } ) => sum + subtotals.total_sales,
						0
					),
					total
				);

				const rows = await readReport( api, 'orders', { currency } );
				assert.deepEqual(
					rows.map( ( row ) => row.currency ),
					Array( orders ).fill( currency )
				);
				const sold = await readReport( api, 'products', { currency } );
				assert.equal(
					sold.reduce( ( sum, row ) => sum + row.items_sold, 0 ),
					items
				);
			} );

			it( `agrees with the orders in ${ currency } that WooCommerce stores`, async () => {
				addExtension();
				const stored = runStore(
					hasTables
						? `return $GLOBALS['wpdb']->get_col( $GLOBALS['wpdb']->prepare( "SELECT id FROM {$GLOBALS['wpdb']->prefix}wc_orders WHERE type = 'shop_order' AND currency = %s ORDER BY id", $given ) );`
						: `return $GLOBALS['wpdb']->get_col( $GLOBALS['wpdb']->prepare( "SELECT post_id FROM {$GLOBALS['wpdb']->postmeta} WHERE meta_key = '_order_currency' AND meta_value = %s ORDER BY post_id", $given ) );`,
					currency
				).map( Number );
				const rows = await readReport( api, 'orders', {
					currency,
					...RANGE,
				} );
				assert.deepEqual(
					rows
						.map( ( row ) => row.order_id )
						.sort( ( a, b ) => a - b ),
					stored
				);
			} );
		}
	} );
}
