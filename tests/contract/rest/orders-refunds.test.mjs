import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';

describe( 'refunds of orders', () => {
	let api;
	let product;
	let order;

	const create = async ( route, values ) => {
		const { status, body, text } = await api.send( 'POST', route, values );
		assert.equal( status, 201, text );
		return body.id;
	};

	before( async () => {
		api = await signIn();
		product = await create( PRODUCTS, {
			name: 'Test refunds',
			regular_price: '12.50',
			tax_status: 'none',
		} );
		order = await create( ORDERS, {
			status: 'processing',
			line_items: [ { product_id: product, quantity: 3 } ],
		} );
	} );

	after( async () => {
		await api.send( 'DELETE', `${ ORDERS }/${ order }`, { force: true } );
		await api.send( 'DELETE', `${ PRODUCTS }/${ product }`, {
			force: true,
		} );
	} );

	it( 'refunds no more than what remains when requests are concurrent', async () => {
		const responses = await Promise.all(
			[ 1, 2, 3, 4 ].map( () =>
				api.send( 'POST', `${ ORDERS }/${ order }/refunds`, {
					amount: '15.00',
				} )
			)
		);
		const statuses = responses.map( ( { status } ) => status ).sort();
		assert.deepEqual( statuses, [ 201, 201, 400, 400 ] );
		const { body } = await api.get( `${ ORDERS }/${ order }` );
		assert.equal( body.refunds.length, 2 );
	} );
} );
