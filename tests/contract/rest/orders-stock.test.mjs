import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';

describe( 'the stock that orders take', () => {
	let api;
	let simple;
	let variable;
	/** Counts its own pieces; the other shares those of its product. */
	let own;
	let shared;
	let uncounted;
	/** Whether the shop counted pieces before. */
	let kept;
	const orders = [];
	const products = [];

	const make = async ( route, values ) => {
		const { status, body, text } = await api.send( 'POST', route, values );
		assert.equal( status, 201, text );
		return body;
	};
	const makeProduct = async ( values ) => {
		const product = await make( PRODUCTS, {
			regular_price: '4.00',
			...values,
		} );
		products.push( product.id );
		return product.id;
	};
	const makeOrder = async ( status, lines ) => {
		const order = await make( ORDERS, { status, line_items: lines } );
		orders.push( order.id );
		return order;
	};
	const change = async ( order, values ) => {
		const { status, body, text } = await api.send(
			'PUT',
			`${ ORDERS }/${ order.id }`,
			values
		);
		assert.equal( status, 200, text );
		return body;
	};
	const read = async ( id ) =>
		( await api.get( `${ PRODUCTS }/${ id }` ) ).body;
	const stock = async ( id ) => ( await read( id ) ).stock_quantity;
	const stockOfVariation = async ( id ) =>
		( await api.get( `${ PRODUCTS }/${ variable }/variations/${ id }` ) )
			.body.stock_quantity;
	/** A hook as a program of somebody else runs it. */
	const hook = ( name, ...args ) =>
		php(
			`do_action( '${ name }', ${ args.join(
				', '
			) } ); \\Storedeck\\Sync\\Change_Queue::flush(); return true;`
		);
	const isNoted = ( { id } ) =>
		Number(
			sql(
				`SELECT order_stock_reduced FROM {prefix}wc_order_operational_data WHERE order_id = ${ id }`
			)[ 0 ].order_stock_reduced
		);

	/** Gives what the option was before. */
	const countPieces = ( answer ) =>
		php(
			`$kept = get_option( 'woocommerce_manage_stock', 'yes' ); update_option( 'woocommerce_manage_stock', '${ answer }' ); return $kept;`
		);

	before( async () => {
		api = await signIn();
		kept = countPieces( 'yes' );
		simple = await makeProduct( {
			name: 'Test Counted',
			manage_stock: true,
			stock_quantity: 10,
		} );
		uncounted = await makeProduct( { name: 'Test Not counted' } );
		variable = await makeProduct( {
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
				await make( `${ PRODUCTS }/${ variable }/variations`, {
					regular_price: '4.00',
					attributes: [ { name: 'Size', option } ],
					...values,
				} )
			).id;
		own = await variation( 'S', { manage_stock: true, stock_quantity: 6 } );
		shared = await variation( 'M', {} );
	} );

	after( async () => {
		countPieces( kept );
		for ( const id of orders ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		for ( const id of products ) {
			await api.send( 'DELETE', `${ PRODUCTS }/${ id }`, {
				force: true,
			} );
		}
	} );

	it( 'goes once when the order is paid, and comes back once when it comes to nothing', async () => {
		const order = await makeOrder( 'pending', [
			{ product_id: simple, quantity: 3 },
			{ product_id: uncounted, quantity: 2 },
		] );
		assert.equal( await stock( simple ), 10 );
		assert.equal( isNoted( order ), 0 );

		for ( const status of [ 'processing', 'on-hold', 'completed' ] ) {
			await change( order, { status } );
			assert.equal( await stock( simple ), 7, status );
			assert.equal( isNoted( order ), 1 );
		}
		await change( order, { status: 'failed' } );
		assert.equal( await stock( simple ), 7 );
		for ( const status of [ 'cancelled', 'pending' ] ) {
			await change( order, { status } );
			assert.equal( await stock( simple ), 10, status );
			assert.equal( isNoted( order ), 0 );
		}
		// The whole way a second time.
		await change( order, { status: 'completed' } );
		assert.equal( await stock( simple ), 7 );
		await change( order, { status: 'cancelled' } );
		assert.equal( await stock( simple ), 10 );
		assert.equal( await stock( uncounted ), null );
	} );

	it( 'goes with a new order of such a status, and comes back with its refund', async () => {
		const order = await makeOrder( 'on-hold', [
			{ product_id: simple, quantity: 4 },
		] );
		assert.equal( await stock( simple ), 6 );
		const refunded = await change( order, { status: 'refunded' } );
		assert.equal( refunded.refunds.length, 1 );
		assert.equal( await stock( simple ), 10 );
		await change( order, { customer_note: 'Thank you.' } );
		await change( order, { status: 'refunded' } );
		assert.equal( await stock( simple ), 10 );
		assert.deepEqual(
			sql(
				`SELECT meta_value FROM {prefix}woocommerce_order_itemmeta meta INNER JOIN {prefix}woocommerce_order_items items
					ON items.order_item_id = meta.order_item_id WHERE meta_key = '_reduced_stock'
					AND items.order_id IN ( ${ order.id }, ${ refunded.refunds[ 0 ].id } )`
			),
			[]
		);
	} );

	it( 'follows the items of an order that holds its pieces', async () => {
		const order = await makeOrder( 'processing', [
			{ product_id: simple, quantity: 2 },
		] );
		assert.equal( await stock( simple ), 8 );
		const [ line ] = order.line_items;
		await change( order, { line_items: [ { id: line.id, quantity: 5 } ] } );
		assert.equal( await stock( simple ), 5 );
		await change( order, { line_items: [ { id: line.id, quantity: 1 } ] } );
		assert.equal( await stock( simple ), 9 );
		await change( order, {
			line_items: [ { variation_id: own, quantity: 2 } ],
		} );
		assert.equal( await stockOfVariation( own ), 4 );
		await change( order, {
			line_items: [ { id: line.id, product_id: null } ],
		} );
		assert.equal( await stock( simple ), 10 );
		assert.equal( await stockOfVariation( own ), 4 );
		await change( order, { status: 'cancelled' } );
		assert.equal( await stockOfVariation( own ), 6 );
		await change( order, {
			line_items: [ { product_id: simple, quantity: 9 } ],
		} );
		assert.equal( await stock( simple ), 10 );
	} );

	it( 'is that of the variation, or of its product where that one counts', async () => {
		const order = await makeOrder( 'completed', [
			{ variation_id: own, quantity: 1 },
			{ variation_id: shared, quantity: 4 },
		] );
		assert.equal( await stockOfVariation( own ), 5 );
		assert.equal( await stock( variable ), 16 );
		await change( order, { status: 'cancelled' } );
		assert.equal( await stockOfVariation( own ), 6 );
		assert.equal( await stock( variable ), 20 );
	} );

	it( 'runs out, and the reports of the stock say so', async () => {
		const order = await makeOrder( 'processing', [
			{ product_id: simple, quantity: 12 },
		] );
		const sold = await read( simple );
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
			`SELECT stock_quantity, stock_status FROM {prefix}wc_product_meta_lookup WHERE product_id = ${ simple }`
		);
		assert.equal( Number( row.stock_quantity ), -2 );
		assert.equal( row.stock_status, 'outofstock' );
		await change( order, { status: 'cancelled' } );
		assert.equal( ( await read( simple ) ).stock_status, 'instock' );
	} );

	it( 'follows what programs tell by hooks, once', async () => {
		const order = await makeOrder( 'pending', [
			{ product_id: simple, quantity: 1 },
		] );
		for ( const told of [
			'woocommerce_payment_complete',
			'woocommerce_order_status_processing',
			'woocommerce_order_status_completed',
		] ) {
			hook( told, order.id );
			assert.equal( await stock( simple ), 9, told );
		}
		hook( 'woocommerce_order_status_cancelled', order.id );
		hook( 'woocommerce_order_status_refunded', order.id );
		assert.equal( await stock( simple ), 10 );
		hook(
			'storedeck_order_status_changed',
			order.id,
			"'pending'",
			"'completed'"
		);
		assert.equal( await stock( simple ), 9 );
		hook(
			'storedeck_order_status_changed',
			order.id,
			"'completed'",
			"'cancelled'"
		);
		assert.equal( await stock( simple ), 10 );
		// No order has this id.
		hook( 'woocommerce_order_status_completed', 1 );
	} );

	it( 'was taken before by an order that nobody noted it of', async () => {
		const order = await makeOrder( 'pending', [
			{ product_id: simple, quantity: 1 },
		] );
		php(
			`global $wpdb; $wpdb->update( $wpdb->prefix . 'wc_orders', array( 'status' => 'wc-processing' ), array( 'id' => ${ order.id } ) ); return true;`
		);
		await change( order, { status: 'completed' } );
		assert.equal( await stock( simple ), 10 );
		await change( order, { status: 'cancelled' } );
		assert.equal( await stock( simple ), 10 );
	} );

	it( 'stays as it is where the shop counts no pieces', async () => {
		countPieces( 'no' );
		try {
			const order = await makeOrder( 'processing', [
				{ product_id: simple, quantity: 2 },
			] );
			assert.equal( isNoted( order ), 0 );
		} finally {
			countPieces( 'yes' );
		}
		assert.equal( await stock( simple ), 10 );
	} );

	it( 'is counted right when many tell the same at once', async () => {
		const order = await makeOrder( 'pending', [
			{ product_id: simple, quantity: 2 },
		] );
		const others = [];
		for ( let at = 0; at < 3; at++ ) {
			others.push(
				await makeOrder( 'pending', [
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
		assert.equal( await stock( simple ), 5 );
		await Promise.all(
			[ order, order, ...others ].map( ( { id } ) =>
				api.send( 'PUT', `${ ORDERS }/${ id }`, {
					status: 'cancelled',
				} )
			)
		);
		assert.equal( await stock( simple ), 10 );
	} );
} );
