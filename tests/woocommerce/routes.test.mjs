import assert from 'node:assert/strict';
import { client, php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

test.describe( 'routes with WooCommerce', () => {
	let admin;

	test.beforeAll( async () => {
		admin = await signIn();
	} );

	const read = async ( route, query = {} ) => {
		const response = await admin.get( route, query );
		assert.equal( response.status, 200, response.text );
		return response;
	};

	test( 'counts orders of actionable statuses', async () => {
		const { body } = await read( '/storedeck/v1/attention' );
		const { headers } = await read( '/wc/v3/orders', {
			status: [ 'processing', 'on-hold' ],
			per_page: 1,
		} );
		assert.equal( body.orders, Number( headers.get( 'x-wp-total' ) ) );
	} );

	test( 'lists as many products low in stock as it counts', async () => {
		const { body } = await read( '/storedeck/v1/attention' );
		const panel = await read( '/storedeck/v1/products/low-in-stock', {
			per_page: 100,
		} );
		const report = await read( '/storedeck/v1/reports/stock', {
			type: 'lowstock',
			per_page: 1,
		} );
		assert.ok( body.low_stock > 0 );
		assert.equal(
			Number( panel.headers.get( 'x-wp-total' ) ),
			body.low_stock
		);
		assert.equal(
			Number( report.headers.get( 'x-wp-total' ) ),
			body.low_stock
		);
		for ( const item of panel.body ) {
			assert.ok( item.stock_quantity > 0 );
		}
	} );

	test( 'lists the groups of settings that have settings', async () => {
		const { body } = await read( '/wc-analytics/settings' );
		assert.ok( body.some( ( { id } ) => id === 'general' ) );
		for ( const { id } of body ) {
			const group = await read( `/wc-analytics/settings/${ id }` );
			assert.ok( group.body.length > 0, id );
		}
	} );

	test( 'stores favorites', async () => {
		const route = '/wc-admin/navigation/favorites/me';
		const item = { item_id: 'woocommerce-reviews' };
		assert.deepEqual( ( await admin.send( 'POST', route, item ) ).body, [
			'woocommerce-reviews',
		] );
		assert.deepEqual( ( await read( route ) ).body, [
			'woocommerce-reviews',
		] );
		assert.deepEqual(
			( await admin.send( 'DELETE', route, item ) ).body,
			[]
		);
	} );

	test( 'lists payment methods to install, also after they were dismissed', async () => {
		const ids = async ( route ) =>
			( await read( route ) ).body.map( ( { id } ) => id );
		const recommended = '/wc-admin/plugins/recommended-payment-plugins';
		const all = '/wc-admin/onboarding/payments';
		const known = await ids( all );
		assert.ok( known.length > 0 );
		assert.deepEqual( await ids( recommended ), known );
		await admin.send(
			'POST',
			'/wc-admin/payment-gateway-suggestions/dismiss'
		);
		assert.deepEqual( await ids( recommended ), [] );
		assert.ok( ( await ids( all ) ).length > 0 );
		php(
			`delete_option( 'woocommerce_setting_payments_recommendations_hidden' ); return true;`
		);
	} );

	test( 'shows the origin that WooCommerce recorded for an order', async () => {
		const id = php( `
			$order = wc_get_orders( array( 'limit' => 1, 'status' => 'completed', 'type' => 'shop_order' ) )[0];
			$order->update_meta_data( '_wc_order_attribution_source_type', 'organic' );
			$order->update_meta_data( '_wc_order_attribution_utm_source', 'google' );
			$order->save();
			return $order->get_id();
		` );
		const { body } = await read( '/storedeck/v1/reports/orders', {
			after: '2000-01-01T00:00:00',
			before: '2099-12-31T23:59:59',
			extended_info: true,
			per_page: 100,
		} );
		const row = body.find( ( { order_id: order } ) => order === id );
		assert.equal(
			row?.extended_info.attribution.origin,
			'Organic: Google'
		);
	} );

	test( 'refuses visitors', async () => {
		const visitor = client();
		for ( const route of [
			'/storedeck/v1/attention',
			'/storedeck/v1/products/low-in-stock',
			'/wc-analytics/settings',
			'/wc-admin/navigation/favorites/me',
			'/wc-admin/plugins/recommended-payment-plugins',
			'/wc-admin/onboarding/payments',
		] ) {
			assert.equal( ( await visitor.get( route ) ).status, 401, route );
		}
	} );

	test( 'finishes an export of WooCommerce while its progress is read', async () => {
		// WooCommerce exports the orders that it has imported into its reports.
		php( `
			foreach ( wc_get_orders( array( 'limit' => 3, 'return' => 'ids', 'type' => 'shop_order' ) ) as $id ) {
				\\Automattic\\WooCommerce\\Internal\\Admin\\Schedulers\\OrdersScheduler::import( $id );
			}
			\\Automattic\\WooCommerce\\Admin\\API\\Reports\\Cache::invalidate();
			return true;
		` );
		const { body } = await admin.send(
			'POST',
			'/wc-analytics/reports/orders/export',
			{
				email: false,
				report_args: {
					after: '2000-01-01T00:00:00',
					before: '2099-12-31T23:59:59',
				},
			}
		);
		assert.ok( body.export_id, JSON.stringify( body ) );
		const status = `/wc-analytics/reports/orders/export/${ body.export_id }/status`;
		let progress = await read( status );
		for ( let at = 0; at < 60 && ! progress.body.download_url; at++ ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
			progress = await read( status );
		}
		assert.equal( progress.body.percent_complete, 100 );
	} );
} );
