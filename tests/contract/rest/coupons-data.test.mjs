import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';

const COUPONS = '/wc-analytics/coupons';

describe( 'writing coupons', () => {
	let api;
	const created = [];

	before( () => {
		api = createBatchClient();
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ COUPONS }/${ id }`, { force: true } );
		}
	} );

	it( 'creates, updates and deletes a coupon', async () => {
		const { status, body, text } = await api.send( 'POST', COUPONS, {
			code: 'test-coupon-1',
			discount_type: 'percent',
			amount: '12.5',
			usage_limit: 5,
			date_expires: '2031-01-31T23:59:59',
			product_ids: [ 3, 3, 4 ],
			email_restrictions: [ '*@example.test' ],
			minimum_amount: '20',
			free_shipping: true,
			description: 'A test.',
		} );
		assert.equal( status, 201, text );
		created.push( body.id );
		assert.equal( body.amount, '12.50' );
		assert.equal( body.usage_limit, 5 );
		assert.equal( body.date_expires, '2031-01-31T23:59:59' );
		assert.deepEqual( body.product_ids, [ 3, 4 ] );
		assert.equal( body.free_shipping, true );

		const changed = await api.send( 'PUT', `${ COUPONS }/${ body.id }`, {
			amount: '9',
			date_expires: null,
			usage_limit: null,
		} );
		assert.equal( changed.body.amount, '9.00' );
		assert.equal( changed.body.date_expires, null );
		assert.equal( changed.body.usage_limit, null );
		assert.equal( changed.body.code, 'test-coupon-1' );

		const found = await api.get( COUPONS, { code: 'TEST-COUPON-1' } );
		assert.deepEqual(
			found.body.map( ( { id } ) => id ),
			[ body.id ]
		);

		assert.equal(
			( await api.send( 'DELETE', `${ COUPONS }/${ body.id }`, {} ) )
				.status,
			200
		);
		assert.equal(
			( await api.get( `${ COUPONS }/${ body.id }` ) ).body.status,
			'trash'
		);
		assert.equal(
			(
				await api.send( 'DELETE', `${ COUPONS }/${ body.id }`, {
					force: true,
				} )
			).status,
			200
		);
		assert.equal(
			( await api.get( `${ COUPONS }/${ body.id }` ) ).status,
			404
		);
	} );

	for ( const limit of [ 0, '0', null ] ) {
		it( `accepts the limits ${ JSON.stringify(
			limit
		) }, which are none`, async () => {
			const limits = {
				usage_limit: limit,
				usage_limit_per_user: limit,
				limit_usage_to_x_items: limit,
			};
			const none = {
				usage_limit: null,
				usage_limit_per_user: null,
				limit_usage_to_x_items: null,
			};
			const pick = ( body ) =>
				Object.fromEntries(
					Object.keys( none ).map( ( key ) => [ key, body[ key ] ] )
				);
			const { status, body, text } = await api.send( 'POST', COUPONS, {
				code: `test-coupon-limits-${ created.length }`,
				...limits,
			} );
			assert.equal( status, 201, text );
			created.push( body.id );
			assert.deepEqual( pick( body ), none );
			const path = `${ COUPONS }/${ body.id }`;
			const limited = await api.send( 'PUT', path, { usage_limit: 1 } );
			assert.equal( limited.body.usage_limit, 1 );
			const unlimited = await api.send( 'PUT', path, limits );
			assert.equal( unlimited.status, 200, unlimited.text );
			assert.deepEqual( pick( unlimited.body ), none );
		} );
	}

	it( 'rejects invalid and duplicate coupons', async () => {
		const { body } = await api.send( 'POST', COUPONS, {
			code: 'test-coupon-2',
		} );
		created.push( body.id );
		const duplicate = await api.send( 'POST', COUPONS, {
			code: 'TEST-COUPON-2',
		} );
		assert.equal( duplicate.status, 400 );
		assert.equal(
			duplicate.body.code,
			'woocommerce_rest_coupon_code_already_exists'
		);
		await Promise.all(
			[
				{},
				{ code: '  ' },
				{ code: '<b>x</b>' },
				{ code: 'x', amount: 'much' },
				{ code: 'x', amount: '-1' },
				{ code: 'x', amount: '101', discount_type: 'percent' },
				{ code: 'x', discount_type: 'gift' },
				{ code: 'x', usage_limit: -1 },
				{ code: 'x', usage_limit: 'some' },
				{ code: 'x', date_expires: 'tomorrow' },
				{ code: 'x', product_ids: [ 'a' ] },
				{ code: 'x', email_restrictions: [ 'no-email' ] },
				{ code: 'x', status: 'gone' },
			].map( async ( fields ) => {
				const response = await api.send( 'POST', COUPONS, fields );
				assert.equal( response.status, 400, JSON.stringify( fields ) );
			} )
		);
	} );
} );
