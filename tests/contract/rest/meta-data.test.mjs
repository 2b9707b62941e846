import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';

describe( 'meta data of orders and products', () => {
	let api;
	let product;
	const created = [];

	const send = async ( method, route, values, expected = 200 ) => {
		const { status, body, text } = await api.send( method, route, values );
		assert.equal( status, expected, text );
		return body;
	};
	const createOrder = async ( metaData ) => {
		const order = await send(
			'POST',
			ORDERS,
			{ status: 'pending', meta_data: metaData },
			201
		);
		created.push( order.id );
		return order;
	};
	const updateOrder = ( { id }, metaData, expected ) =>
		send( 'PUT', `${ ORDERS }/${ id }`, { meta_data: metaData }, expected );
	const toPairs = ( { meta_data: metaData } ) =>
		metaData.map( ( { key, value } ) => [ key, value ] );

	before( async () => {
		api = createBatchClient();
		product = (
			await send(
				'POST',
				PRODUCTS,
				{
					name: 'Test With details',
					meta_data: [
						{ key: 'acme_color', value: 'blue' },
						{ key: 'acme_size', value: '7' },
					],
				},
				201
			)
		).id;
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `${ PRODUCTS }/${ product }`, {
			force: true,
		} );
	} );

	it( 'stores meta data with unique IDs', async () => {
		const order = await createOrder( [
			{ key: 'acme_gift', value: 'Yes, “wrapped” & tied' },
			{ key: '_wc_order_attribution_utm_source', value: 'letter' },
			{ key: 'acme_list', value: { colors: [ 'red', 'blue' ], n: 2 } },
			{ key: 'acme_number', value: 7 },
		] );
		assert.deepEqual( toPairs( order ), [
			[ 'acme_gift', 'Yes, “wrapped” & tied' ],
			[ '_wc_order_attribution_utm_source', 'letter' ],
			[ 'acme_list', { colors: [ 'red', 'blue' ], n: 2 } ],
			[ 'acme_number', '7' ],
		] );
		const ids = order.meta_data.map( ( { id } ) => id );
		assert.equal( new Set( ids ).size, 4 );
		assert.ok( ids.every( ( id ) => id > 0 ) );
		const { body } = await api.get( `${ ORDERS }/${ order.id }` );
		assert.deepEqual( body.meta_data, order.meta_data );
		// An unchanged list changes nothing.
		assert.deepEqual(
			( await updateOrder( order, body.meta_data ) ).meta_data,
			order.meta_data
		);
	} );

	it( 'updates and deletes meta data by ID or key', async () => {
		const order = await createOrder( [
			{ key: 'acme_one', value: 'a' },
			{ key: 'acme_two', value: 'b' },
		] );
		const [ one, two ] = order.meta_data;
		let changed = await updateOrder( order, [
			{ key: 'acme_one', value: 'A' },
			{ id: two.id, key: 'acme_second', value: 'B' },
			{ key: 'acme_three', value: 'c' },
		] );
		assert.deepEqual( changed.meta_data.slice( 0, 2 ), [
			{ id: one.id, key: 'acme_one', value: 'A' },
			{ id: two.id, key: 'acme_second', value: 'B' },
		] );
		assert.deepEqual( toPairs( changed )[ 2 ], [ 'acme_three', 'c' ] );
		changed = await updateOrder( order, [
			{ id: one.id, value: null },
			{ key: 'acme_three', value: null },
			{ key: 'acme_never', value: null },
		] );
		assert.deepEqual( toPairs( changed ), [ [ 'acme_second', 'B' ] ] );
		// Meta data that is not sent is kept.
		assert.deepEqual(
			toPairs(
				await send( 'PUT', `${ ORDERS }/${ order.id }`, {
					customer_note: 'x',
				} )
			),
			[ [ 'acme_second', 'B' ] ]
		);
	} );

	it( 'does not change the meta data of another order', async () => {
		const one = await createOrder( [ { key: 'acme_one', value: 'a' } ] );
		const other = await createOrder( [] );
		await updateOrder( other, [
			{ id: one.meta_data[ 0 ].id, key: 'acme_one', value: 'stolen' },
		] );
		const { body } = await api.get( `${ ORDERS }/${ one.id }` );
		assert.deepEqual( body.meta_data, one.meta_data );
	} );

	it( 'ignores keys of order fields and entries without key or value', async () => {
		const order = await createOrder( [
			{ key: '_order_total', value: '0.01' },
			{ key: '_billing_email', value: 'x@example.test' },
			{ key: '_order_stock_reduced', value: 'yes' },
			{ key: '_edit_lock', value: '1' },
			{ key: '', value: 'x' },
			{ value: 'x' },
			{ key: 'acme_only_a_name' },
		] );
		assert.deepEqual( order.meta_data, [] );
		php(
			`global $wpdb; $wpdb->insert( $wpdb->prefix . 'wc_orders_meta', array( 'order_id' => ${ order.id }, 'meta_key' => '_order_key', 'meta_value' => 'secret' ) ); return true;`
		);
		const { body } = await api.get( `${ ORDERS }/${ order.id }` );
		assert.deepEqual( body.meta_data, [] );
	} );

	it( 'returns values unchanged, even if they look serialized', async () => {
		const values = [
			'a:1:{i:0;O:8:"stdClass":0:{}}',
			'O:8:"stdClass":0:{}',
			's:1:"x";',
			"Robert'); DROP TABLE wp_posts;--",
			'%s %1$s \\ " \'',
			'<script>alert(1)</script>',
			'0',
			'',
		];
		const order = await createOrder(
			values.map( ( value, index ) => ( {
				key: `acme_${ index }`,
				value,
			} ) )
		);
		assert.deepEqual(
			order.meta_data.map( ( { value } ) => value ),
			values
		);
		// Serialized values are not serialized.
		php(
			`global $wpdb; $wpdb->insert( $wpdb->prefix . 'wc_orders_meta', array( 'order_id' => ${ order.id }, 'meta_key' => 'acme_packed', 'meta_value' => 'O:8:"stdClass":0:{}' ) ); return true;`
		);
		const { body } = await api.get( `${ ORDERS }/${ order.id }` );
		assert.equal( body.meta_data.at( -1 ).value, 'O:8:"stdClass":0:{}' );
	} );

	it( 'rejects invalid meta data', async () => {
		const order = await createOrder( [] );
		await Promise.all(
			[
				'text',
				[ 'text' ],
				[ { key: [ 'a' ], value: 'b' } ],
				[ { key: 'a'.repeat( 300 ), value: 'b' } ],
				[ { key: 'acme_long', value: 'b'.repeat( 100_000 ) } ],
				[ { key: 'acme_nul', value: 'a\0b' } ],
				Array.from( { length: 101 }, ( _, index ) => ( {
					key: `acme_${ index }`,
					value: 'x',
				} ) ),
			].map( async ( metaData ) => {
				const body = await updateOrder( order, metaData, 400 );
				assert.equal( body.code, 'rest_invalid_param' );
			} )
		);
	} );

	it( 'deletes meta data with its order', async () => {
		const order = await createOrder( [ { key: 'acme_one', value: 'a' } ] );
		await send( 'DELETE', `${ ORDERS }/${ order.id }`, { force: true } );
		assert.deepEqual(
			sql(
				`SELECT * FROM {prefix}wc_orders_meta WHERE order_id = ${ order.id }`
			),
			[]
		);
	} );

	it( 'includes and excludes meta data by key in lists', async () => {
		const order = await createOrder( [
			{ key: 'acme_one', value: 'a' },
			{ key: 'acme_two', value: 'b' },
		] );
		const list = async ( route, id, query ) => {
			const { status, body, text } = await api.get( route, {
				include: [ id ],
				...query,
			} );
			assert.equal( status, 200, text );
			return body[ 0 ].meta_data.map( ( { key } ) => key );
		};
		await Promise.all(
			[
				[ ORDERS, order.id, [ 'acme_one', 'acme_two' ] ],
				[ PRODUCTS, product, [ 'acme_color', 'acme_size' ] ],
			].map( async ( [ route, id, [ one, two ] ] ) => {
				const read = ( query ) => list( route, id, query );
				assert.deepEqual( await read( {} ), [ one, two ] );
				assert.deepEqual( await read( { include_meta: two } ), [
					two,
				] );
				assert.deepEqual(
					await read( { include_meta: [ one, two ] } ),
					[ one, two ]
				);
				assert.deepEqual( await read( { exclude_meta: [ one ] } ), [
					two,
				] );
				assert.deepEqual(
					await read( { include_meta: 'acme_none' } ),
					[]
				);
				// include_meta takes precedence over exclude_meta.
				assert.deepEqual(
					await read( { include_meta: one, exclude_meta: one } ),
					[ one ]
				);
				const { status } = await api.get( route, {
					'include_meta[a][b]': 'x',
				} );
				assert.equal( status, 400 );
			} )
		);
		const { body } = await api.get( `${ PRODUCTS }/${ product }` );
		assert.ok( body.meta_data.every( ( { id } ) => id > 0 ) );
	} );
} );
