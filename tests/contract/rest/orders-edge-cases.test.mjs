import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';

/** Sets an option and returns its earlier value. */
const setOption = ( name, value ) =>
	php(
		`$earlier = get_option( '${ name }' ); update_option( '${ name }', $given ); return $earlier;`,
		value
	);

/** Sets an option while a callback runs. */
async function withOption( name, value, callback ) {
	const earlier = setOption( name, value );
	try {
		await callback();
	} finally {
		setOption( name, earlier );
	}
}

describe( 'orders in unusual states', () => {
	let api;
	let product;
	const created = [];

	const createOrder = async ( values ) => {
		const { status, body, text } = await api.send( 'POST', ORDERS, {
			line_items: [ { product_id: product, quantity: 2 } ],
			...values,
		} );
		assert.equal( status, 201, text );
		created.push( body.id );
		return body;
	};

	const removeOrder = async ( id ) => {
		const { status, text } = await api.send(
			'DELETE',
			`${ ORDERS }/${ id }`,
			{ force: true }
		);
		assert.equal( status, 200, text );
	};

	const readRevenue = async () =>
		(
			await api.get( '/wc-analytics/reports/revenue/stats', {
				after: '2000-01-01T00:00:00',
				before: '2099-12-31T23:59:59',
				interval: 'year',
				per_page: 100,
			} )
		).body.totals;

	before( async () => {
		api = await signIn();
		product = (
			await api.send( 'POST', PRODUCTS, {
				name: 'Test unusual orders',
				regular_price: '50.00',
				tax_status: 'none',
			} )
		).body.id;
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `${ PRODUCTS }/${ product }`, {
			force: true,
		} );
	} );

	for ( const type of [ 'date_paid', 'date_completed' ] ) {
		for ( const status of [ 'pending', 'on-hold', 'failed' ] ) {
			it( `keeps revenue by ${ type } when a ${ status } order is marked as refunded`, () =>
				withOption( 'woocommerce_date_type', type, async () => {
					const earlier = await readRevenue();
					const order = await createOrder( { status } );
					const { body } = await api.send(
						'PUT',
						`${ ORDERS }/${ order.id }`,
						{ status: 'refunded' }
					);
					assert.equal( body.status, 'refunded' );
					const later = await readRevenue();
					for ( const metric of [
						'net_revenue',
						'total_sales',
						'refunds',
						'gross_sales',
					] ) {
						assert.equal(
							later[ metric ],
							earlier[ metric ],
							metric
						);
					}
				} ) );
		}
	}

	it( 'deducts the refund of an order that was paid', async () => {
		const earlier = await readRevenue();
		const order = await createOrder( { status: 'processing' } );
		await api.send( 'PUT', `${ ORDERS }/${ order.id }`, {
			status: 'refunded',
		} );
		const later = await readRevenue();
		assert.equal( later.net_revenue, earlier.net_revenue );
		assert.equal(
			( later.refunds - earlier.refunds ).toFixed( 2 ),
			'100.00'
		);
	} );

	it( 'does not give the number of a deleted order to the next one', async () => {
		const first = await createOrder();
		await removeOrder( first.id );
		const second = await createOrder();
		assert.ok( second.id > first.id, `${ second.id } > ${ first.id }` );
		await removeOrder( second.id );
		const third = await createOrder();
		assert.ok( third.id > second.id );
	} );

	it( 'does not give the number of a deleted refund to the next order', async () => {
		const order = await createOrder( { status: 'processing' } );
		const { body } = await api.send( 'PUT', `${ ORDERS }/${ order.id }`, {
			status: 'refunded',
		} );
		const refund = body.refunds[ 0 ].id;
		await removeOrder( order.id );
		assert.ok( ( await createOrder() ).id > refund );
	} );

	it( 'does not give the number of a deleted order without a post to the next one', async () => {
		const { id } = await createOrder();
		const imported = id + 1000;
		php(
			`global $wpdb;
			foreach ( array( 'wc_orders' => 'id', 'wc_order_operational_data' => 'order_id' ) as $table => $column ) {
				$wpdb->update( $wpdb->prefix . $table, array( $column => $given[1] ), array( $column => $given[0] ) );
			}
			return true;`,
			[ id, imported ]
		);
		await removeOrder( imported );
		assert.ok( ( await createOrder() ).id > imported );
	} );

	for ( const currency of [ 'A currency with a long name', '', '€' ] ) {
		it( `stores orders in the default currency when the option is “${ currency }”`, () =>
			withOption( 'woocommerce_currency', currency, async () => {
				const order = await createOrder();
				assert.equal( order.currency, 'USD' );
				assert.equal( order.total, '100.00' );
			} ) );
	}

	it( 'rejects a phone number that is longer than its column and names the field', async () => {
		const { status, body } = await api.send( 'POST', ORDERS, {
			billing: { phone: '1'.repeat( 101 ) },
		} );
		assert.equal( status, 400 );
		assert.match( body.data.params.billing, /phone/ );
		const order = await createOrder( {
			billing: { phone: '1'.repeat( 100 ) },
		} );
		assert.equal( order.billing.phone, '1'.repeat( 100 ) );
	} );
} );
