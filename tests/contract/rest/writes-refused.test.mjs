import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn, sql } from '../../setup/site.mjs';
import { failQueriesOf } from './support/failing-queries.mjs';
import { waitForSync } from './support/wait-for-sync.mjs';

const NAME = 'writes-refused';
const ANALYTICS = '/wc-analytics';

/** An order that is found again in every table. */
const ORDER = {
	status: 'completed',
	billing: { email: 'refused@example.test', first_name: 'Refused' },
	shipping: { city: 'Refused' },
	meta_data: [ { key: 'refused', value: 'yes' } ],
};

const count = ( table, condition ) =>
	Number(
		sql(
			`SELECT COUNT(*) AS number FROM {prefix}${ table } WHERE ${ condition }`
		)[ 0 ].number
	);

describe( 'writes that the database refuses', () => {
	let api;
	let product;
	const refusals = [];

	/** Creates a client whose statements with a text are refused. */
	const refuse = ( text ) => {
		const refusal = failQueriesOf( `${ NAME }-${ refusals.length }`, text );
		refusals.push( refusal );
		return refusal.client( api );
	};

	const createOrder = ( client, values = {} ) =>
		client.send( 'POST', `${ ANALYTICS }/orders`, {
			...ORDER,
			line_items: [ { product_id: product, quantity: 2 } ],
			shipping_lines: [ { method_title: 'Refused', total: '5' } ],
			...values,
		} );

	const deleteOrder = ( id ) =>
		api.send( 'DELETE', `${ ANALYTICS }/orders/${ id }`, { force: true } );

	const assertRefused = ( { status, body }, what ) => {
		assert.equal( status, 500, what );
		assert.equal( body.code, 'storedeck_write_failed', what );
		assert.match( body.message, /Nothing was changed/ );
	};

	/** Numbers of everything that an order of this file writes. */
	const countRows = () => [
		count( 'wc_orders', "billing_email = 'refused@example.test'" ),
		count( 'wc_order_addresses', "city = 'Refused'" ),
		count( 'wc_orders_meta', "meta_key = 'refused'" ),
		count( 'woocommerce_order_items', "order_item_name = 'Refused'" ),
		count(
			'woocommerce_order_items',
			'order_id NOT IN ( SELECT id FROM {prefix}wc_orders )'
		),
		count(
			'posts',
			"post_type = 'shop_order_placehold' AND ID > ( SELECT MAX( id ) FROM {prefix}wc_orders )"
		),
		count( 'storedeck_customer_lookup', "email = 'refused@example.test'" ),
	];

	const readStock = async () =>
		( await api.get( `${ ANALYTICS }/products/${ product }` ) ).body
			.stock_quantity;

	before( async () => {
		api = await signIn();
		product = (
			await api.send( 'POST', `${ ANALYTICS }/products`, {
				name: 'Test refused',
				regular_price: '10',
				manage_stock: true,
				stock_quantity: 50,
			} )
		).body.id;
	} );

	after( async () => {
		refusals.forEach( ( { restore } ) => restore() );
		await api.send( 'DELETE', `${ ANALYTICS }/products/${ product }`, {
			force: true,
		} );
	} );

	for ( const text of [
		'_wc_orders`',
		'_wc_order_addresses`',
		'_wc_order_operational_data`',
		'_woocommerce_order_items`',
		'_woocommerce_order_itemmeta`',
		'_wc_orders_meta`',
		'meta_value = meta_value + -2',
	] ) {
		it( `stores nothing of an order when it cannot write ${ text }`, async () => {
			const rows = countRows();
			const stock = await readStock();
			assertRefused( await createOrder( refuse( text ) ), text );
			assert.deepEqual( countRows(), rows );
			assert.equal( await readStock(), stock );
		} );
	}

	it( 'changes nothing of an order when a line cannot be written', async () => {
		const { body } = await createOrder( api );
		const update = {
			status: 'refunded',
			billing: { first_name: 'Other' },
			line_items: [ { product_id: product, quantity: 7 } ],
		};
		assertRefused(
			await refuse( 'INTO `wp_woocommerce_order_items`' ).send(
				'PUT',
				`${ ANALYTICS }/orders/${ body.id }`,
				update
			)
		);
		assert.deepEqual(
			( await api.get( `${ ANALYTICS }/orders/${ body.id }` ) ).body,
			body
		);
		await deleteOrder( body.id );
	} );

	it( 'deletes nothing of an order when a row cannot be deleted', async () => {
		const { body } = await createOrder( api );
		assertRefused(
			await refuse( 'DELETE FROM `wp_wc_orders`' ).send(
				'DELETE',
				`${ ANALYTICS }/orders/${ body.id }`,
				{ force: true }
			)
		);
		assert.deepEqual(
			( await api.get( `${ ANALYTICS }/orders/${ body.id }` ) ).body,
			body
		);
		await deleteOrder( body.id );
	} );

	it( 'returns an order that is stored, and counts it later, when its report rows cannot be written', async () => {
		const { status, body } = await createOrder(
			refuse( 'INTO `wp_storedeck_customer_lookup`' )
		);
		assert.equal( status, 201 );
		const readCustomer = () =>
			sql(
				`SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id = ${ body.id }`
			);
		assert.deepEqual( readCustomer(), [] );
		assert.equal(
			( await api.get( `${ ANALYTICS }/orders/${ body.id }` ) ).status,
			200
		);
		await waitForSync( api );
		assert.ok( Number( readCustomer()[ 0 ].customer_id ) > 0 );
		await deleteOrder( body.id );
	} );

	for ( const [ title, route, values, text, table, condition ] of [
		[
			'product',
			'products',
			{ name: 'Refused', sku: 'refused', regular_price: '3' },
			"'_regular_price'",
			'posts',
			"post_title = 'Refused'",
		],
		[
			'coupon',
			'coupons',
			{ code: 'refused', amount: '3' },
			"'coupon_amount'",
			'posts',
			"post_title = 'refused'",
		],
		[
			'tax rate',
			'taxes',
			{ name: 'Refused', rate: '3' },
			'_woocommerce_tax_rates`',
			'woocommerce_tax_rates',
			"tax_rate_name = 'Refused'",
		],
		[
			'category',
			'products/categories',
			{ name: 'Refused', menu_order: 3 },
			'_termmeta`',
			'terms',
			"name = 'Refused'",
		],
		[
			'attribute',
			'products/attributes',
			{ name: 'Refused' },
			'_woocommerce_attribute_taxonomies`',
			'woocommerce_attribute_taxonomies',
			"attribute_label = 'Refused'",
		],
	] ) {
		it( `stores nothing of a ${ title } when a statement is refused`, async () => {
			assertRefused(
				await refuse( text ).send(
					'POST',
					`${ ANALYTICS }/${ route }`,
					values
				)
			);
			assert.equal( count( table, condition ), 0 );
		} );
	}

	it( 'changes no option when one cannot be written', async () => {
		const names = [
			'woocommerce_price_thousand_sep',
			'woocommerce_currency_pos',
		];
		const read = async () =>
			( await api.get( '/wc-admin/options', { options: names.join() } ) )
				.body;
		const values = await read();
		assertRefused(
			await refuse( "`option_name` = 'woocommerce_currency_pos'" ).send(
				'POST',
				'/wc-admin/options',
				{ [ names[ 0 ] ]: ' ', [ names[ 1 ] ]: 'right' }
			)
		);
		assert.deepEqual( await read(), values );
	} );
} );
