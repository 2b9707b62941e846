import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';

describe( 'stock of orders', () => {
	let api;
	let simple;
	let variable;
	/** Variation that manages its own stock. The other one uses the stock of its product. */
	let managed;
	let unmanaged;
	let untracked;
	/** Value of the stock management option before the tests. */
	let earlierOption;
	const orders = [];
	const products = [];

	const create = async ( route, values ) => {
		const { status, body, text } = await api.send( 'POST', route, values );
		assert.equal( status, 201, text );
		return body;
	};
	const createProduct = async ( values ) => {
		const product = await create( PRODUCTS, {
			regular_price: '4.00',
			...values,
		} );
		products.push( product.id );
		return product.id;
	};
	const createOrder = async ( status, lines ) => {
		const order = await create( ORDERS, { status, line_items: lines } );
		orders.push( order.id );
		return order;
	};
	const updateOrder = async ( order, values ) => {
		const { status, body, text } = await api.send(
			'PUT',
			`${ ORDERS }/${ order.id }`,
			values
		);
		assert.equal( status, 200, text );
		return body;
	};
	const readProduct = async ( id ) =>
		( await api.get( `${ PRODUCTS }/${ id }` ) ).body;
	const readStock = async ( id ) =>
		( await readProduct( id ) ).stock_quantity;
	const readVariationStock = async ( id ) =>
		( await api.get( `${ PRODUCTS }/${ variable }/variations/${ id }` ) )
			.body.stock_quantity;
	/** Runs an action as other plugins do. */
	const doAction = ( name, ...args ) =>
		php(
			`do_action( '${ name }', ${ args.join(
				', '
			) } ); \\Storedeck\\Sync\\Change_Queue::flush(); return true;`
		);
	const isStockReduced = ( { id } ) =>
		Number(
			sql(
				`SELECT order_stock_reduced FROM {prefix}wc_order_operational_data WHERE order_id = ${ id }`
			)[ 0 ].order_stock_reduced
		);

	/** Sets the stock management option and returns its previous value. */
	const setStockManagement = ( value ) =>
		php(
			`$earlier = get_option( 'woocommerce_manage_stock', 'yes' ); update_option( 'woocommerce_manage_stock', '${ value }' ); return $earlier;`
		);

	before( async () => {
		api = await signIn();
		earlierOption = setStockManagement( 'yes' );
		simple = await createProduct( {
			name: 'Test Counted',
			manage_stock: true,
			stock_quantity: 10,
		} );
		untracked = await createProduct( { name: 'Test Not counted' } );
		variable = await createProduct( {
			name: 'Test Variable counted',
			type: 'variable',
			manage_stock: true,
			stock_quantity: 20,
			attributes: [
				{ name: 'Size', variation: true, options: [ 'S', 'M' ] },
			],
		} );
		const variation = async ( option, values ) =>
			(
				await create( `${ PRODUCTS }/${ variable }/variations`, {
					regular_price: '4.00',
					attributes: [ { name: 'Size', option } ],
					...values,
				} )
			).id;
		managed = await variation( 'S', {
			manage_stock: true,
			stock_quantity: 6,
		} );
		unmanaged = await variation( 'M', {} );
	} );

	after( async () => {
		setStockManagement( earlierOption );
		for ( const id of orders ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		for ( const id of products ) {
			await api.send( 'DELETE', `${ PRODUCTS }/${ id }`, {
				force: true,
			} );
		}
	} );

	it( 'is reduced once when an order is paid and restored once when it is cancelled', async () => {
		const order = await createOrder( 'pending', [
			{ product_id: simple, quantity: 3 },
			{ product_id: untracked, quantity: 2 },
		] );
		assert.equal( await readStock( simple ), 10 );
		assert.equal( isStockReduced( order ), 0 );

		for ( const status of [ 'processing', 'on-hold', 'completed' ] ) {
			await updateOrder( order, { status } );
			assert.equal( await readStock( simple ), 7, status );
			assert.equal( isStockReduced( order ), 1 );
		}
		await updateOrder( order, { status: 'failed' } );
		assert.equal( await readStock( simple ), 7 );
		for ( const status of [ 'cancelled', 'pending' ] ) {
			await updateOrder( order, { status } );
			assert.equal( await readStock( simple ), 10, status );
			assert.equal( isStockReduced( order ), 0 );
		}
		// A second round.
		await updateOrder( order, { status: 'completed' } );
		assert.equal( await readStock( simple ), 7 );
		await updateOrder( order, { status: 'cancelled' } );
		assert.equal( await readStock( simple ), 10 );
		assert.equal( await readStock( untracked ), null );
	} );

	it( 'is reduced for a new on-hold order and restored with its refund', async () => {
		const order = await createOrder( 'on-hold', [
			{ product_id: simple, quantity: 4 },
		] );
		assert.equal( await readStock( simple ), 6 );
		const refunded = await updateOrder( order, { status: 'refunded' } );
		assert.equal( refunded.refunds.length, 1 );
		assert.equal( await readStock( simple ), 10 );
		await updateOrder( order, { customer_note: 'Thank you.' } );
		await updateOrder( order, { status: 'refunded' } );
		assert.equal( await readStock( simple ), 10 );
		assert.deepEqual(
			sql(
				`SELECT meta_value FROM {prefix}woocommerce_order_itemmeta meta INNER JOIN {prefix}woocommerce_order_items items
					ON items.order_item_id = meta.order_item_id WHERE meta_key = '_reduced_stock'
					AND items.order_id IN ( ${ order.id }, ${ refunded.refunds[ 0 ].id } )`
			),
			[]
		);
	} );

	it( 'is exact with quantities by weight, and so are amounts and refunds', async () => {
		const rope = await createProduct( {
			name: 'Test Rope',
			regular_price: '1.99',
			manage_stock: true,
			stock_quantity: 0.3,
			low_stock_amount: 0.15,
		} );
		const order = await createOrder( 'processing', [
			{ product_id: rope, quantity: 0.1 },
		] );
		assert.equal( await readStock( rope ), 0.2 );
		const [ line ] = order.line_items;
		assert.deepEqual(
			[ line.quantity, line.subtotal, line.price ],
			[ 0.1, '0.20', 1.99 ]
		);
		const changed = await updateOrder( order, {
			line_items: [ { id: line.id, quantity: 0.2 } ],
		} );
		assert.equal( changed.line_items[ 0 ].total, '0.40' );
		assert.equal( await readStock( rope ), 0.1 );
		const refund = await create( `${ ORDERS }/${ order.id }/refunds`, {
			line_items: [
				{ id: line.id, quantity: 0.05, refund_total: '0.10' },
			],
			api_restock: true,
		} );
		assert.equal( refund.line_items[ 0 ].quantity, -0.05 );
		assert.equal( await readStock( rope ), 0.15 );
		const { status, body } = await api.send(
			'POST',
			`${ ORDERS }/${ order.id }/refunds`,
			{
				line_items: [
					{ id: line.id, quantity: 0.2, refund_total: '0.10' },
				],
			}
		);
		assert.equal( status, 400 );
		assert.match(
			JSON.stringify( body ),
			/greater than what can be refunded: 0\.15/
		);
		await updateOrder( order, { status: 'cancelled' } );
		assert.equal( await readStock( rope ), 0.3 );
	} );

	it( 'follows changed items of an order that has reduced stock', async () => {
		const order = await createOrder( 'processing', [
			{ product_id: simple, quantity: 2 },
		] );
		assert.equal( await readStock( simple ), 8 );
		const [ line ] = order.line_items;
		await updateOrder( order, {
			line_items: [ { id: line.id, quantity: 5 } ],
		} );
		assert.equal( await readStock( simple ), 5 );
		await updateOrder( order, {
			line_items: [ { id: line.id, quantity: 1 } ],
		} );
		assert.equal( await readStock( simple ), 9 );
		await updateOrder( order, {
			line_items: [ { variation_id: managed, quantity: 2 } ],
		} );
		assert.equal( await readVariationStock( managed ), 4 );
		await updateOrder( order, {
			line_items: [ { id: line.id, product_id: null } ],
		} );
		assert.equal( await readStock( simple ), 10 );
		assert.equal( await readVariationStock( managed ), 4 );
		await updateOrder( order, { status: 'cancelled' } );
		assert.equal( await readVariationStock( managed ), 6 );
		await updateOrder( order, {
			line_items: [ { product_id: simple, quantity: 9 } ],
		} );
		assert.equal( await readStock( simple ), 10 );
	} );

	it( 'is reduced for the variation, or for its product if that manages stock', async () => {
		const order = await createOrder( 'completed', [
			{ variation_id: managed, quantity: 1 },
			{ variation_id: unmanaged, quantity: 4 },
		] );
		assert.equal( await readVariationStock( managed ), 5 );
		assert.equal( await readStock( variable ), 16 );
		await updateOrder( order, { status: 'cancelled' } );
		assert.equal( await readVariationStock( managed ), 6 );
		assert.equal( await readStock( variable ), 20 );
	} );

	it( 'changes the stock status and the stock report when it runs out', async () => {
		const order = await createOrder( 'processing', [
			{ product_id: simple, quantity: 12 },
		] );
		const sold = await readProduct( simple );
		assert.equal( sold.stock_quantity, -2 );
		assert.equal( sold.stock_status, 'outofstock' );
		const { body } = await api.get( '/wc-analytics/reports/stock', {
			include: [ simple ],
		} );
		assert.deepEqual(
			body.map( ( row ) => [ row.stock_quantity, row.stock_status ] ),
			[ [ -2, 'outofstock' ] ]
		);
		const [ row ] = sql(
			`SELECT stock_quantity, stock_status FROM {prefix}storedeck_product_meta_lookup WHERE product_id = ${ simple }`
		);
		assert.equal( Number( row.stock_quantity ), -2 );
		assert.equal( row.stock_status, 'outofstock' );
		await updateOrder( order, { status: 'cancelled' } );
		assert.equal( ( await readProduct( simple ) ).stock_status, 'instock' );
	} );

	it( 'is changed once by the status hooks of other plugins', async () => {
		const order = await createOrder( 'pending', [
			{ product_id: simple, quantity: 1 },
		] );
		for ( const action of [
			'woocommerce_payment_complete',
			'woocommerce_order_status_processing',
			'woocommerce_order_status_completed',
		] ) {
			doAction( action, order.id );
			assert.equal( await readStock( simple ), 9, action );
		}
		doAction( 'woocommerce_order_status_cancelled', order.id );
		doAction( 'woocommerce_order_status_refunded', order.id );
		assert.equal( await readStock( simple ), 10 );
		doAction(
			'storedeck_order_status_changed',
			order.id,
			"'pending'",
			"'completed'"
		);
		assert.equal( await readStock( simple ), 9 );
		doAction(
			'storedeck_order_status_changed',
			order.id,
			"'completed'",
			"'cancelled'"
		);
		assert.equal( await readStock( simple ), 10 );
		// There is no order with this ID.
		doAction( 'woocommerce_order_status_completed', 1 );
	} );

	it( 'is not changed by an order that was processed without reducing stock', async () => {
		const order = await createOrder( 'pending', [
			{ product_id: simple, quantity: 1 },
		] );
		php(
			`global $wpdb; $wpdb->update( $wpdb->prefix . 'wc_orders', array( 'status' => 'wc-processing' ), array( 'id' => ${ order.id } ) ); return true;`
		);
		await updateOrder( order, { status: 'completed' } );
		assert.equal( await readStock( simple ), 10 );
		await updateOrder( order, { status: 'cancelled' } );
		assert.equal( await readStock( simple ), 10 );
	} );

	it( 'is not changed when stock management is disabled', async () => {
		setStockManagement( 'no' );
		try {
			const order = await createOrder( 'processing', [
				{ product_id: simple, quantity: 2 },
			] );
			assert.equal( isStockReduced( order ), 0 );
		} finally {
			setStockManagement( 'yes' );
		}
		assert.equal( await readStock( simple ), 10 );
	} );

	it( 'is correct after parallel requests', async () => {
		const order = await createOrder( 'pending', [
			{ product_id: simple, quantity: 2 },
		] );
		const others = [];
		for ( let index = 0; index < 3; index++ ) {
			others.push(
				await createOrder( 'pending', [
					{ product_id: simple, quantity: 1 },
				] )
			);
		}
		await Promise.all(
			[ order, order, order, ...others ].map( ( { id } ) =>
				api.send( 'PUT', `${ ORDERS }/${ id }`, {
					status: 'completed',
				} )
			)
		);
		assert.equal( await readStock( simple ), 5 );
		await Promise.all(
			[ order, order, ...others ].map( ( { id } ) =>
				api.send( 'PUT', `${ ORDERS }/${ id }`, {
					status: 'cancelled',
				} )
			)
		);
		assert.equal( await readStock( simple ), 10 );
	} );
} );
