import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { sql } from '../../setup/site.mjs';

const PRODUCTS = '/wc-analytics/products';

describe( 'writing products', () => {
	let api;
	const created = [];

	const createProduct = async ( values ) => {
		const { status, body, text } = await api.send( 'POST', PRODUCTS, {
			date_created: '2011-03-04T05:06:07',
			...values,
		} );
		assert.equal( status, 201, text );
		created.push( body.id );
		return body;
	};

	const readLookupRow = ( id ) =>
		sql(
			`SELECT * FROM {prefix}storedeck_product_meta_lookup WHERE product_id = ${ id }`
		)[ 0 ];

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

	it( 'creates a product and its lookup row', async () => {
		const [ { term_id: category } ] = sql(
			"SELECT term_id FROM {prefix}term_taxonomy WHERE taxonomy = 'product_cat' LIMIT 1"
		);
		const product = await createProduct( {
			name: 'Test Lamp & <b>Shade</b>',
			sku: 'TEST-LAMP-1',
			regular_price: '20.50',
			sale_price: '15.25',
			manage_stock: true,
			stock_quantity: 7,
			low_stock_amount: 3,
			categories: [ { id: Number( category ) } ],
			description: '<p>Bright.</p><script>alert(1)</script>',
		} );
		assert.equal( product.name, 'Test Lamp & Shade' );
		assert.equal( product.price, '15.25' );
		assert.equal( product.on_sale, true );
		assert.equal( product.stock_status, 'instock' );
		assert.equal( product.date_created, '2011-03-04T05:06:07' );
		assert.deepEqual(
			product.categories.map( ( { id } ) => id ),
			[ Number( category ) ]
		);
		assert.doesNotMatch( product.description, /script/ );

		const lookup = readLookupRow( product.id );
		assert.equal( lookup.sku, 'TEST-LAMP-1' );
		assert.equal( Number( lookup.min_price ), 15.25 );
		assert.equal( Number( lookup.onsale ), 1 );
		assert.equal( Number( lookup.stock_quantity ), 7 );
	} );

	it( 'updates the stock status when a full product is sent with another quantity', async () => {
		const product = await createProduct( {
			name: 'Test Stock',
			sku: 'TEST-STOCK',
			regular_price: '5',
			manage_stock: true,
			stock_quantity: 4,
			description: 'Two\n\nparagraphs.',
		} );
		const original = ( await api.get( `${ PRODUCTS }/${ product.id }` ) )
			.body;
		const { _links: links, ...fields } = original;
		assert.ok( links.self );

		const sold = await api.send( 'PUT', `${ PRODUCTS }/${ product.id }`, {
			...fields,
			stock_quantity: 0,
		} );
		assert.equal( sold.status, 200, sold.text );
		assert.equal( sold.body.stock_quantity, 0 );
		assert.equal( sold.body.stock_status, 'outofstock' );
		assert.equal( readLookupRow( product.id ).stock_status, 'outofstock' );
		assert.equal( Number( readLookupRow( product.id ).stock_quantity ), 0 );

		const { date_modified: a, date_modified_gmt: b, ...rest } = sold.body;
		const {
			date_modified: c,
			date_modified_gmt: d,
			...originalRest
		} = original;
		assert.ok( a && b && c && d );
		assert.deepEqual( rest, {
			...originalRest,
			stock_quantity: 0,
			stock_status: 'outofstock',
			_links: rest._links,
		} );
		const [ { content } ] = sql(
			`SELECT post_content AS content FROM {prefix}posts WHERE ID = ${ product.id }`
		);
		assert.equal( content, 'Two\n\nparagraphs.' );

		const backordered = await api.send(
			'PUT',
			`${ PRODUCTS }/${ product.id }`,
			{
				...sold.body,
				stock_quantity: -2,
				backorders: 'notify',
			}
		);
		assert.equal( backordered.body.stock_status, 'onbackorder' );
	} );

	it( 'rejects invalid values without storing anything', async () => {
		const product = await createProduct( {
			name: 'Test Validation',
			sku: 'TEST-VALIDATION',
			regular_price: '10',
		} );
		const earlier = ( await api.get( `${ PRODUCTS }/${ product.id }` ) )
			.body;
		await Promise.all(
			[
				{ stock_quantity: 'many' },
				{ stock_quantity: 1e12 },
				{ stock_quantity: [ 1 ] },
				{ regular_price: '-1' },
				{ regular_price: 'free' },
				{ sale_price: '11' },
				{ type: 'nothing' },
				{ status: 'nothing' },
				{ stock_status: 'nothing' },
				{ categories: [ { id: 99999999 } ] },
				{ categories: 'x' },
				{ images: [ { src: 'http://127.0.0.1/secret.png' } ] },
				{ downloads: [ { name: 'x', file: 'file:///etc/passwd' } ] },
				{ date_on_sale_from: '2026-02-30' },
				{ low_stock_amount: -1 },
				{ menu_order: 1e12 },
				{ dimensions: { length: 'long' } },
			].map( async ( values ) => {
				const { status, body, text } = await api.send(
					'PUT',
					`${ PRODUCTS }/${ product.id }`,
					{ name: 'Changed', ...values }
				);
				assert.equal(
					status,
					400,
					`${ JSON.stringify( values ) } ${ text.slice( 0, 200 ) }`
				);
				assert.equal( body.code, 'rest_invalid_param' );
			} )
		);
		const duplicate = await api.send( 'POST', PRODUCTS, {
			name: 'Other',
			sku: 'TEST-VALIDATION',
		} );
		assert.equal( duplicate.status, 400 );
		assert.equal( duplicate.body.code, 'product_invalid_sku' );
		assert.deepEqual(
			( await api.get( `${ PRODUCTS }/${ product.id }` ) ).body,
			earlier
		);
	} );

	it( 'updates prices and stock of the product when variations are created', async () => {
		const product = await createProduct( {
			name: 'Test Variable',
			type: 'variable',
			attributes: [
				{
					id: 0,
					name: 'Shape',
					options: [ 'Round', 'Square' ],
					variation: true,
					visible: true,
				},
			],
		} );
		const route = `${ PRODUCTS }/${ product.id }/variations`;
		const one = await api.send( 'POST', route, {
			regular_price: '8',
			manage_stock: true,
			stock_quantity: 0,
			attributes: [ { name: 'Shape', option: 'Round' } ],
		} );
		assert.equal( one.status, 201, one.text );
		assert.equal( one.body.name, 'Test Variable - Round' );
		let parent = ( await api.get( `${ PRODUCTS }/${ product.id }` ) ).body;
		assert.equal( parent.stock_status, 'outofstock' );

		const generated = await api.send( 'POST', `${ route }/generate`, {
			default_values: { regular_price: '12' },
		} );
		assert.equal( generated.status, 200, generated.text );
		assert.equal( generated.body.count, 1 );
		parent = ( await api.get( `${ PRODUCTS }/${ product.id }` ) ).body;
		assert.equal( parent.variations.length, 2 );
		assert.equal( parent.stock_status, 'instock' );
		assert.equal( Number( readLookupRow( product.id ).min_price ), 8 );
		assert.equal( Number( readLookupRow( product.id ).max_price ), 12 );

		const original = ( await api.get( `${ route }/${ one.body.id }` ) )
			.body;
		const { status, body } = await api.send(
			'PUT',
			`${ route }/${ one.body.id }`,
			{
				...original,
				stock_quantity: 9,
			}
		);
		assert.equal( status, 200 );
		assert.equal( body.stock_quantity, 9 );
		assert.equal( body.stock_status, 'instock' );
		assert.equal( readLookupRow( one.body.id ).stock_status, 'instock' );

		const otherParent = await api.send(
			'PUT',
			`${ PRODUCTS }/${ created[ 0 ] }/variations/${ one.body.id }`,
			{
				stock_quantity: 1,
			}
		);
		assert.equal( otherParent.status, 404 );

		await api.send( 'DELETE', `${ route }/${ one.body.id }`, {
			force: true,
		} );
		assert.equal( readLookupRow( one.body.id ), undefined );
		assert.equal( Number( readLookupRow( product.id ).min_price ), 12 );
	} );

	it( 'returns errors of single items in a batch', async () => {
		const product = await createProduct( {
			name: 'Test Batch',
			regular_price: '3',
		} );
		const { status, body } = await api.send(
			'POST',
			`${ PRODUCTS }/batch`,
			{
				create: [
					{ name: 'Test Batch 2', regular_price: '4' },
					{ name: 'x', regular_price: 'bad' },
				],
				update: [
					{ id: product.id, regular_price: '3.50' },
					{ id: 99999999, name: 'x' },
				],
				delete: [ 99999999 ],
			}
		);
		assert.equal( status, 200 );
		created.push( body.create[ 0 ].id );
		assert.equal( body.create[ 0 ].price, '4' );
		assert.equal( body.create[ 1 ].error.code, 'rest_invalid_param' );
		assert.equal( body.update[ 0 ].price, '3.50' );
		assert.equal(
			body.update[ 1 ].error.code,
			'woocommerce_rest_product_invalid_id'
		);
		assert.equal( body.delete[ 0 ].error.data.status, 404 );
	} );

	it( 'duplicates a product as a draft without SKU', async () => {
		const product = await createProduct( {
			name: 'Test Original',
			sku: 'TEST-ORIGINAL',
			regular_price: '6',
		} );
		const { status, body } = await api.send(
			'POST',
			`${ PRODUCTS }/${ product.id }/duplicate`,
			{}
		);
		created.push( body.id );
		assert.equal( status, 200 );
		assert.equal( body.name, 'Test Original (Copy)' );
		assert.equal( body.status, 'draft' );
		assert.equal( body.sku, '' );
		assert.equal( body.price, '6' );
	} );

	it( 'trashes a product and deletes it with its lookup row', async () => {
		const product = await createProduct( {
			name: 'Test Trash',
			regular_price: '1',
		} );
		const route = `${ PRODUCTS }/${ product.id }`;
		assert.equal( ( await api.send( 'DELETE', route, {} ) ).status, 200 );
		assert.equal( ( await api.get( route ) ).body.status, 'trash' );
		assert.equal( ( await api.send( 'DELETE', route, {} ) ).status, 410 );
		assert.equal(
			( await api.send( 'DELETE', route, { force: true } ) ).status,
			200
		);
		assert.equal( ( await api.get( route ) ).status, 404 );
		assert.equal( readLookupRow( product.id ), undefined );
	} );

	it( 'creates, moves and deletes categories and updates the category lookup', async () => {
		const route = '/wc-analytics/products/categories';
		const readAncestors = ( id ) =>
			sql(
				`SELECT category_tree_id AS above FROM {prefix}storedeck_category_lookup WHERE category_id = ${ id } ORDER BY 1`
			).map( ( { above: ancestor } ) => Number( ancestor ) );
		const one = ( await api.send( 'POST', route, { name: 'Test One' } ) )
			.body;
		const two = (
			await api.send( 'POST', route, {
				name: 'Test Two',
				parent: one.id,
			} )
		).body;
		assert.deepEqual(
			readAncestors( two.id ),
			[ one.id, two.id ].sort( ( a, b ) => a - b )
		);

		const circular = await api.send( 'PUT', `${ route }/${ one.id }`, {
			parent: two.id,
		} );
		assert.equal( circular.status, 400 );
		assert.equal(
			( await api.send( 'POST', route, { name: '' } ) ).status,
			400
		);
		assert.equal( ( await api.send( 'POST', route, {} ) ).status, 400 );
		assert.equal(
			( await api.send( 'POST', route, { name: 'x', display: 'no' } ) )
				.status,
			400
		);

		await api.send( 'PUT', `${ route }/${ two.id }`, { parent: 0 } );
		assert.deepEqual( readAncestors( two.id ), [ two.id ] );

		assert.equal(
			( await api.send( 'DELETE', `${ route }/${ two.id }`, {} ) ).status,
			501
		);
		for ( const { id } of [ one, two ] ) {
			assert.equal(
				(
					await api.send( 'DELETE', `${ route }/${ id }`, {
						force: true,
					} )
				).status,
				200
			);
			assert.deepEqual( readAncestors( id ), [] );
		}
	} );

	it( 'creates, renames and deletes an attribute with terms', async () => {
		const route = '/wc-analytics/products/attributes';
		const attribute = await api.send( 'POST', route, {
			name: 'Test Fabric',
		} );
		assert.equal( attribute.status, 201, attribute.text );
		assert.equal( attribute.body.slug, 'pa_test-fabric' );
		const { id } = attribute.body;
		assert.equal(
			( await api.send( 'POST', route, { name: 'Test Fabric' } ) ).status,
			400
		);
		assert.equal(
			( await api.send( 'POST', route, { name: 'y'.repeat( 60 ) } ) )
				.status,
			400
		);

		const term = await api.send( 'POST', `${ route }/${ id }/terms`, {
			name: 'Linen & Wool',
		} );
		assert.equal( term.status, 201, term.text );
		assert.equal( term.body.name, 'Linen & Wool' );

		const renamed = await api.send( 'PUT', `${ route }/${ id }`, {
			name: 'Test Cloth',
			slug: 'test-cloth',
		} );
		assert.equal( renamed.body.slug, 'pa_test-cloth' );
		const terms = await api.get( `${ route }/${ id }/terms` );
		assert.deepEqual(
			terms.body.map( ( { name } ) => name ),
			[ 'Linen & Wool' ]
		);

		assert.equal(
			( await api.send( 'DELETE', `${ route }/${ id }` ) ).status,
			200
		);
		assert.equal( ( await api.get( `${ route }/${ id }` ) ).status, 404 );
		assert.deepEqual(
			sql(
				"SELECT term_id FROM {prefix}term_taxonomy WHERE taxonomy LIKE 'pa\\_test%'"
			),
			[]
		);
	} );
} );
