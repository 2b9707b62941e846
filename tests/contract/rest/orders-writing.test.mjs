import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';

const cents = ( text ) => Math.round( Number( text ) * 100 );

/** Analytics rows of an order. */
const readRows = ( id ) => ( {
	stats: sql(
		`SELECT * FROM {prefix}storedeck_order_stats WHERE order_id = ${ id }`
	)[ 0 ],
	lines: sql(
		`SELECT * FROM {prefix}storedeck_order_product_lookup WHERE order_id = ${ id } ORDER BY order_item_id`
	),
	coupons: sql(
		`SELECT * FROM {prefix}storedeck_order_coupon_lookup WHERE order_id = ${ id }`
	),
	taxes: sql(
		`SELECT * FROM {prefix}storedeck_order_tax_lookup WHERE order_id = ${ id }`
	),
} );

describe( 'writing orders', () => {
	let api;
	let product;
	let coupon;
	let earlierOptions;
	const created = [];

	const billing = {
		first_name: 'Test',
		last_name: 'Buyer',
		email: 'test.buyer@example.test',
		country: 'US',
		state: 'CA',
		city: 'Oakland',
		postcode: '94601',
	};

	const createOrder = async ( values = {} ) => {
		const { status, body, text } = await api.send( 'POST', ORDERS, {
			billing,
			line_items: [ { product_id: product, quantity: 3 } ],
			...values,
		} );
		assert.equal( status, 201, text );
		created.push( body.id );
		return body;
	};

	before( async () => {
		api = createBatchClient();
		earlierOptions = php(
			"return array( get_option( 'woocommerce_calc_taxes' ), get_option( 'woocommerce_tax_based_on' ) );"
		);
		php(
			"update_option( 'woocommerce_calc_taxes', 'yes' ); update_option( 'woocommerce_tax_based_on', 'shipping' ); return true;"
		);
		product = (
			await api.send( 'POST', '/wc-analytics/products', {
				name: 'Test Ordered',
				regular_price: '9.99',
				sku: 'TEST-ORDERED',
			} )
		).body.id;
		coupon = (
			await api.send( 'POST', '/wc-analytics/coupons', {
				code: 'test-order-10',
				discount_type: 'percent',
				amount: '10',
			} )
		).body.id;
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `/wc-analytics/products/${ product }`, {
			force: true,
		} );
		await api.send( 'DELETE', `/wc-analytics/coupons/${ coupon }`, {
			force: true,
		} );
		php(
			`update_option( 'woocommerce_calc_taxes', '${ earlierOptions[ 0 ] }' ); update_option( 'woocommerce_tax_based_on', '${ earlierOptions[ 1 ] }' ); return true;`
		);
	} );

	it( 'computes exact discounts, taxes and totals for the order and its analytics rows', async () => {
		const order = await createOrder( {
			status: 'processing',
			coupon_lines: [ { code: 'TEST-ORDER-10' } ],
			shipping_lines: [
				{
					method_id: 'flat_rate',
					method_title: 'Flat rate',
					total: '5.99',
				},
			],
			fee_lines: [ { name: 'Wrapping', total: '2.00' } ],
		} );
		assert.equal( order.line_items[ 0 ].subtotal, '29.97' );
		assert.equal( order.discount_total, '3.00' );
		assert.equal( order.line_items[ 0 ].total, '26.97' );
		assert.ok( order.tax_lines.length > 0 );
		const tax = order.tax_lines.reduce(
			( sum, line ) =>
				sum +
				cents( line.tax_total ) +
				cents( line.shipping_tax_total ),
			0
		);
		assert.equal( cents( order.total_tax ), tax );
		assert.equal( cents( order.total ), 2697 + 599 + 200 + tax );
		assert.ok( order.date_paid );

		const { stats, lines, coupons, taxes } = readRows( order.id );
		assert.equal( cents( stats.total_sales ), cents( order.total ) );
		assert.equal( cents( stats.tax_total ), tax );
		assert.equal( cents( stats.shipping_total ), 599 );
		assert.equal( cents( stats.net_total ), 2697 + 200 );
		assert.equal( stats.status, 'wc-processing' );
		assert.equal( Number( stats.num_items_sold ), 3 );
		assert.equal( lines.length, 1 );
		assert.equal( cents( lines[ 0 ].coupon_amount ), 300 );
		assert.equal( cents( lines[ 0 ].shipping_amount ), 599 );
		assert.deepEqual(
			coupons.map( ( row ) => [
				Number( row.coupon_id ),
				cents( row.discount_amount ),
			] ),
			[ [ coupon, 300 ] ]
		);
		assert.equal(
			taxes.reduce( ( sum, row ) => sum + cents( row.total_tax ), 0 ),
			tax
		);
		const [ customer ] = sql(
			"SELECT * FROM {prefix}storedeck_customer_lookup WHERE email = 'test.buyer@example.test'"
		);
		assert.equal( customer.customer_id, stats.customer_id );
		assert.equal( customer.city, 'Oakland' );
	} );

	it( 'updates analytics rows without duplicates', async () => {
		const order = await createOrder( { status: 'pending' } );
		const route = `${ ORDERS }/${ order.id }`;
		const [ line ] = order.line_items;

		const updated = await api.send( 'PUT', route, {
			status: 'completed',
			line_items: [
				{ id: line.id, quantity: 5 },
				{ product_id: product, quantity: 1, total: '0.01' },
			],
		} );
		assert.equal( updated.status, 200, updated.text );
		assert.equal( updated.body.line_items.length, 2 );
		assert.equal( updated.body.line_items[ 0 ].id, line.id );
		assert.equal( updated.body.line_items[ 0 ].total, '49.95' );
		assert.ok( updated.body.date_completed );

		for ( let attempt = 0; attempt < 3; attempt++ ) {
			await api.send( 'PUT', route, {
				customer_note: `Note ${ attempt }`,
			} );
		}
		let current = readRows( order.id );
		assert.equal( current.lines.length, 2 );
		assert.equal( Number( current.stats.num_items_sold ), 6 );
		assert.equal(
			cents( current.stats.total_sales ),
			cents( updated.body.total )
		);
		assert.equal( current.stats.status, 'wc-completed' );

		await api.send( 'PUT', route, {
			line_items: [
				{ id: updated.body.line_items[ 1 ].id, quantity: 0 },
			],
		} );
		current = readRows( order.id );
		assert.equal( current.lines.length, 1 );
		assert.equal( Number( current.stats.num_items_sold ), 5 );
	} );

	it( 'updates returning customers when an earlier order is cancelled or deleted', async () => {
		const email = 'test.returning@example.test';
		const first = await createOrder( {
			status: 'completed',
			billing: { ...billing, email },
		} );
		const second = await createOrder( {
			status: 'completed',
			billing: { ...billing, email },
		} );
		assert.equal(
			Number( readRows( first.id ).stats.returning_customer ),
			0
		);
		assert.equal(
			Number( readRows( second.id ).stats.returning_customer ),
			1
		);

		await api.send( 'PUT', `${ ORDERS }/${ first.id }`, {
			status: 'cancelled',
		} );
		assert.equal(
			Number( readRows( second.id ).stats.returning_customer ),
			0
		);
		await api.send( 'PUT', `${ ORDERS }/${ first.id }`, {
			status: 'completed',
		} );
		assert.equal(
			Number( readRows( second.id ).stats.returning_customer ),
			1
		);
		await api.send( 'DELETE', `${ ORDERS }/${ first.id }`, {
			force: true,
		} );
		assert.equal(
			Number( readRows( second.id ).stats.returning_customer ),
			0
		);

		await api.send( 'DELETE', `${ ORDERS }/${ second.id }`, {
			force: true,
		} );
		assert.deepEqual(
			sql(
				`SELECT customer_id FROM {prefix}storedeck_customer_lookup WHERE email = '${ email }'`
			),
			[]
		);
	} );

	it( 'refunds all amounts when the status changes to refunded', async () => {
		const order = await createOrder( {
			status: 'completed',
			shipping_lines: [
				{
					method_id: 'flat_rate',
					method_title: 'Flat rate',
					total: '4.00',
				},
			],
		} );
		const { body } = await api.send( 'PUT', `${ ORDERS }/${ order.id }`, {
			status: 'refunded',
		} );
		assert.equal( body.refunds.length, 1 );
		assert.equal( cents( body.refunds[ 0 ].total ), -cents( order.total ) );

		const refund = readRows( body.refunds[ 0 ].id );
		const paid = readRows( order.id );
		for ( const field of [
			'total_sales',
			'net_total',
			'tax_total',
			'shipping_total',
			'num_items_sold',
		] ) {
			assert.equal(
				cents( refund.stats[ field ] ),
				-cents( paid.stats[ field ] ),
				field
			);
		}
		assert.equal( Number( refund.stats.parent_id ), order.id );
		assert.equal( refund.stats.status, 'wc-refunded' );
		assert.equal(
			cents( refund.lines[ 0 ].product_gross_revenue ),
			-cents( paid.lines[ 0 ].product_gross_revenue )
		);

		const refundedTwice = await api.send(
			'PUT',
			`${ ORDERS }/${ order.id }`,
			{
				status: 'refunded',
			}
		);
		assert.equal( refundedTwice.body.refunds.length, 1 );

		await api.send( 'DELETE', `${ ORDERS }/${ order.id }`, {
			force: true,
		} );
		assert.equal( readRows( order.id ).stats, undefined );
		assert.equal( readRows( body.refunds[ 0 ].id ).stats, undefined );
	} );

	it( 'removes a trashed order from the reports until it is restored', async () => {
		const order = await createOrder( { status: 'completed' } );
		const route = `${ ORDERS }/${ order.id }`;
		await api.send( 'DELETE', route, {} );
		assert.equal( ( await api.get( route ) ).body.status, 'trash' );
		assert.equal( readRows( order.id ).stats, undefined );
		await api.send( 'PUT', route, { status: 'completed' } );
		assert.equal(
			cents( readRows( order.id ).stats.total_sales ),
			cents( order.total )
		);
	} );

	it( 'rejects invalid orders without creating rows', async () => {
		const count = () =>
			sql( 'SELECT COUNT(*) AS n FROM {prefix}wc_orders' )[ 0 ].n;
		const orders = count();
		await Promise.all(
			[
				{ line_items: [ { product_id: 99999999, quantity: 1 } ] },
				{ line_items: [ { product_id: product, quantity: -1 } ] },
				{ line_items: [ { product_id: product, quantity: 'two' } ] },
				{
					line_items: [
						{ product_id: product, quantity: 1, total: 'x' },
					],
				},
				{ line_items: [ { id: 1, quantity: 1 } ] },
				{ line_items: 'x' },
				{ coupon_lines: [ { code: 'no-such-coupon' } ] },
				{ status: 'lost' },
				{ currency: 'XXX' },
				{ customer_id: 99999999 },
				{ parent_id: 99999999 },
				{ billing: { email: 'no-email' } },
				{ billing: { country: 'XX' } },
				{ billing: { first_name: [ 'x' ] } },
				{ billing: { first_name: 'x'.repeat( 3000 ) } },
			].map( async ( values ) => {
				const { status, body, text } = await api.send(
					'POST',
					ORDERS,
					values
				);
				assert.equal(
					status,
					400,
					`${ JSON.stringify( values ).slice(
						0,
						100
					) } ${ text.slice( 0, 200 ) }`
				);
				assert.equal( body.code, 'rest_invalid_param' );
			} )
		);
		assert.equal( count(), orders );
	} );

	it( 'creates and updates orders in a batch', async () => {
		const { status, body } = await api.send( 'POST', `${ ORDERS }/batch`, {
			create: [
				{
					billing,
					line_items: [ { product_id: product, quantity: 1 } ],
				},
				{ status: 'lost' },
			],
			update: [ { id: 99999999, status: 'completed' } ],
		} );
		assert.equal( status, 200 );
		created.push( body.create[ 0 ].id );
		assert.equal( body.create[ 0 ].line_items[ 0 ].total, '9.99' );
		assert.equal( body.create[ 1 ].error.code, 'rest_invalid_param' );
		assert.equal( body.update[ 0 ].error.data.status, 404 );
	} );
} );
