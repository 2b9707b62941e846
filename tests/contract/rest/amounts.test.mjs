import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';
import { assertBadRequest } from './support/users.mjs';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';

/** The largest amount that a parameter accepts, with the decimals of the currency. */
const LARGEST = '99999999999.99';

describe( 'amounts', () => {
	let api;
	let product;
	const created = [];

	const createOrder = ( values ) =>
		api.send( 'POST', ORDERS, { status: 'completed', ...values } );

	const createLine = ( total, /** @type {number | string} */ quantity = 1 ) =>
		createOrder( {
			line_items: [
				{ product_id: product, quantity, subtotal: total, total },
			],
		} );

	const removeOrder = ( id ) =>
		api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );

	const readRevenue = async () => {
		const { body, text } = await api.get(
			'/wc-analytics/reports/revenue/stats',
			{
				after: '2000-01-01T00:00:00',
				before: '2099-12-31T23:59:59',
				interval: 'year',
				per_page: 100,
			}
		);
		assert.ok( body.totals, text );
		return body.totals;
	};

	before( async () => {
		api = await signIn();
		const { body, text } = await api.send( 'POST', PRODUCTS, {
			name: 'Test amounts',
			regular_price: LARGEST,
			tax_status: 'none',
		} );
		assert.equal( body.price, LARGEST, text );
		product = body.id;
	} );

	after( async () => {
		for ( const id of created ) {
			await removeOrder( id );
		}
		await api.send( 'DELETE', `${ PRODUCTS }/${ product }`, {
			force: true,
		} );
	} );

	for ( const total of [ '10000000000.00', '12000000000.01', LARGEST ] ) {
		it( `stores and reports ${ total } exactly`, async () => {
			const earlier = await readRevenue();
			const { status, body, text } = await createLine( total );
			assert.equal( status, 201, text );
			created.push( body.id );
			assert.equal( body.total, total );
			assert.equal( body.line_items[ 0 ].total, total );
			const [ row ] = sql(
				`SELECT total_sales, net_total FROM {prefix}storedeck_order_stats WHERE order_id = ${ body.id }`
			);
			assert.equal( Number( row.total_sales ), Number( total ) );
			assert.equal( Number( row.net_total ), Number( total ) );
			const revenue = await readRevenue();
			for ( const metric of [ 'total_sales', 'net_revenue' ] ) {
				assert.equal(
					( revenue[ metric ] - earlier[ metric ] ).toFixed( 2 ),
					total,
					metric
				);
			}
			await removeOrder( created.pop() );
		} );
	}

	it( 'adds orders of several billions that another program stored', async () => {
		const earlier = await readRevenue();
		const { body } = await createLine( '1' );
		created.push( body.id );
		php(
			`global $wpdb;
			$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'total_amount' => '12000000000.00' ), array( 'id' => $given ) );
			Storedeck\\Sync\\Change_Queue::add_order( $given );
			Storedeck\\Sync\\Change_Queue::flush();
			return true;`,
			body.id
		);
		const revenue = await readRevenue();
		assert.equal(
			( revenue.total_sales - earlier.total_sales ).toFixed( 2 ),
			'12000000000.00'
		);
		await removeOrder( created.pop() );
	} );

	for ( const total of [
		'100000000000',
		'999999999999999999999999',
		'٣٤',
		'１２',
		'1e3',
		'-1',
		'0.000000001',
	] ) {
		it( `rejects the amount ${ total } and names the field`, async () => {
			const response = await createLine( total );
			assertBadRequest( response );
			assert.match( response.text, /line_items/ );
			const price = await api.send( 'POST', PRODUCTS, {
				name: 'Test amounts',
				regular_price: total,
			} );
			assertBadRequest( price );
			assert.match( price.text, /regular_price/ );
		} );
	}

	it( 'rejects amounts that would be shown as zero', async () => {
		const total = '0.00000001';
		const lines = {
			line_items: [ { product_id: product, total } ],
			fee_lines: [ { name: 'Fee', total } ],
			shipping_lines: [ { method_title: 'Flat', total } ],
		};
		for ( const { route, values, field } of [
			...Object.entries( lines ).map( ( [ name, list ] ) => ( {
				route: ORDERS,
				values: { [ name ]: list },
				field: name,
			} ) ),
			{
				route: PRODUCTS,
				values: { name: 'Test', regular_price: total },
				field: 'regular_price',
			},
			{
				route: '/wc-analytics/coupons',
				values: { code: 'test-too-small', amount: total },
				field: 'amount',
			},
		] ) {
			const response = await api.send( 'POST', route, values );
			assertBadRequest( response, field );
			assert.match(
				response.body.data.params[ field ],
				new RegExp( `^${ field } rounds to zero: ${ total } has more` )
			);
		}
	} );

	it( 'rejects quantities whose amounts have too many digits', async () => {
		for ( const values of [
			{ line_items: [ { product_id: product, quantity: 1000000 } ] },
			{
				line_items: [
					{ product_id: product, quantity: 1 },
					{ product_id: product, quantity: 1 },
				],
			},
		] ) {
			const response = await createOrder( values );
			assertBadRequest( response );
			assert.match(
				response.body.data.params.line_items,
				/more than 11 digits/
			);
		}
	} );

	for ( const quantity of [ 1000001, 1e12, '٣', 1.00005, -1 ] ) {
		it( `rejects the quantity ${ quantity } and names the field`, async () => {
			const response = await createLine( '1.00', quantity );
			assertBadRequest( response );
			assert.match( response.text, /line_items/ );
		} );
	}
} );
