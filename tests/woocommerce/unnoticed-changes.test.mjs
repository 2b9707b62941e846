import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { setStorage } from './support/orders.mjs';

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/refunds.php'
);

const runPhp = ( code, given = null ) =>
	php(
		`require_once ${ JSON.stringify( SUPPORT ) };
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		${ code }`,
		given
	);

for ( const [ storage, hasTables ] of [
	[ 'order tables', 'yes' ],
	[ 'posts', 'no' ],
] ) {
	test.describe( `orders in ${ storage }`, () => {
		let api;

		test.beforeAll( async () => {
			api = await signIn();
			setStorage( hasTables );
		} );

		test.afterAll( () => {
			runPhp(
				`activate_plugin( 'storedeck/storedeck.php' ); return refunds_delete();`
			);
			setStorage( 'yes' );
		} );

		test( 'that changed while the plugin was not active are in the first report after it', async () => {
			const ids = runPhp(
				`$ids = array();
				for ( $index = 0; $index < 53; $index++ ) {
					$order = wc_create_order( array( 'created_via' => REFUNDS_CREATED_VIA ) );
					$order->set_total( 10 );
					$order->set_date_paid( strtotime( '2017-06-01 12:00:00' ) );
					$order->set_status( 'completed' );
					$order->save();
					$ids[] = $order->get_id();
				}
				return $ids;`
			);
			const read = async () => {
				const { totals } = (
					await api.get( '/storedeck/v1/reports/revenue/stats', {
						after: '2017-05-30T00:00:00',
						before: '2017-06-03T23:59:59',
					} )
				).body;
				return [ totals.orders_count, totals.total_sales ];
			};
			assert.deepEqual( await read(), [ 53, 530 ] );
			runPhp(
				`deactivate_plugins( 'storedeck/storedeck.php' ); return true;`
			);
			runPhp(
				`foreach ( $given as $id ) {
					$order = wc_get_order( $id );
					$order->set_total( 11 );
					$order->save();
				}
				for ( $index = 0; $index < 10; $index++ ) {
					$order = wc_create_order( array( 'created_via' => REFUNDS_CREATED_VIA ) );
					$order->set_total( 100 );
					$order->set_date_paid( strtotime( '2017-06-01 12:00:00' ) );
					$order->set_status( 'completed' );
					$order->save();
				}
				wc_get_order( $given[0] )->delete( true );
				wc_get_order( $given[1] )->delete();
				return true;`,
				ids
			);
			runPhp(
				`return null === activate_plugin( 'storedeck/storedeck.php' );`
			);
			assert.deepEqual( await read(), [ 61, 51 * 11 + 1000 ] );
			const { body } = await api.get( '/storedeck/v1/data-state' );
			assert.equal( body.waiting, 0 );
		} );
	} );
}
