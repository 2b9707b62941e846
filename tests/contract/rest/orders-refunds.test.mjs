import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';
import { failQueriesOf } from './support/failing-queries.mjs';

const ANALYTICS = '/wc-analytics';
const ORDERS = `${ ANALYTICS }/orders`;

const RANGE = {
	after: '2000-01-01T00:00:00',
	before: '2099-12-31T23:59:59',
	interval: 'year',
	per_page: 100,
};

describe( 'refunds of orders', () => {
	let api;
	let product;
	let rate;
	let options;
	const created = [];

	const send = async ( expected, method, route, values ) => {
		const { status, body, text } = await api.send( method, route, values );
		assert.equal( status, expected, text );
		return body;
	};
	const createOrder = ( values = {} ) =>
		send( 201, 'POST', ORDERS, {
			status: 'processing',
			billing: {
				country: 'US',
				state: 'CA',
				email: 'refund@example.test',
			},
			shipping: { country: 'US', state: 'CA' },
			line_items: [ { product_id: product, quantity: 3 } ],
			shipping_lines: [ { method_title: 'Flat rate', total: '5.00' } ],
			...values,
		} ).then( ( order ) => {
			created.push( order.id );
			return order;
		} );
	const path = ( order, id ) =>
		`${ ORDERS }/${ order.id }/refunds${ id ? `/${ id }` : '' }`;
	const refund = ( order, values ) =>
		send( 201, 'POST', path( order ), values );
	const readOrder = async ( { id } ) =>
		( await api.get( `${ ORDERS }/${ id }` ) ).body;
	const readStock = async () =>
		( await api.get( `${ ANALYTICS }/products/${ product }` ) ).body
			.stock_quantity;
	const readRevenue = async () =>
		( await api.get( `${ ANALYTICS }/reports/revenue/stats`, RANGE ) ).body
			.totals;
	/** The parameter that a refused refund names, and its message. */
	const assertInvalid = async ( order, values, param, message ) => {
		const { status, body } = await api.send(
			'POST',
			path( order ),
			values
		);
		assert.equal( status, 400 );
		assert.equal( body.code, 'rest_invalid_param' );
		assert.deepEqual( Object.keys( body.data.params ), [ param ] );
		assert.match( body.data.params[ param ], message );
	};
	/** One of three items with its tax. */
	const oneOf = ( order, values = {} ) => [
		{
			id: order.line_items[ 0 ].id,
			quantity: 1,
			refund_total: '9.99',
			refund_tax: [ { id: rate, refund_total: '0.72' } ],
			...values,
		},
	];

	before( async () => {
		api = await signIn();
		options = php( `
			$options = array();
			foreach ( array( 'woocommerce_manage_stock' => 'yes', 'woocommerce_calc_taxes' => 'yes' ) as $name => $value ) {
				$options[ $name ] = get_option( $name );
				update_option( $name, $value );
			}
			return $options;` );
		rate = (
			await send( 201, 'POST', `${ ANALYTICS }/taxes`, {
				country: 'US',
				state: 'CA',
				rate: '7.25',
				name: 'Refund tax',
				class: 'reduced-rate',
				shipping: true,
			} )
		).id;
		product = (
			await send( 201, 'POST', `${ ANALYTICS }/products`, {
				name: 'Test refunds',
				regular_price: '9.99',
				tax_class: 'reduced-rate',
				manage_stock: true,
				stock_quantity: 100,
			} )
		).id;
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `${ ANALYTICS }/products/${ product }`, {
			force: true,
		} );
		await api.send( 'DELETE', `${ ANALYTICS }/taxes/${ rate }`, {
			force: true,
		} );
		php(
			`foreach ( $given as $name => $value ) {
				false === $value ? delete_option( $name ) : update_option( $name, $value );
			} return true;`,
			options
		);
	} );

	it( 'refunds an item with its tax, and reports deduct it', async () => {
		const order = await createOrder();
		assert.equal( order.total, '37.50' );
		const stock = await readStock();
		const earlier = await readRevenue();
		const body = await refund( order, {
			reason: 'Broken',
			line_items: oneOf( order ),
		} );
		assert.equal( body.amount, '10.71' );
		assert.equal( body.reason, 'Broken' );
		assert.equal( body.refunded_by_name, 'admin' );
		assert.equal( body.parent_id, order.id );
		const [ line ] = body.line_items;
		assert.equal( line.quantity, -1 );
		assert.equal( line.total, '-9.99' );
		assert.equal( line.refunded_item_id, order.line_items[ 0 ].id );
		assert.equal( body.tax_lines[ 0 ].tax_total, '-0.72' );
		assert.deepEqual( ( await readOrder( order ) ).refunds, [
			{ id: body.id, reason: 'Broken', total: '-10.71' },
		] );
		assert.equal( ( await readOrder( order ) ).status, 'processing' );
		assert.equal( await readStock(), stock + 1 );
		const later = await readRevenue();
		const change = ( key ) =>
			Math.round( ( later[ key ] - earlier[ key ] ) * 100 ) / 100;
		assert.equal( change( 'total_sales' ), -10.71 );
		assert.equal( change( 'net_revenue' ), -9.99 );
		assert.equal( change( 'taxes' ), -0.72 );
		assert.equal( change( 'shipping' ), 0 );

		const list = await api.get( path( order ) );
		assert.equal( list.headers.get( 'x-wp-total' ), '1' );
		assert.equal( list.body[ 0 ].id, body.id );
		assert.equal(
			( await api.get( path( order, body.id ) ) ).body.id,
			body.id
		);

		assert.equal(
			( await api.send( 'DELETE', path( order, body.id ) ) ).status,
			501
		);
		await send( 200, 'DELETE', path( order, body.id ), { force: true } );
		assert.deepEqual( await readRevenue(), earlier );
		assert.equal( ( await api.get( path( order, body.id ) ) ).status, 404 );
		// Which items came back, a deletion does not know.
		assert.equal( await readStock(), stock + 1 );
	} );

	it( 'marks the order as refunded with the last cent', async () => {
		const order = await createOrder();
		const stock = await readStock();
		await refund( order, { line_items: oneOf( order ) } );
		const [ line ] = order.line_items;
		const [ shipping ] = order.shipping_lines;
		const rest = await refund( order, {
			line_items: [
				{
					id: line.id,
					quantity: 2,
					refund_total: 19.98,
					refund_tax: [ { id: rate, refund_total: 1.45 } ],
				},
				{
					id: shipping.id,
					refund_total: '5.00',
					refund_tax: [ { id: rate, refund_total: '0.36' } ],
				},
			],
		} );
		assert.equal( rest.amount, '26.79' );
		assert.equal( rest.shipping_lines[ 0 ].total, '-5.00' );
		assert.equal( rest.tax_lines[ 0 ].shipping_tax_total, '-0.36' );
		const { status, refunds } = await readOrder( order );
		assert.equal( status, 'refunded' );
		assert.equal( refunds.length, 2 );
		assert.equal( await readStock(), stock + 3 );
		await assertInvalid(
			order,
			{ amount: '0.01' },
			'amount',
			/refunded: 0\.00/
		);
	} );

	it( 'leaves the stock as it is on request, also with the last refund', async () => {
		const order = await createOrder();
		const stock = await readStock();
		await refund( order, {
			line_items: oneOf( order ),
			api_restock: false,
		} );
		assert.equal( await readStock(), stock );
		await refund( order, { amount: '26.79', api_restock: false } );
		assert.equal( ( await readOrder( order ) ).status, 'refunded' );
		assert.equal( await readStock(), stock );
	} );

	it( 'returns the rest of taxes, shipping and items without naming them', async () => {
		const earlier = await readRevenue();
		const order = await createOrder();
		await refund( order, { line_items: oneOf( order ) } );
		await refund( order, { amount: '7.00' } );
		await send( 200, 'PUT', `${ ORDERS }/${ order.id }`, {
			status: 'refunded',
		} );
		const later = await readRevenue();
		const change = ( key ) =>
			Math.round( ( later[ key ] - earlier[ key ] ) * 100 ) / 100;
		assert.deepEqual(
			[
				'refunds',
				'net_revenue',
				'taxes',
				'shipping',
				'total_sales',
				'num_items_sold',
			].map( change ),
			[ 37.5, 0, 0, 0, 0, 0 ]
		);
	} );

	it( 'returns only the rest to the stock when the order is cancelled', async () => {
		const stock = await readStock();
		const order = await createOrder();
		assert.equal( await readStock(), stock - 3 );
		await refund( order, { line_items: oneOf( order ) } );
		assert.equal( await readStock(), stock - 2 );
		await send( 200, 'PUT', `${ ORDERS }/${ order.id }`, {
			status: 'cancelled',
		} );
		assert.equal( await readStock(), stock );
	} );

	it( 'refunds an amount without items', async () => {
		const order = await createOrder();
		const body = await refund( order, { amount: '7.50' } );
		assert.equal( body.amount, '7.50' );
		assert.deepEqual( body.line_items, [] );
		await assertInvalid( order, { amount: '30.01' }, 'amount', /30\.00/ );
	} );

	it( 'names the parameter that is more than what remains', async () => {
		const order = await createOrder();
		await refund( order, { line_items: oneOf( order ) } );
		const invalid = ( values, param, message ) =>
			assertInvalid(
				order,
				{ line_items: oneOf( order, values ) },
				param,
				message
			);
		await invalid( { quantity: 3 }, 'line_items[0][quantity]', /: 2\./ );
		await invalid(
			{ refund_total: '19.99' },
			'line_items[0][refund_total]',
			/19\.98/
		);
		await invalid(
			{ refund_tax: [ { id: rate, refund_total: '1.46' } ] },
			'line_items[0][refund_tax][0][refund_total]',
			/1\.45/
		);
		await invalid(
			{ refund_tax: [ { id: 0, refund_total: '1' } ] },
			'line_items[0][refund_tax][0][id]',
			/no tax/
		);
		await invalid( { id: 1 }, 'line_items[0][id]', /not found/ );
		await assertInvalid(
			order,
			{ line_items: [ ...oneOf( order ), ...oneOf( order ) ] },
			'line_items[1][id]',
			/not found/
		);
		await assertInvalid(
			order,
			{ amount: '10.70', line_items: oneOf( order ) },
			'amount',
			/10\.71/
		);
		await assertInvalid( order, {}, 'amount', /greater than zero/ );
		await assertInvalid( order, { amount: 'ten' }, 'amount', /./ );
		await assertInvalid(
			order,
			{ amount: '1', api_refund: true },
			'api_refund',
			/gateway/
		);
		assert.equal( ( await readOrder( order ) ).refunds.length, 1 );
	} );

	it( 'refunds no more than what remains when requests are concurrent', async () => {
		const order = await createOrder();
		const responses = await Promise.all(
			[ 1, 2, 3, 4 ].map( () =>
				api.send( 'POST', path( order ), { amount: '15.00' } )
			)
		);
		const statuses = responses.map( ( { status } ) => status ).sort();
		assert.deepEqual( statuses, [ 201, 201, 400, 400 ] );
		const { refunds } = await readOrder( order );
		assert.equal( refunds.length, 2 );
	} );

	it( 'stores nothing when the database refuses a statement', async () => {
		const order = await createOrder();
		const stock = await readStock();
		const refusal = failQueriesOf( 'refunds', 'restock_refunded_items' );
		try {
			const { status, body } = await refusal
				.client( api )
				.send( 'POST', path( order ), { line_items: oneOf( order ) } );
			assert.equal( status, 500 );
			assert.equal( body.code, 'storedeck_write_failed' );
		} finally {
			refusal.restore();
		}
		assert.deepEqual( ( await readOrder( order ) ).refunds, [] );
		assert.equal( await readStock(), stock );
	} );

	it( 'refuses an order that does not exist, and one in the trash', async () => {
		const missing = { id: 999999999 };
		for ( const { status, body } of [
			await api.get( path( missing ) ),
			await api.send( 'POST', path( missing ), { amount: '1' } ),
		] ) {
			assert.equal( status, 404 );
			assert.equal( body.code, 'woocommerce_rest_order_invalid_id' );
		}
		const order = await createOrder();
		await send( 200, 'DELETE', `${ ORDERS }/${ order.id }` );
		const { status } = await api.send( 'POST', path( order ), {
			amount: '1',
		} );
		assert.equal( status, 409 );
	} );

	it( 'changes a status only while it is the expected one', async () => {
		const order = await createOrder();
		const change = ( status, expected ) =>
			api.send( 'PUT', `${ ORDERS }/${ order.id }`, {
				status,
				expected: { status: expected },
			} );
		assert.equal(
			( await change( 'completed', 'processing' ) ).status,
			200
		);
		const { status, body } = await change( 'cancelled', 'processing' );
		assert.equal( status, 409 );
		assert.equal( body.code, 'storedeck_order_changed' );
		assert.deepEqual( body.data.current, { status: 'completed' } );
		assert.equal( ( await readOrder( order ) ).status, 'completed' );
		assert.equal(
			( await change( 'completed', 'completed' ) ).status,
			200
		);
	} );
} );
