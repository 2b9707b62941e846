import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';

const EMAIL = 'privacy.person@example.test';
const OTHER = 'privacy.other@example.test';

/** Runs an exporter or eraser to its last page, as WordPress does. */
const run = ( kind, id, email = EMAIL ) =>
	php(
		`
		$tools = apply_filters( 'wp_privacy_personal_data_' . $given['kind'], array() );
		$pages = array();
		do {
			$pages[] = call_user_func( $tools[ $given['id'] ]['callback'], $given['email'], count( $pages ) + 1 );
		} while ( ! end( $pages )['done'] && count( $pages ) < 20 );
		return $pages;
		`,
		{ kind, id, email }
	);

const setErasure = ( value ) =>
	php(
		`update_option( 'woocommerce_erasure_request_removes_order_data', $given ); return true;`,
		value
	);

describe( 'personal data', () => {
	let api;
	let product;
	const orders = [];

	const createOrder = async ( email ) => {
		const { status, body } = await api.send(
			'POST',
			'/wc-analytics/orders',
			{
				status: 'completed',
				customer_note: 'Ring at the neighbor.',
				billing: {
					first_name: 'Privy',
					last_name: 'Person',
					address_1: '5 Secret Lane',
					city: 'Hideaway',
					country: 'DE',
					email,
					phone: '0123',
				},
				line_items: [ { product_id: product, quantity: 1 } ],
			}
		);
		assert.equal( status, 201 );
		return body.id;
	};

	const customers = async () => {
		const { body } = await api.get( '/wc-analytics/reports/customers', {
			search: 'privacy.',
			searchby: 'email',
		} );
		return body.map( ( { email, orders_count: count } ) => [
			email,
			count,
		] );
	};

	before( async () => {
		api = await signIn();
		const { body } = await api.send( 'POST', '/wc-analytics/products', {
			name: 'Privacy test',
			regular_price: '10',
		} );
		product = body.id;
		// More than one page of an exporter.
		for ( let number = 0; number < 21; number++ ) {
			orders.push( await createOrder( EMAIL ) );
		}
		orders.push( await createOrder( OTHER ) );
		sql(
			`UPDATE {prefix}wc_orders SET ip_address = '192.0.2.7', user_agent = 'Test browser' WHERE id IN ( ${ orders.join(
				', '
			) } )`
		);
	} );

	after( async () => {
		setErasure( 'no' );
		for ( const id of orders ) {
			await api.send(
				'DELETE',
				`/wc-analytics/orders/${ id }?force=true`
			);
		}
		await api.send(
			'DELETE',
			`/wc-analytics/products/${ product }?force=true`
		);
		php(
			`delete_option( 'woocommerce_erasure_request_removes_order_data' ); return true;`
		);
	} );

	it( 'exports all orders of an email, and no other', () => {
		const pages = run( 'exporters', 'storedeck-orders' );
		assert.equal( pages.length, 2 );
		const items = pages.flatMap( ( { data } ) => data );
		assert.deepEqual(
			items.map( ( { item_id: id } ) => Number( id.split( '-' )[ 1 ] ) ),
			orders.slice( 0, 21 )
		);
		const values = Object.fromEntries(
			items[ 0 ].data.map( ( { name, value } ) => [ name, value ] )
		);
		assert.equal( values[ 'IP address' ], '192.0.2.7' );
		assert.equal( values.Items, 'Privacy test × 1' );
		assert.equal(
			values[ 'Note of the customer' ],
			'Ring at the neighbor.'
		);
		assert.match( values[ 'Billing address' ], /5 Secret Lane, Hideaway/ );
	} );

	it( 'exports the customer of reports', () => {
		const [ { data, done } ] = run( 'exporters', 'storedeck-customers' );
		assert.ok( done );
		assert.equal( data.length, 1 );
		assert.ok(
			data[ 0 ].data.some( ( { value } ) => value === 'Hideaway' )
		);
	} );

	it( 'exports nothing for an unknown email', () => {
		for ( const id of [ 'orders', 'downloads', 'customers' ] ) {
			const [ { data } ] = run(
				'exporters',
				`storedeck-${ id }`,
				'nobody@example.test'
			);
			assert.deepEqual( data, [], id );
		}
	} );

	it( 'keeps orders and their customer unless the settings allow erasure', async () => {
		const [ answer ] = run( 'erasers', 'storedeck-orders' );
		assert.equal( answer.items_removed, false );
		assert.equal( answer.items_retained, true );
		assert.match( answer.messages[ 0 ], /Settings/ );
		const [ customer ] = run( 'erasers', 'storedeck-customers' );
		assert.equal( customer.items_retained, true );
		assert.deepEqual(
			( await customers() ).sort(),
			[
				[ OTHER, 1 ],
				[ EMAIL, 21 ],
			].sort()
		);
	} );

	it( 'makes orders anonymous and keeps the numbers of reports', async () => {
		const range = {
			after: '2000-01-01T00:00:00',
			before: '2099-01-01T00:00:00',
		};
		const totals = async () => {
			const { body } = await api.get(
				'/wc-analytics/reports/orders/stats',
				range
			);
			const {
				total_customers: total,
				net_revenue: revenue,
				orders_count: count,
			} = body.totals;
			return { total, revenue, count };
		};
		const refund = await api.send(
			'POST',
			`/wc-analytics/orders/${ orders[ 1 ] }/refunds`,
			{ amount: '1' }
		);
		assert.equal( refund.status, 201 );
		const earlier = await totals();
		setErasure( 'yes' );

		const pages = run( 'erasers', 'storedeck-orders' );
		assert.ok( pages.every( ( page ) => page.items_retained === false ) );
		run( 'erasers', 'storedeck-customers' );

		assert.deepEqual( await totals(), earlier );
		const { body: order } = await api.get(
			`/wc-analytics/orders/${ orders[ 0 ] }`
		);
		assert.match(
			order.billing.email,
			/^deleted-[0-9a-f]{16}@site\.invalid$/
		);
		assert.equal( order.billing.country, 'DE' );
		// The price with the taxes of the country.
		assert.ok( Number( order.total ) >= 10 );
		const stored = JSON.stringify(
			[
				'wc_orders',
				'wc_order_addresses',
				'storedeck_customer_lookup',
			].map( ( table ) => sql( `SELECT * FROM {prefix}${ table }` ) )
		);
		assert.ok( ! stored.includes( EMAIL ) );
		assert.ok( stored.includes( OTHER ) );
		const left = sql(
			`SELECT id FROM {prefix}wc_orders WHERE id IN ( ${ orders
				.slice( 0, 21 )
				.join(
					', '
				) } ) AND ( ip_address <> '' OR user_agent <> '' OR customer_note <> '' )`
		);
		assert.deepEqual( left, [] );
		// All orders of the person still have one customer.
		const ids = sql(
			`SELECT DISTINCT customer_id FROM {prefix}storedeck_order_stats WHERE order_id IN ( ${ orders
				.slice( 0, 21 )
				.join( ', ' ) } )`
		);
		assert.equal( ids.length, 1 );
		assert.deepEqual( await customers(), [ [ OTHER, 1 ] ] );
		assert.deepEqual(
			run( 'exporters', 'storedeck-orders' )[ 0 ].data,
			[]
		);
	} );

	it( 'removes a customer without orders from the list at once', async () => {
		const email = 'privacy.idle@example.test';
		php(
			`$wpdb->insert( $wpdb->prefix . 'storedeck_customer_lookup', array( 'email' => $given, 'first_name' => '', 'last_name' => '' ) );
			do_action( 'storedeck_data_changed' );
			return true;`,
			email
		);
		assert.deepEqual( ( await customers() ).sort(), [
			[ email, 0 ],
			[ OTHER, 1 ],
		] );
		run( 'erasers', 'storedeck-customers', email );
		assert.deepEqual( await customers(), [ [ OTHER, 1 ] ] );
		const { headers } = await api.get( '/wc-analytics/reports/customers', {
			search: 'privacy.',
			searchby: 'email',
		} );
		assert.equal( headers.get( 'x-wp-total' ), '1' );
	} );

	it( 'suggests a text for the privacy policy', () => {
		const texts = php( `
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			set_current_screen( 'dashboard' );
			do_action( 'admin_init' );
			return array_column( WP_Privacy_Policy_Content::get_suggested_policy_text(), 'plugin_name' );
		` );
		assert.ok( texts.includes( 'Storedeck' ) );
	} );
} );
