import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn, sql } from '../../setup/site.mjs';

const PRODUCTS = '/wc-analytics/products';

describe( 'writing products', () => {
	let api;
	const made = [];

	const make = async ( values ) => {
		const { status, body, text } = await api.send( 'POST', PRODUCTS, {
			date_created: '2011-03-04T05:06:07',
			...values,
		} );
		assert.equal( status, 201, text );
		made.push( body.id );
		return body;
	};

	const row = ( id ) =>
		sql(
			`SELECT * FROM {prefix}wc_product_meta_lookup WHERE product_id = ${ id }`
		)[ 0 ];

	before( async () => {
		api = await signIn();
	} );

	after( async () => {
		for ( const id of made ) {
			await api.send( 'DELETE', `${ PRODUCTS }/${ id }`, {
				force: true,
			} );
		}
	} );

	it( 'makes a product and the row that lists read of it', async () => {
		const [ { term_id: category } ] = sql(
			"SELECT term_id FROM {prefix}term_taxonomy WHERE taxonomy = 'product_cat' LIMIT 1"
		);
		const product = await make( {
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

		const lookup = row( product.id );
		assert.equal( lookup.sku, 'TEST-LAMP-1' );
		assert.equal( Number( lookup.min_price ), 15.25 );
		assert.equal( Number( lookup.onsale ), 1 );
		assert.equal( Number( lookup.stock_quantity ), 7 );
	} );

	it( 'takes a whole product back with another stock: the status follows', async () => {
		const product = await make( {
			name: 'Test Stock',
			sku: 'TEST-STOCK',
			regular_price: '5',
			manage_stock: true,
			stock_quantity: 4,
			description: 'Two\n\nparagraphs.',
		} );
		const whole = ( await api.get( `${ PRODUCTS }/${ product.id }` ) ).body;
		const { _links: links, ...sent } = whole;
		assert.ok( links.self );

		const sold = await api.send( 'PUT', `${ PRODUCTS }/${ product.id }`, {
			...sent,
			stock_quantity: 0,
		} );
		assert.equal( sold.status, 200, sold.text );
		assert.equal( sold.body.stock_quantity, 0 );
		assert.equal( sold.body.stock_status, 'outofstock' );
		assert.equal( row( product.id ).stock_status, 'outofstock' );
		assert.equal( Number( row( product.id ).stock_quantity ), 0 );

		const { date_modified: a, date_modified_gmt: b, ...rest } = sold.body;
		const { date_modified: c, date_modified_gmt: d, ...wholeRest } = whole;
		assert.ok( a && b && c && d );
		assert.deepEqual( rest, {
			...wholeRest,
			stock_quantity: 0,
			stock_status: 'outofstock',
			_links: rest._links,
		} );
		const [ { content } ] = sql(
			`SELECT post_content AS content FROM {prefix}posts WHERE ID = ${ product.id }`
		);
		assert.equal( content, 'Two\n\nparagraphs.' );

		const back = await api.send( 'PUT', `${ PRODUCTS }/${ product.id }`, {
			...sold.body,
			stock_quantity: -2,
			backorders: 'notify',
		} );
		assert.equal( back.body.stock_status, 'onbackorder' );
	} );

	it( 'refuses values that cannot be, and writes nothing of them', async () => {
		const product = await make( {
			name: 'Test Refusals',
			sku: 'TEST-REFUSALS',
			regular_price: '10',
		} );
		const earlier = ( await api.get( `${ PRODUCTS }/${ product.id }` ) )
			.body;
		for ( const values of [
			{ stock_quantity: 'many' },
			{ stock_quantity: 1.5 },
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
		] ) {
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
		}
		const twice = await api.send( 'POST', PRODUCTS, {
			name: 'Other',
			sku: 'TEST-REFUSALS',
		} );
		assert.equal( twice.status, 400 );
		assert.equal( twice.body.code, 'product_invalid_sku' );
		assert.deepEqual(
			( await api.get( `${ PRODUCTS }/${ product.id }` ) ).body,
			earlier
		);
	} );

	it( 'makes variations; prices and stock of the product follow', async () => {
		const product = await make( {
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
		assert.equal( Number( row( product.id ).min_price ), 8 );
		assert.equal( Number( row( product.id ).max_price ), 12 );

		const whole = ( await api.get( `${ route }/${ one.body.id }` ) ).body;
		const { status, body } = await api.send(
			'PUT',
			`${ route }/${ one.body.id }`,
			{
				...whole,
				stock_quantity: 9,
			}
		);
		assert.equal( status, 200 );
		assert.equal( body.stock_quantity, 9 );
		assert.equal( body.stock_status, 'instock' );
		assert.equal( row( one.body.id ).stock_status, 'instock' );

		const elsewhere = await api.send(
			'PUT',
			`${ PRODUCTS }/${ made[ 0 ] }/variations/${ one.body.id }`,
			{
				stock_quantity: 1,
			}
		);
		assert.equal( elsewhere.status, 404 );

		await api.send( 'DELETE', `${ route }/${ one.body.id }`, {
			force: true,
		} );
		assert.equal( row( one.body.id ), undefined );
		assert.equal( Number( row( product.id ).min_price ), 12 );
	} );

	it( 'does a batch and tells each error inside of a 200', async () => {
		const product = await make( {
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
		made.push( body.create[ 0 ].id );
		assert.equal( body.create[ 0 ].price, '4' );
		assert.equal( body.create[ 1 ].error.code, 'rest_invalid_param' );
		assert.equal( body.update[ 0 ].price, '3.50' );
		assert.equal(
			body.update[ 1 ].error.code,
			'woocommerce_rest_product_invalid_id'
		);
		assert.equal( body.delete[ 0 ].error.data.status, 404 );
	} );

	it( 'doubles a product as a draft without its number', async () => {
		const product = await make( {
			name: 'Test Twin',
			sku: 'TEST-TWIN',
			regular_price: '6',
		} );
		const { status, body } = await api.send(
			'POST',
			`${ PRODUCTS }/${ product.id }/duplicate`,
			{}
		);
		made.push( body.id );
		assert.equal( status, 200 );
		assert.equal( body.name, 'Test Twin (Copy)' );
		assert.equal( body.status, 'draft' );
		assert.equal( body.sku, '' );
		assert.equal( body.price, '6' );
	} );

	it( 'puts a product into the trash, then deletes it with its rows', async () => {
		const product = await make( {
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
		assert.equal( row( product.id ), undefined );
	} );

	it( 'makes, moves and deletes categories; the rows of the tree follow', async () => {
		const route = '/wc-analytics/products/categories';
		const tree = ( id ) =>
			sql(
				`SELECT category_tree_id AS above FROM {prefix}wc_category_lookup WHERE category_id = ${ id } ORDER BY 1`
			).map( ( { above } ) => Number( above ) );
		const one = ( await api.send( 'POST', route, { name: 'Test One' } ) )
			.body;
		const two = (
			await api.send( 'POST', route, {
				name: 'Test Two',
				parent: one.id,
			} )
		).body;
		assert.deepEqual(
			tree( two.id ),
			[ one.id, two.id ].sort( ( a, b ) => a - b )
		);

		const circle = await api.send( 'PUT', `${ route }/${ one.id }`, {
			parent: two.id,
		} );
		assert.equal( circle.status, 400 );
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
		assert.deepEqual( tree( two.id ), [ two.id ] );

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
			assert.deepEqual( tree( id ), [] );
		}
	} );

	it( 'makes an attribute with values, renames and deletes it', async () => {
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
