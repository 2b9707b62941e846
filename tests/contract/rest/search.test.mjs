import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signIn, sql } from '../../setup/site.mjs';

/** The first letters of a text, as typed in a search field. */
const firstLetters = ( text, length = 4 ) => text.slice( 0, length );

const lowerCase = ( text ) => text.toLowerCase();

describe( 'search', () => {
	let api;

	before( async () => {
		api = await signIn();
	} );

	it( 'finds products by name and SKU, sorted by sales', async () => {
		const [ product ] = sql(
			`SELECT p.ID, p.post_title, l.sku FROM {prefix}posts p JOIN {prefix}storedeck_product_meta_lookup l ON l.product_id = p.ID
			WHERE p.post_type = 'product' AND l.sku <> '' ORDER BY l.total_sales DESC LIMIT 1`
		);
		const word = product.post_title.split( ' ' ).at( -1 );
		const byName = await api.get( '/wc-analytics/products', {
			search: word,
			per_page: 10,
			orderby: 'popularity',
		} );
		assert.equal( byName.status, 200 );
		assert.ok(
			byName.body.some( ( { id } ) => id === Number( product.ID ) )
		);
		for ( const { name, sku } of byName.body ) {
			assert.ok(
				lowerCase( name + sku ).includes( lowerCase( word ) ),
				name
			);
		}
		const sold = byName.body.map( ( item ) => item.total_sales );
		assert.deepEqual(
			sold,
			[ ...sold ].sort( ( a, b ) => b - a )
		);

		const bySku = await api.get( '/wc-analytics/products', {
			search: product.sku,
		} );
		assert.deepEqual(
			bySku.body.map( ( { id } ) => id ),
			[ Number( product.ID ) ]
		);
		for ( const field of [ 'id', 'name', 'sku', 'images' ] ) {
			assert.ok( field in bySku.body[ 0 ], field );
		}
	} );

	it( 'finds products that contain all words in any order', async () => {
		const [ product ] = sql(
			`SELECT ID, post_title FROM {prefix}posts WHERE post_type = 'product' AND post_title LIKE '% %' LIMIT 1`
		);
		const { body } = await api.get( '/wc-analytics/products', {
			search: product.post_title.split( ' ' ).reverse().join( ' ' ),
		} );
		assert.ok( body.some( ( { id } ) => id === Number( product.ID ) ) );
	} );

	it( 'searches LIKE wildcards literally', async () => {
		for ( const search of [ '%', '_', '%a%' ] ) {
			const { body } = await api.get( '/wc-analytics/products', {
				search,
			} );
			assert.ok(
				body.every( ( { name, sku } ) =>
					( name + sku ).includes( search )
				),
				search
			);
		}
	} );

	it( 'lists products by type, category, stock status and IDs', async () => {
		const variable = await api.get( '/wc-analytics/products', {
			type: 'variable',
			per_page: 100,
		} );
		assert.ok( variable.body.length > 0 );
		assert.ok( variable.body.every( ( { type } ) => type === 'variable' ) );
		assert.ok(
			variable.body.every( ( { variations } ) => variations.length > 0 )
		);

		const category = variable.body[ 0 ].categories[ 0 ];
		const inCategory = await api.get( '/wc-analytics/products', {
			category: category.id,
			per_page: 100,
		} );
		assert.ok( inCategory.body.length > 0 );
		assert.ok(
			inCategory.body.every( ( { categories } ) =>
				categories.some( ( { id } ) => id === category.id )
			)
		);

		const sold = await api.get( '/wc-analytics/products', {
			stock_status: 'outofstock',
			per_page: 100,
		} );
		assert.ok(
			sold.body.every( ( item ) => item.stock_status === 'outofstock' )
		);

		const ids = variable.body
			.slice( 0, 3 )
			.map( ( { id } ) => id )
			.reverse();
		const included = await api.get( '/wc-analytics/products', {
			include: ids.join( ',' ),
			orderby: 'include',
		} );
		assert.deepEqual(
			included.body.map( ( { id } ) => id ),
			ids
		);

		const excluded = await api.get( '/wc-analytics/products', {
			exclude: ids.join( ',' ),
			per_page: 100,
			_fields: 'id',
		} );
		assert.ok( excluded.body.every( ( { id } ) => ! ids.includes( id ) ) );
	} );

	it( 'sorts, counts and paginates products', async () => {
		const [ { total } ] = sql(
			"SELECT COUNT(*) AS total FROM {prefix}posts WHERE post_type = 'product' AND post_status = 'publish'"
		);
		const { body, headers } = await api.get( '/wc-analytics/products', {
			orderby: 'title',
			order: 'asc',
			per_page: 5,
			status: 'publish',
			_fields: 'id,name',
		} );
		assert.equal( headers.get( 'x-wp-total' ), String( total ) );
		assert.equal(
			headers.get( 'x-wp-totalpages' ),
			String( Math.ceil( total / 5 ) )
		);
		const second = await api.get( '/wc-analytics/products', {
			orderby: 'title',
			order: 'asc',
			per_page: 5,
			page: 2,
			status: 'publish',
			_fields: 'id,name',
		} );
		const ids = [ ...body, ...second.body ].map( ( { id } ) => id );
		assert.equal( new Set( ids ).size, 10 );
		for ( const orderby of [
			'date',
			'id',
			'price',
			'rating',
			'popularity',
			'slug',
			'modified',
			'menu_order',
			'random',
			'sales',
		] ) {
			const response = await api.get( '/wc-analytics/products', {
				orderby,
				per_page: 3,
			} );
			assert.equal( response.status, 200, orderby );
			assert.equal( response.body.length, 3, orderby );
		}
	} );

	it( 'finds variations of one product and of all products', async () => {
		const [ variation ] = sql(
			"SELECT ID, post_parent, post_title FROM {prefix}posts WHERE post_type = 'product_variation' ORDER BY ID LIMIT 1"
		);
		const route = `/wc-analytics/products/${ variation.post_parent }/variations`;
		const { body } = await api.get( route, {
			per_page: 30,
			_fields: 'attributes,description,id,name,sku',
		} );
		assert.ok( body.some( ( { id } ) => id === Number( variation.ID ) ) );
		assert.deepEqual( Object.keys( body[ 0 ] ).sort(), [
			'attributes',
			'description',
			'id',
			'name',
			'sku',
		] );
		assert.ok( body[ 0 ].attributes[ 0 ].option.length > 0 );

		const all = await api.get( '/wc-analytics/variations', {
			search: variation.post_title,
			per_page: 30,
		} );
		assert.ok(
			all.body.some( ( { id } ) => id === Number( variation.ID ) )
		);

		const single = await api.get( `${ route }/${ variation.ID }` );
		assert.equal( single.body.parent_id, Number( variation.post_parent ) );

		assert.equal(
			( await api.get( '/wc-analytics/products/99999999/variations' ) )
				.status,
			404
		);
		assert.equal(
			(
				await api.get(
					`/wc-analytics/products/99999999/variations/${ variation.ID }`
				)
			).status,
			404
		);
	} );

	it( 'finds attributes and their terms', async () => {
		const { body } = await api.get( '/wc-analytics/products/attributes', {
			search: 'col',
			per_page: 10,
			orderby: 'count',
		} );
		assert.deepEqual(
			body.map( ( { slug } ) => slug ),
			[ 'pa_color' ]
		);

		const [ { id } ] = body;
		const terms = await api.get(
			`/wc-analytics/products/attributes/${ id }/terms`,
			{ per_page: 100 }
		);
		const [ { total } ] = sql(
			"SELECT COUNT(*) AS total FROM {prefix}term_taxonomy WHERE taxonomy = 'pa_color'"
		);
		assert.equal( terms.body.length, Number( total ) );

		const found = await api.get(
			`/wc-analytics/products/attributes/${ id }/terms`,
			{
				search: firstLetters( terms.body[ 0 ].name, 3 ),
			}
		);
		assert.ok(
			found.body.some( ( term ) => term.id === terms.body[ 0 ].id )
		);

		const bySlug = await api.get(
			'/wc-analytics/products/attributes/pa_color'
		);
		assert.equal( bySlug.body.id, id );
		assert.equal(
			(
				await api.get(
					'/wc-analytics/products/attributes/no-such-thing'
				)
			).status,
			404
		);
		assert.equal(
			( await api.get( '/wc-analytics/products/attributes/99999/terms' ) )
				.status,
			404
		);
	} );

	it( 'finds categories, sorted by number of products', async () => {
		const { body } = await api.get( '/wc-analytics/products/categories', {
			search: 'a',
			per_page: 10,
			orderby: 'count',
		} );
		const counts = body.map( ( { count } ) => count );
		assert.ok( body.length > 1 );
		assert.deepEqual(
			counts,
			[ ...counts ].sort( ( a, b ) => b - a )
		);
		assert.ok(
			body.every( ( { name, slug } ) =>
				lowerCase( name + slug ).includes( 'a' )
			)
		);

		const notEmpty = await api.get( '/wc-analytics/products/categories', {
			hide_empty: 'true',
			per_page: 100,
		} );
		assert.ok( notEmpty.body.every( ( { count } ) => count > 0 ) );
	} );

	it( 'finds coupons by the start of their code', async () => {
		const [ coupon ] = sql(
			"SELECT ID, post_title FROM {prefix}posts WHERE post_type = 'shop_coupon' ORDER BY ID LIMIT 1"
		);
		const { body } = await api.get( '/wc-analytics/coupons', {
			search: firstLetters( coupon.post_title ).toUpperCase(),
			per_page: 10,
		} );
		assert.ok(
			body.some(
				( { id, code } ) =>
					id === Number( coupon.ID ) && code === coupon.post_title
			)
		);
	} );

	it( 'finds customers by name, email and username', async () => {
		const [ customer ] = sql(
			`SELECT customer_id, first_name, last_name, email, username FROM {prefix}storedeck_customer_lookup
			WHERE username <> '' ORDER BY customer_id DESC LIMIT 1`
		);
		const id = Number( customer.customer_id );
		const name = `${ customer.first_name } ${ customer.last_name }`;
		for ( const [ searchby, search ] of [
			[ 'name', name ],
			[
				'name',
				`${ customer.first_name } ${ firstLetters(
					customer.last_name,
					2
				) }`,
			],
			[ 'email', customer.email ],
			[ 'email', customer.email.split( '@' )[ 0 ] ],
			[ 'username', customer.username ],
			[ 'all', customer.email ],
			[ 'all', customer.last_name ],
		] ) {
			const { body } = await api.get( '/wc-analytics/customers', {
				search,
				searchby,
				per_page: 100,
			} );
			assert.ok(
				body.some( ( found ) => found.id === id ),
				`${ searchby } ${ search }`
			);
		}
		const byInnerLetters = await api.get( '/wc-analytics/customers', {
			search: customer.last_name.slice( 1 ),
			per_page: 100,
		} );
		assert.ok( byInnerLetters.body.length > 0 );

		const { body } = await api.get( `/wc-analytics/customers/${ id }` );
		assert.equal( body[ 0 ].name, name );
		const [ { orders, spend } ] = sql(
			`SELECT COALESCE( SUM( CASE WHEN parent_id = 0 THEN 1 ELSE 0 END ), 0 ) AS orders, COALESCE( SUM( total_sales ), 0 ) AS spend
			FROM {prefix}storedeck_order_stats WHERE customer_id = ${ id } AND date_paid IS NOT NULL AND status NOT IN ( 'wc-pending', 'wc-failed', 'wc-cancelled' )`
		);
		assert.equal( body[ 0 ].orders_count, Number( orders ) );
		assert.equal(
			body[ 0 ].total_spend,
			Math.round( Number( spend ) * 100 ) / 100
		);
		assert.equal(
			( await api.get( '/wc-analytics/customers/99999999' ) ).status,
			404
		);
	} );

	it( 'lists customers by total spend and minimum number of orders', async () => {
		const { body, headers } = await api.get( '/wc-analytics/customers', {
			orderby: 'total_spend',
			orders_count_min: 3,
			per_page: 100,
		} );
		const spent = body.map( ( item ) => item.total_spend );
		assert.ok( body.every( ( item ) => item.orders_count >= 3 ) );
		assert.deepEqual(
			spent,
			[ ...spent ].sort( ( a, b ) => b - a )
		);
		const [ { total } ] = sql(
			`SELECT COUNT(*) AS total FROM ( SELECT customer_id FROM {prefix}storedeck_order_stats WHERE parent_id = 0 AND date_paid IS NOT NULL
			AND status NOT IN ( 'wc-pending', 'wc-failed', 'wc-cancelled' ) AND customer_id > 0 GROUP BY customer_id HAVING COUNT(*) >= 3 ) frequent`
		);
		assert.equal( headers.get( 'x-wp-total' ), String( total ) );
	} );

	it( 'finds orders by the start of their number', async () => {
		const [ { id } ] = sql(
			"SELECT MAX( id ) AS id FROM {prefix}wc_orders WHERE type = 'shop_order'"
		);
		const number = String( id );
		const { body } = await api.get( '/wc-analytics/orders', {
			number: number.slice( 0, -1 ),
			per_page: 10,
		} );
		assert.ok( body.length > 0 && body.length <= 10 );
		assert.ok(
			body.every( ( order ) =>
				order.number.startsWith( number.slice( 0, -1 ) )
			)
		);
		assert.ok( body.some( ( order ) => order.id === Number( id ) ) );
		for ( const other of [ 'abc', '0', '99999999999999999999' ] ) {
			const none = await api.get( '/wc-analytics/orders', {
				number: other,
			} );
			assert.deepEqual( none.body, [], other );
		}
	} );

	it( 'lists orders by status with exact amounts', async () => {
		const { body } = await api.get( '/wc-analytics/orders', {
			status: 'completed',
			per_page: 20,
		} );
		for ( const order of body ) {
			assert.equal( order.status, 'completed' );
			const cents = ( text ) => Math.round( Number( text ) * 100 );
			const lines = order.line_items.reduce(
				( sum, line ) => sum + cents( line.total ),
				0
			);
			assert.equal(
				cents( order.total ),
				lines +
					cents( order.shipping_total ) +
					cents( order.total_tax ),
				order.number
			);
		}
	} );

	it( 'finds tax rates by their code', async () => {
		const { body } = await api.get( '/wc-analytics/taxes', {
			code: 'us-ca',
			per_page: 10,
		} );
		assert.ok( body.length > 0 );
		for ( const rate of body ) {
			assert.ok( rate.code.includes( 'US-CA' ), rate.code );
			for ( const field of [
				'id',
				'country',
				'state',
				'name',
				'priority',
			] ) {
				assert.ok( field in rate, field );
			}
		}
	} );

	it( 'returns countries with their states', async () => {
		const { body } = await api.get( '/wc-analytics/data/countries' );
		assert.ok( body.length > 200 );
		assert.ok(
			body
				.find( ( { code } ) => code === 'US' )
				.states.some( ( { code } ) => code === 'CA' )
		);
		assert.equal(
			( await api.get( '/wc-analytics/data/countries/DE' ) ).body.name,
			'Germany'
		);
		assert.equal(
			( await api.get( '/wc-analytics/data/countries/XX' ) ).status,
			404
		);
	} );

	it( 'finds IP addresses of downloads', async () => {
		const [ row ] = sql(
			"SELECT user_ip_address AS ip FROM {prefix}wc_download_log WHERE user_ip_address <> '' LIMIT 1"
		);
		const { body } = await api.get( '/wc-analytics/data/download-ips', {
			match: row.ip.slice( 0, 6 ),
		} );
		assert.ok( body.length > 0 && body.length <= 10 );
		assert.ok(
			body.every( ( { user_ip_address: ip } ) =>
				ip.includes( row.ip.slice( 0, 6 ) )
			)
		);
		assert.deepEqual(
			( await api.get( '/wc-analytics/data/download-ips' ) ).body,
			[]
		);
	} );

	it( 'lists low stock products', async () => {
		const { body, headers } = await api.get(
			'/wc-analytics/products/low-in-stock',
			{ per_page: 100 }
		);
		const { body: count } = await api.get(
			'/wc-analytics/products/count-low-in-stock'
		);
		assert.equal( headers.get( 'x-wp-total' ), String( count.total ) );
		assert.equal( body.length, Math.min( 100, count.total ) );
		assert.ok( body.length > 0 );
		for ( const item of body ) {
			assert.ok(
				item.stock_quantity <=
					Math.max( 10, item.low_stock_amount ?? 0 ),
				item.name
			);
		}
	} );
} );
