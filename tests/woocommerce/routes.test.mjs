import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { client, php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

/** Recorded route => why nothing requests it with WooCommerce. */
const NOT_REQUESTED = {
	'/wc-admin/onboarding/themes/recommended': 'No store reads it.',
	'/wc-analytics/admin/notes/tracker/{note_id}/user/{user_id}':
		'It is in emails, which WooCommerce sends.',
	'/wc-analytics/products/reviews/replies':
		'Reviews of WooCommerce do not link to it.',
	'/wc-analytics/products/reviews/replies/{id}':
		'Reviews of WooCommerce do not link to it.',
};

/** A route without the patterns of its parameters, which differ. */
const shorten = ( route ) =>
	route.replace( /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '{$1}' );

/** The path of a route with all parameters called alike, to compare them. */
const unnamed = ( route ) => shorten( route ).replace( /\{\w+\}/g, '{}' );

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

	test( 'has each route that the stores request', async () => {
		const recorded = JSON.parse(
			readFileSync(
				new URL(
					'../contract/rest/support/routes.json',
					import.meta.url
				),
				'utf8'
			)
		);
		const { body: index } = await read( '/' );
		const methods = {};
		for ( const [ route, { methods: names } ] of Object.entries(
			index.routes
		) ) {
			( methods[ unnamed( route ) ] ??= [] ).push( ...names );
		}
		const missing = Object.entries( recorded ).flatMap(
			( [ route, endpoints ] ) =>
				Object.keys( endpoints )
					.filter(
						( names ) =>
							! names
								.split( ',' )
								.some( ( name ) =>
									methods[ unnamed( route ) ]?.includes(
										name
									)
								)
					)
					.map( ( names ) => `${ names } ${ shorten( route ) }` )
		);
		assert.deepEqual(
			missing.filter(
				( name ) => ! ( name.split( ' ' )[ 1 ] in NOT_REQUESTED )
			),
			[]
		);
	} );

	test( 'knows the payment methods and shipping zones of WooCommerce in the status of the setup', async () => {
		const { body } = await read( '/wc-admin/onboarding/tasks/status' );
		const { body: gateways } = await read( '/wc/v3/payment_gateways' );
		const { body: zones } = await read( '/wc/v3/shipping/zones' );
		assert.deepEqual(
			body.enabledPaymentGateways.toSorted(),
			gateways
				.filter( ( { enabled } ) => enabled )
				.map( ( { id } ) => id )
				.toSorted()
		);
		// The rest of the world is not a zone that was added.
		assert.equal( body.shippingZonesCount, zones.length - 1 );
		assert.equal( body.hasProducts, true );
	} );

	test( 'keeps each answer of the setup', async () => {
		const answers = {
			setup_client: false,
			industry: [
				{ slug: 'food-drink' },
				{ slug: 'other', detail: 'Kites' },
			],
			product_types: [ 'physical', 'downloads' ],
			product_count: '11-100',
			selling_venues: 'other',
			other_platform: 'etsy',
			revenue: 'none',
			business_extensions: [ 'mailpoet' ],
			theme: 'twentytwentyfive',
		};
		for ( const [ name, value ] of Object.entries( answers ) ) {
			const { body, text } = await admin.send(
				'POST',
				'/wc-admin/onboarding/profile',
				{ [ name ]: value }
			);
			assert.equal( body.status, 'success', text );
		}
		const { body } = await read( '/wc-admin/onboarding/profile' );
		for ( const [ name, value ] of Object.entries( answers ) ) {
			assert.deepEqual( body[ name ], value, name );
		}
	} );

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
			'/wc-admin/onboarding/tasks/status',
			'/wc-analytics/orders/1/notes',
			'/wc-analytics/orders/1/refunds',
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
