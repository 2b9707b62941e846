import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';

const COUPONS = '/wc-analytics/coupons';
const ORDERS = '/wc-analytics/orders';

describe( 'history of coupons', () => {
	let api;
	let product;
	const orders = [];
	const coupons = [];

	const send = async ( method, route, body ) => {
		const response = await api.send( method, route, body );
		assert.ok( response.status < 300, response.text );
		return response.body;
	};

	const createCoupon = async ( code ) => {
		const { id } = await send( 'POST', COUPONS, {
			code,
			discount_type: 'fixed_cart',
			amount: '2',
		} );
		coupons.push( id );
		return id;
	};

	const createOrder = async ( code ) => {
		const { id } = await send( 'POST', ORDERS, {
			status: 'completed',
			line_items: [ { product_id: product, quantity: 2 } ],
			coupon_lines: [ { code } ],
		} );
		orders.push( id );
		return id;
	};

	/** Removes the ID of the coupon from an order, as if an earlier version had stored it. */
	const forgetCoupon = ( order ) =>
		sql(
			`DELETE FROM {prefix}woocommerce_order_itemmeta WHERE meta_key = 'coupon_info' AND order_item_id IN (
				SELECT order_item_id FROM {prefix}woocommerce_order_items WHERE order_id = ${ order } )`
		);

	const sync = ( order ) =>
		php(
			`\\Storedeck\\Sync\\Order_Sync::sync( array( ${ order } ) ); return true;`
		);

	/** The coupons of an order in the reports. */
	const readCoupons = ( order ) =>
		sql(
			`SELECT coupon_id, discount_amount FROM {prefix}storedeck_order_coupon_lookup WHERE order_id = ${ order } ORDER BY coupon_id`
		).map( ( row ) => [
			Number( row.coupon_id ),
			Number( row.discount_amount ),
		] );

	const readReport = async ( coupon ) => {
		const { body } = await api.get( '/wc-analytics/reports/coupons', {
			coupons: [ coupon ],
			extended_info: true,
			force_cache_refresh: true,
		} );
		return body.map( ( row ) => [
			row.coupon_id,
			row.orders_count,
			row.extended_info.code,
		] );
	};

	before( async () => {
		api = await signIn();
		product = (
			await send( 'POST', '/wc-analytics/products', {
				name: 'Test Coupon History',
				regular_price: '10',
			} )
		).id;
	} );

	after( async () => {
		for ( const id of orders ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		for ( const id of coupons ) {
			await api.send( 'DELETE', `${ COUPONS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `/wc-analytics/products/${ product }`, {
			force: true,
		} );
	} );

	it( 'keeps the orders of a coupon that is renamed and then deleted', async () => {
		const coupon = await createCoupon( 'history-1' );
		const order = await createOrder( 'history-1' );
		const expected = [ [ coupon, 2 ] ];
		assert.deepEqual( readCoupons( order ), expected );

		await send( 'PUT', `${ COUPONS }/${ coupon }`, { code: 'history-2' } );
		sync( order );
		assert.deepEqual( readCoupons( order ), expected );
		assert.deepEqual( await readReport( coupon ), [
			[ coupon, 1, 'history-2' ],
		] );

		// Writing the order again keeps the coupon as well.
		await send( 'PUT', `${ ORDERS }/${ order }`, {
			line_items: [ { product_id: product, quantity: 1 } ],
		} );
		assert.deepEqual( readCoupons( order ), expected );

		await send( 'DELETE', `${ COUPONS }/${ coupon }`, { force: true } );
		sync( order );
		assert.deepEqual( readCoupons( order ), expected );
		assert.deepEqual( await readReport( coupon ), [
			[ coupon, 1, 'history-1 (deleted)' ],
		] );
	} );

	it( 'does not move orders to a new coupon with the code of a renamed one', async () => {
		const coupon = await createCoupon( 'history-3' );
		const order = await createOrder( 'history-3' );
		await send( 'PUT', `${ COUPONS }/${ coupon }`, { code: 'history-4' } );
		const other = await createCoupon( 'history-3' );
		sync( order );
		assert.deepEqual( readCoupons( order ), [ [ coupon, 2 ] ] );
		const next = await createOrder( 'history-3' );
		assert.deepEqual( readCoupons( next ), [ [ other, 2 ] ] );
	} );

	for ( const [ change, code ] of [
		[
			'renamed',
			`wp_update_post( array( 'ID' => $given, 'post_title' => 'history-6' ) );`,
		],
		[ 'deleted', `wp_delete_post( $given, true );` ],
	] ) {
		it( `keeps orders without the ID of a coupon that is ${ change }`, async () => {
			const coupon = await createCoupon( 'History-5' );
			const order = await createOrder( 'history-5' );
			forgetCoupon( order );
			sync( order );
			assert.deepEqual( readCoupons( order ), [ [ coupon, 2 ] ] );
			php( `${ code } return true;`, coupon );
			sync( order );
			assert.deepEqual( readCoupons( order ), [ [ coupon, 2 ] ] );
			await api.send( 'DELETE', `${ COUPONS }/${ coupon }`, {
				force: true,
			} );
		} );
	}

	describe( 'in an order whose products change', () => {
		const read = ( order ) => ( {
			total: order.line_items.map( ( { total } ) => total ).join( ' ' ),
			discount: order.discount_total,
			coupons: order.coupon_lines
				.map( ( { code, discount } ) => `${ code } ${ discount }` )
				.join( ', ' ),
		} );

		/** Creates an order of two products with a coupon, which is deleted. */
		const create = async ( coupon, isDeleted = true ) => {
			const code = `changed-${ coupons.length }`;
			const { id: couponId } = await send( 'POST', COUPONS, {
				code,
				...coupon,
			} );
			coupons.push( couponId );
			const order = await createOrder( code );
			if ( isDeleted ) {
				await send( 'DELETE', `${ COUPONS }/${ couponId }`, {
					force: true,
				} );
			}
			const {
				line_items: [ { id: line } ],
			} = await send( 'GET', `${ ORDERS }/${ order }` );
			return {
				code,
				couponId,
				line,
				order,
				change: async ( values ) =>
					read(
						await send( 'PUT', `${ ORDERS }/${ order }`, values )
					),
			};
		};

		/** @type {[ string, Record<string, string>, number ][]} */
		const kinds = [
			[ 'a percentage', { discount_type: 'percent', amount: '50' }, 20 ],
			[ 'an amount', { discount_type: 'fixed_cart', amount: '10' }, 10 ],
			[
				'an amount per product',
				{ discount_type: 'fixed_product', amount: '5' },
				20,
			],
		];
		for ( const [ title, coupon, discount ] of kinds ) {
			for ( const isDeleted of [ true, false ] ) {
				it( `discounts by ${ title } what the order shows, with a coupon that ${
					isDeleted ? 'was deleted' : 'exists'
				}`, async () => {
					const { change, code, couponId, line, order } =
						await create( coupon, isDeleted );
					assert.deepEqual(
						await change( {
							line_items: [ { id: line, quantity: 4 } ],
						} ),
						{
							total: `${ 40 - discount }.00`,
							discount: `${ discount }.00`,
							coupons: `${ code } ${ discount }.00`,
						}
					);
					assert.deepEqual( readCoupons( order ), [
						[ couponId, discount ],
					] );
				} );
			}
		}

		it( 'does not discount a product that is added after the coupon was deleted', async () => {
			const { change, code } = await create( {
				discount_type: 'percent',
				amount: '50',
			} );
			const { id: other } = await send(
				'POST',
				'/wc-analytics/products',
				{
					name: 'Test Coupon History 2',
					regular_price: '30',
				}
			);
			try {
				assert.deepEqual(
					await change( {
						line_items: [ { product_id: other, quantity: 1 } ],
					} ),
					{
						total: '10.00 30.00',
						discount: '10.00',
						coupons: `${ code } 10.00`,
					}
				);
			} finally {
				await send(
					'DELETE',
					`/wc-analytics/products/${ other }?force=true`
				);
			}
		} );

		it( 'discounts by the terms at the time of the order', async () => {
			const { change, code, couponId, line } = await create(
				{ discount_type: 'percent', amount: '50' },
				false
			);
			await send( 'PUT', `${ COUPONS }/${ couponId }`, {
				discount_type: 'fixed_cart',
				amount: '1',
			} );
			assert.deepEqual(
				await change( { line_items: [ { id: line, quantity: 4 } ] } ),
				{
					total: '20.00',
					discount: '20.00',
					coupons: `${ code } 20.00`,
				}
			);
		} );

		for ( const restriction of [
			{ exclude_sale_items: true },
			{ limit_usage_to_x_items: 2 },
		] ) {
			it( `does not discount a product that ${
				Object.keys( restriction )[ 0 ]
			} left out`, async () => {
				const { change, code, couponId, line } = await create(
					{
						discount_type: 'percent',
						amount: '50',
						product_ids: [ product ],
					},
					false
				);
				const { id: other } = await send(
					'POST',
					'/wc-analytics/products',
					{ name: 'Test Coupon History 3', regular_price: '30' }
				);
				try {
					await change( {
						line_items: [ { product_id: other, quantity: 1 } ],
					} );
					await send( 'PUT', `${ COUPONS }/${ couponId }`, {
						product_ids: [],
						...restriction,
					} );
					assert.deepEqual(
						await change( {
							line_items: [ { id: line, quantity: 4 } ],
						} ),
						{
							total: '20.00 30.00',
							discount: '20.00',
							coupons: `${ code } 20.00`,
						}
					);
				} finally {
					await send(
						'DELETE',
						`/wc-analytics/products/${ other }?force=true`
					);
				}
			} );
		}

		it( 'keeps discounts when only a name changes', async () => {
			const { change, code, couponId, line, order } = await create(
				{ discount_type: 'percent', amount: '50' },
				false
			);
			forgetCoupon( order );
			await send( 'PUT', `${ COUPONS }/${ couponId }`, { amount: '10' } );
			assert.deepEqual(
				await change( {
					line_items: [ { id: line, name: 'Renamed', quantity: 2 } ],
				} ),
				{
					total: '10.00',
					discount: '10.00',
					coupons: `${ code } 10.00`,
				}
			);
		} );

		it( 'keeps a deleted coupon that a request names', async () => {
			const { change, code, couponId, line, order } = await create( {
				discount_type: 'percent',
				amount: '50',
			} );
			assert.deepEqual(
				await change( {
					line_items: [ { id: line, quantity: 1 } ],
					coupon_lines: [ { code } ],
				} ),
				{
					total: '5.00',
					discount: '5.00',
					coupons: `${ code } 5.00`,
				}
			);
			assert.deepEqual( readCoupons( order ), [ [ couponId, 5 ] ] );
		} );

		it( 'keeps a total that was set by hand', async () => {
			const { change, code, line } = await create( {
				discount_type: 'fixed_cart',
				amount: '10',
			} );
			const byHand = { discount: '14.00', coupons: `${ code } 10.00` };
			assert.deepEqual(
				await change( {
					line_items: [ { id: line, total: '6.00' } ],
				} ),
				{ total: '6.00', ...byHand }
			);
			assert.deepEqual(
				await change( {
					line_items: [ { product_id: product, quantity: 1 } ],
				} ),
				{ total: '6.00 10.00', ...byHand }
			);
		} );

		it( 'has no discount without products', async () => {
			const { change, code, line } = await create( {
				discount_type: 'fixed_cart',
				amount: '10',
			} );
			assert.deepEqual(
				await change( { line_items: [ { id: line, quantity: 0 } ] } ),
				{ total: '', discount: '0.00', coupons: `${ code } 0.00` }
			);
		} );
	} );

	it( 'tells coupons apart that are known by their code only', async () => {
		const uses = { 'history-7': 1, 'History-8': 2, 'history-é': 3 };
		const found = {};
		for ( const [ code, times ] of Object.entries( uses ) ) {
			const coupon = await createCoupon( code );
			for ( let at = 0; at < times; at++ ) {
				const order = await createOrder( code );
				forgetCoupon( order );
				( found[ code ] ??= [] ).push( order );
			}
			// Past the hooks, which store in the orders what the coupon was.
			sql( `DELETE FROM {prefix}posts WHERE ID = ${ coupon }` );
		}
		const ids = Object.values( found ).map( ( group ) => {
			group.forEach( sync );
			const rows = group.map( readCoupons );
			assert.deepEqual( rows, Array( group.length ).fill( rows[ 0 ] ) );
			return rows[ 0 ][ 0 ][ 0 ];
		} );
		assert.equal( new Set( ids ).size, 3 );
		for ( const [ index, times ] of Object.values( uses ).entries() ) {
			const code = Object.keys( uses )[ index ];
			assert.deepEqual( await readReport( ids[ index ] ), [
				[ ids[ index ], times, `${ code } (deleted)` ],
			] );
		}
		const { body } = await api.get( '/wc-analytics/reports/orders', {
			coupon_includes: [ ids[ 0 ] ],
			extended_info: true,
			force_cache_refresh: true,
		} );
		assert.deepEqual(
			body.map( ( row ) => [ row.order_id, row.extended_info.coupons ] ),
			[
				[
					found[ 'history-7' ][ 0 ],
					[ { id: String( ids[ 0 ] ), code: 'history-7 (deleted)' } ],
				],
			]
		);
	} );
} );
