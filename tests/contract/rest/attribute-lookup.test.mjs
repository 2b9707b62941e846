import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn, sql } from '../../setup/site.mjs';

const PRODUCTS = '/wc-analytics/products';

describe( 'the lookup table of product attributes', () => {
	let api;
	let attribute;
	const created = [];

	/** Whether each row of a product or its variations is in stock, by item. */
	const readStock = ( product ) =>
		Object.fromEntries(
			sql(
				`SELECT product_id, in_stock FROM {prefix}storedeck_product_attributes_lookup WHERE product_or_parent_id = ${ product }`
			).map( ( row ) => [ row.product_id, Number( row.in_stock ) ] )
		);

	const create = async ( values, path = PRODUCTS ) => {
		const { status, body, text } = await api.send( 'POST', path, values );
		assert.equal( status, 201, text );
		if ( path === PRODUCTS ) {
			created.push( body.id );
		}
		return body.id;
	};

	before( async () => {
		api = await signIn();
		[ attribute ] = (
			await api.get( '/wc-analytics/products/attributes' )
		).body;
		const { body } = await api.get(
			`/wc-analytics/products/attributes/${ attribute.id }/terms`
		);
		attribute.options = body.slice( 0, 2 ).map( ( { name } ) => name );
		assert.equal( attribute.options.length, 2 );
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ PRODUCTS }/${ id }`, {
				force: true,
			} );
		}
	} );

	for ( const { expected, ...values } of [
		{ stock_status: 'instock', expected: 1 },
		{ stock_status: 'outofstock', expected: 0 },
		{ stock_status: 'onbackorder', expected: 1 },
		{ manage_stock: true, stock_quantity: 3, expected: 1 },
		{ manage_stock: true, stock_quantity: 0, expected: 0 },
		{
			manage_stock: true,
			stock_quantity: 0,
			backorders: 'yes',
			expected: 1,
		},
	] ) {
		it( `has in_stock ${ expected } for ${ JSON.stringify(
			values
		) }`, async () => {
			const product = await create( {
				name: 'Test attribute lookup',
				attributes: [
					{ id: attribute.id, options: attribute.options },
				],
				...values,
			} );
			assert.deepEqual( readStock( product ), { [ product ]: expected } );
		} );
	}

	it( 'follows the stock of each variation, and of the product where it manages the stock', async () => {
		const product = await create( {
			name: 'Test attribute lookup',
			type: 'variable',
			manage_stock: true,
			stock_quantity: 0,
			attributes: [
				{
					id: attribute.id,
					options: attribute.options,
					variation: true,
				},
			],
		} );
		const path = `${ PRODUCTS }/${ product }/variations`;
		const [ own, shared ] = [
			await create(
				{
					regular_price: '1',
					manage_stock: true,
					stock_quantity: 2,
					attributes: [
						{ id: attribute.id, option: attribute.options[ 0 ] },
					],
				},
				path
			),
			await create(
				{
					regular_price: '1',
					attributes: [
						{ id: attribute.id, option: attribute.options[ 1 ] },
					],
				},
				path
			),
		];
		assert.deepEqual( readStock( product ), { [ own ]: 1, [ shared ]: 0 } );
		await api.send( 'PUT', `${ PRODUCTS }/${ product }`, {
			stock_quantity: 5,
		} );
		await api.send( 'PUT', `${ path }/${ own }`, { stock_quantity: 0 } );
		assert.deepEqual( readStock( product ), { [ own ]: 0, [ shared ]: 1 } );
	} );
} );
