import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { mustUse, signIn } from '../../setup/site.mjs';
import {
	STORAGES,
	activateStoredeck,
	call,
	installWooCommerce,
	line,
	readReport,
	removeAll,
	runJobs,
	runStore,
} from './support/store.mjs';

/** A plugin with numbers of its own, which fails for orders of another year. */
const PLUGIN = `<?php
add_filter( 'woocommerce_order_number', static function ( $id ) {
	if ( (int) $id === (int) get_option( 'acme_failing_order' ) ) {
		throw new RuntimeException( 'No number.' );
	}
	return "ACME-2024/$id";
} );`;

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `names and numbers of orders in WooCommerce’s ${ storage }`, () => {
		const file = mustUse( 'acme-numbers.php' );
		let api;
		let variation;
		let order;
		let refund;

		before( async () => {
			installWooCommerce( hasTables );
			variation = call( 'create_product', 'Tee - Red, L' );
			activateStoredeck();
			runJobs();
			api = await signIn();
			const item = {
				...line( variation, 2, '20' ),
				name: 'Tee - Red, L',
			};
			order = call( 'create_order', { total: '20', items: [ item ] } );
			// Without items, the products are those of the order.
			refund = call( 'create_refund', order, { total: '-5' } );
			runJobs();
		} );

		after( () => {
			rmSync( file, { force: true } );
			removeAll();
		} );

		const readOrders = async () => {
			const rows = await readReport( api, 'orders', {
				extended_info: true,
				force_cache_refresh: true,
			} );
			return new Map( rows.map( ( row ) => [ row.order_id, row ] ) );
		};

		it( 'are IDs without a plugin', async () => {
			const rows = await readOrders();
			assert.equal( rows.get( order ).order_number, order );
			assert.equal( rows.get( refund ).order_number, order );
		} );

		it( 'are those of a plugin, in order and refund, and the ID where it fails', async () => {
			mkdirSync( path.dirname( file ), { recursive: true } );
			writeFileSync( file, PLUGIN );
			const rows = await readOrders();
			for ( const id of [ order, refund ] ) {
				assert.equal(
					rows.get( id ).order_number,
					`ACME-2024/${ order }`
				);
			}
			runStore(
				`return update_option( 'acme_failing_order', ${ order } );`
			);
			assert.equal(
				( await readOrders() ).get( order ).order_number,
				order
			);
		} );

		it( 'are searched in the meta of plugins that store them', () => {
			const keys = runStore(
				`return array(
					apply_filters( 'woocommerce_order_table_search_query_meta_keys', array( 'own' ) ),
					apply_filters( 'woocommerce_shop_order_search_fields', array( '_order_number' ) ),
				);`
			);
			assert.equal( keys[ 0 ][ 0 ], 'own' );
			for ( const list of keys ) {
				assert.equal(
					list.filter( ( key ) => key === '_order_number' ).length,
					1
				);
				assert.ok( list.includes( '_order_number_formatted' ) );
			}
		} );

		it( 'keep the name that was sold after the product changed or was deleted', async () => {
			const assertName = async ( id ) =>
				assert.deepEqual(
					( await readOrders() ).get( id ).extended_info.products,
					[
						{
							id: String( variation ),
							name: 'Tee - Red, L',
							quantity: '2',
						},
					]
				);
			runStore(
				`wp_update_post( array( 'ID' => ${ variation }, 'post_title' => 'Tee - Blue, M' ) ); return true;`
			);
			await assertName( order );
			await assertName( refund );
			runStore( `wp_delete_post( ${ variation }, true ); return true;` );
			await assertName( order );
		} );
	} );
}
