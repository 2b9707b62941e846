import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustUse, php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { setStorage } from './support/orders.mjs';

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/refunds.php'
);

const runPhp = ( code ) =>
	php(
		`require_once ${ JSON.stringify( SUPPORT ) };
		${ code }`
	);

const ORDER = `$order = refunds_order( array( 'day' => '2018-03-05' ) );`;

for ( const [ storage, hasTables ] of [
	[ 'order tables', 'yes' ],
	[ 'posts', 'no' ],
] ) {
	test.describe( `test payments with ${ storage }`, () => {
		let api;

		const read = async () => {
			const { body } = await api.get(
				'/storedeck/v1/reports/revenue/stats',
				{
					after: '2018-03-01T00:00:00',
					before: '2099-12-31T23:59:59',
					interval: 'year',
				}
			);
			return [ body.totals.orders_count, body.totals.net_revenue ];
		};

		test.beforeAll( async () => {
			api = await signIn();
			setStorage( hasTables );
		} );

		test.afterAll( () => {
			runPhp( 'return refunds_delete();' );
			setStorage( 'yes' );
		} );

		test( 'are left out with their refunds, and count once they are real', async () => {
			const earlier = await read();
			const id = runPhp(
				`${ ORDER } $order->update_meta_data( '_wcpay_mode', 'test' ); $order->save(); refunds_amount( $order, 30 ); return $order->get_id();`
			);
			assert.deepEqual( await read(), earlier );
			const { body } = await api.get( '/storedeck/v1/data-state' );
			assert.equal( body.waiting, 0 );
			assert.equal(
				php(
					`return \\Storedeck\\Site_Health\\Information::get()['test_payments'][1];`
				),
				'1'
			);
			runPhp(
				`$order = wc_get_order( ${ id } ); $order->update_meta_data( '_wcpay_mode', 'prod' ); $order->save(); return true;`
			);
			const [ orders, net ] = await read();
			assert.deepEqual(
				[ orders - earlier[ 0 ], Math.round( net - earlier[ 1 ] ) ],
				[ 1, 70 ]
			);
			runPhp(
				`$order = wc_get_order( ${ id } ); $order->update_meta_data( '_wcpay_mode', 'test' ); $order->save(); return true;`
			);
			assert.deepEqual( await read(), earlier );
		} );

		test( 'are those that the filter of WooCommerce says', async () => {
			// Any process can read the orders again.
			const rule = mustUse( 'test-orders.php' );
			writeFileSync(
				rule,
				`<?php add_filter( 'woocommerce_analytics_is_test_order', static fn( $is_test, $order ) => 'sandbox' === $order->get_payment_method(), 10, 2 );`
			);
			const earlier = await read();
			runPhp(
				`${ ORDER } $order->set_payment_method( 'sandbox' ); $order->save(); return true;`
			);
			assert.deepEqual( await read(), earlier );
			runPhp(
				`${ ORDER } $order->update_meta_data( '_wcpay_mode', 'test' ); $order->save(); return true;`
			);
			assert.equal( ( await read() )[ 0 ], earlier[ 0 ] + 1 );
			rmSync( rule );
		} );
	} );
}
