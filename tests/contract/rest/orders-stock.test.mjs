import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';

describe( 'stock of orders', () => {
	let api;
	let simple;
	const orders = [];

	const create = async ( route, values ) => {
		const { status, body, text } = await api.send( 'POST', route, values );
		assert.equal( status, 201, text );
		return body;
	};
	const createOrder = async ( status, lines ) => {
		const order = await create( ORDERS, { status, line_items: lines } );
		orders.push( order.id );
		return order;
	};
	const readStock = async ( id ) =>
		( await api.get( `${ PRODUCTS }/${ id }` ) ).body.stock_quantity;

	before( async () => {
		api = await signIn();
		simple = (
			await create( PRODUCTS, {
				name: 'Test Counted',
				regular_price: '4.00',
				manage_stock: true,
				stock_quantity: 10,
			} )
		).id;
	} );

	after( async () => {
		for ( const id of orders ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `${ PRODUCTS }/${ simple }`, {
			force: true,
		} );
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
