// cspell:ignore Tisana qualità
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';
import { waitForSync } from './support/wait-for-sync.mjs';

const ANALYTICS = '/wc-analytics';

/** Letters that share bytes with spaces, or have no small form in ASCII. */
describe( 'texts with letters beyond ASCII', () => {
	let api;
	const created = [];

	const create = async ( route, values ) => {
		const response = await api.send(
			'POST',
			`${ ANALYTICS }/${ route }`,
			values
		);
		if ( response.status === 201 ) {
			created.unshift(
				`${ ANALYTICS }/${ route }/${ response.body.id }`
			);
		}
		return response;
	};

	before( async () => {
		api = await signIn();
	} );
	after( async () => {
		for ( const path of created ) {
			await api.send( 'DELETE', path, { force: true } );
		}
	} );

	it( 'finds a coupon by its code in capital and small letters', async () => {
		const coupon = await create( 'coupons', {
			code: '\u00a0CITTÀ À\u202f',
			amount: '1',
		} );
		assert.equal( coupon.status, 201 );
		assert.equal( coupon.body.code.toLowerCase(), 'città à' );
		for ( const code of [ 'città à', 'Città À', 'CITTÀ À' ] ) {
			const again = await create( 'coupons', { code, amount: '1' } );
			assert.equal(
				again.body.code,
				'woocommerce_rest_coupon_code_already_exists',
				code
			);
		}
		const product = await create( 'products', {
			name: 'Tisana qualità',
			regular_price: '10',
		} );
		const order = await create( 'orders', {
			status: 'completed',
			line_items: [ { product_id: product.body.id, quantity: 1 } ],
			coupon_lines: [ { code: 'città à' } ],
		} );
		assert.equal( order.status, 201, order.text );
		await waitForSync( api );
		const report = await api.get( `${ ANALYTICS }/reports/coupons`, {
			coupons: [ coupon.body.id ],
			after: '2020-01-01T00:00:00',
			before: '2040-01-01T00:00:00',
		} );
		assert.deepEqual(
			report.body.map( ( row ) => [ row.coupon_id, row.orders_count ] ),
			[ [ coupon.body.id, 1 ] ]
		);
	} );

	it( 'refuses names and codes that show nothing', async () => {
		for ( const blank of [ '\u00a0', '\u202f\u3000', '\ufeff\u200b' ] ) {
			for ( const [ route, values ] of [
				[ 'coupons', { code: blank, amount: '1' } ],
				[ 'products/categories', { name: blank } ],
				[ 'products/attributes', { name: blank } ],
			] ) {
				const { status } = await create( route, values );
				assert.equal( status, 400, `${ route } ${ escape( blank ) }` );
			}
		}
	} );
} );
