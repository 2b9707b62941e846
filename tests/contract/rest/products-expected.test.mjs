import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { sql } from '../../setup/site.mjs';

const PRODUCTS = '/wc-analytics/products';

describe( 'changing products that another client changed', () => {
	let api;
	const created = [];

	const create = async ( values, path = PRODUCTS ) => {
		const { status, body, text } = await api.send( 'POST', path, values );
		assert.equal( status, 201, text );
		if ( path === PRODUCTS && ! created.includes( body.id ) ) {
			created.push( body.id );
		}
		return body;
	};

	const createRope = () =>
		create( {
			name: 'Expected Rope',
			regular_price: '10.10',
			manage_stock: true,
			stock_quantity: 5,
		} );

	const read = async ( id ) =>
		( await api.get( `${ PRODUCTS }/${ id }` ) ).body;

	before( () => {
		api = createBatchClient();
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ PRODUCTS }/${ id }`, {
				force: true,
			} );
		}
	} );

	it( 'saves nothing when a field has another value, and returns the present values', async () => {
		const { id } = await createRope();
		const path = `${ PRODUCTS }/${ id }`;
		const first = await api.send( 'PUT', path, {
			stock_quantity: 12,
			expected: { stock_quantity: 5, regular_price: '10.10' },
		} );
		assert.equal( first.status, 200, first.text );

		const second = await api.send( 'PUT', `${ path }?_fields=id`, {
			stock_quantity: 3,
			name: 'Another name',
			expected: { stock_quantity: 5, regular_price: '10.10' },
		} );
		assert.equal( second.status, 409, second.text );
		assert.equal( second.body.code, 'storedeck_product_changed' );
		assert.deepEqual( second.body.data.current, { stock_quantity: 12 } );
		const product = await read( id );
		assert.equal( product.stock_quantity, 12 );
		assert.equal( product.name, 'Expected Rope' );
	} );

	it( 'compares money, null, lists and objects exactly', async () => {
		const { id } = await createRope();
		const product = await read( id );
		const same = {
			name: product.name,
			regular_price: '10.10',
			sale_price: '',
			low_stock_amount: null,
			date_on_sale_from: null,
			manage_stock: true,
			categories: product.categories,
			images: [],
			dimensions: { length: '' },
		};
		const path = `${ PRODUCTS }/${ id }`;
		const accepted = await api.send( 'PUT', path, {
			short_description: 'Long.',
			expected: same,
		} );
		assert.equal( accepted.status, 200, accepted.text );
		for ( const expected of [
			{ regular_price: '10.1' },
			{ sale_price: null },
			{ low_stock_amount: 0 },
			{ low_stock_amount: '' },
			{ stock_quantity: '5' },
			{ stock_quantity: null },
			{ manage_stock: 1 },
			{ images: [ { id: 4 } ] },
			{ dimensions: { length: null } },
		] ) {
			const [ field ] = Object.keys( expected );
			const { status, body } = await api.send( 'PUT', path, {
				name: 'Never saved',
				expected,
			} );
			assert.equal( status, 409, JSON.stringify( expected ) );
			assert.deepEqual( body.data.current, {
				[ field ]: accepted.body[ field ],
			} );
		}
		assert.equal( ( await read( id ) ).name, product.name );
	} );

	it( 'names a field that does not exist, and the parameter when it is not an object', async () => {
		const { id } = await createRope();
		await Promise.all(
			[
				{ expected: { hue: 'red' }, text: /Unknown field: hue/ },
				{ expected: 'stock', text: /expected is not of type object/ },
				{ expected: [ 5 ], text: /expected|Unknown field: 0/ },
			].map( async ( { expected, text } ) => {
				const { status, body } = await api.send(
					'PUT',
					`${ PRODUCTS }/${ id }`,
					{ name: 'Never saved', expected }
				);
				assert.equal( status, 400 );
				assert.match( body.data.params.expected, text );
			} )
		);
		assert.equal( ( await read( id ) ).name, 'Expected Rope' );
	} );

	it( 'compares variations, also in a batch', async () => {
		const parent = await create( {
			name: 'Expected Shirt',
			type: 'variable',
			attributes: [ { name: 'Size', options: [ 'S' ], variation: true } ],
		} );
		const path = `${ PRODUCTS }/${ parent.id }/variations`;
		const { id } = await create(
			{
				regular_price: '5',
				manage_stock: true,
				stock_quantity: 2,
				attributes: [ { name: 'Size', option: 'S' } ],
			},
			path
		);
		const change = ( quantity, expected ) =>
			api.send( 'PUT', `${ path }/${ id }`, {
				stock_quantity: quantity,
				expected: { stock_quantity: expected },
			} );
		assert.equal( ( await change( 4, 2 ) ).status, 200 );
		const late = await change( 9, 2 );
		assert.equal( late.status, 409, late.text );
		assert.deepEqual( late.body.data.current, { stock_quantity: 4 } );

		const { body } = await api.send( 'POST', `${ path }/batch`, {
			update: [
				{ id, stock_quantity: 7, expected: { stock_quantity: 2 } },
				{ id, stock_quantity: 8, expected: { stock_quantity: 4 } },
			],
		} );
		assert.equal( body.update[ 0 ].error.data.status, 409 );
		assert.equal( body.update[ 1 ].stock_quantity, 8 );
	} );

	it( 'lets one of several concurrent changes through', async () => {
		const { id } = await createRope();
		const responses = await Promise.all(
			Array.from( { length: 6 }, ( _, index ) =>
				api.send( 'PUT', `${ PRODUCTS }/${ id }`, {
					stock_quantity: 20 + index,
					expected: { stock_quantity: 5 },
				} )
			)
		);
		const saved = responses.filter( ( { status } ) => status === 200 );
		assert.equal( saved.length, 1 );
		assert.ok(
			responses.every( ( { status } ) =>
				[ 200, 409, 503 ].includes( status )
			)
		);
		assert.equal(
			( await read( id ) ).stock_quantity,
			saved[ 0 ].body.stock_quantity
		);
	} );

	it( 'sees the stock that an order reduced', async () => {
		const { id } = await createRope();
		const order = await api.send( 'POST', '/wc-analytics/orders', {
			status: 'processing',
			line_items: [ { product_id: id, quantity: 2 } ],
		} );
		assert.equal( order.status, 201, order.text );
		const late = await api.send( 'PUT', `${ PRODUCTS }/${ id }`, {
			stock_quantity: 6,
			expected: { stock_quantity: 5 },
		} );
		assert.equal( late.status, 409 );
		assert.deepEqual( late.body.data.current, { stock_quantity: 3 } );
		await api.send( 'DELETE', `/wc-analytics/orders/${ order.body.id }`, {
			force: true,
		} );
	} );

	describe( 'with a creation key', () => {
		const key = `test-${ Date.now() }`;

		it( 'creates one product for repeated and concurrent requests', async () => {
			const values = { name: 'Expected Once', creation_key: key };
			const products = await Promise.all(
				Array.from( { length: 4 }, () => create( values ) )
			);
			assert.equal( new Set( products.map( ( p ) => p.id ) ).size, 1 );

			const again = await create( {
				...values,
				regular_price: '7.50',
			} );
			assert.equal( again.id, products[ 0 ].id );
			assert.equal( again.regular_price, '7.50' );
			const [ { total } ] = sql(
				"SELECT COUNT(*) AS total FROM {prefix}posts WHERE post_title = 'Expected Once'"
			);
			assert.equal( Number( total ), 1 );
		} );

		it( 'does not copy the key with a product', async () => {
			const original = await create( {
				name: 'Expected Original',
				creation_key: `${ key }-original`,
			} );
			const copy = await api.send(
				'POST',
				`${ PRODUCTS }/${ original.id }/duplicate`
			);
			created.push( copy.body.id );
			const again = await create( {
				name: 'Expected Original',
				creation_key: `${ key }-original`,
			} );
			assert.equal( again.id, original.id );
		} );

		it( 'creates one product from a template', async () => {
			const createFromTemplate = () =>
				api.send(
					'POST',
					'/wc-admin/onboarding/tasks/create_product_from_template',
					{
						template_name: 'physical',
						creation_key: `${ key }-template`,
					}
				);
			const first = await createFromTemplate();
			assert.equal( first.status, 201, first.text );
			created.push( first.body.id );
			assert.equal(
				( await createFromTemplate() ).body.id,
				first.body.id
			);
		} );
	} );
} );
