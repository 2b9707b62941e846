import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';
import {
	STORAGES,
	WITH_META,
	activateStoredeck,
	call,
	installWooCommerce,
	line,
	readReport,
	removeAll,
	runJobs,
	runStore,
} from './support/store.mjs';

/** Creates an order with meta. */
const META = `
	${ WITH_META }
	return \\Stand_In\\create_order( $given );
`;

const POUNDS = [ { currency: 'GBP', orders: 1, total: 100 } ];

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `orders in another currency in WooCommerce’s ${ storage }`, () => {
		let api;
		let product;

		before( async () => {
			installWooCommerce( hasTables );
			product = call( 'create_product', 'Shirt' );
			activateStoredeck();
			runJobs();
			api = await signIn();
		} );

		after( removeAll );

		const read = async () => {
			const { totals } = await readReport( api, 'revenue/stats' );
			const { body } = await api.get( '/storedeck/v1/data-state' );
			return [
				totals.net_revenue,
				totals.shipping,
				totals.refunds,
				body.converted_orders,
				body.other_currencies,
			];
		};
		const create = ( meta ) =>
			runStore( META, {
				currency: 'GBP',
				total: '100',
				shipping: '10',
				items: [ line( product, 1, '90' ) ],
				meta,
			} );

		it( 'are counted by the rate that WooPayments stored, with their refunds', async () => {
			const id = create( {
				_wcpay_multi_currency_order_default_currency: 'EUR',
				_wcpay_multi_currency_stripe_exchange_rate: '1.1',
			} );
			assert.deepEqual( await read(), [ 99, 11, 0, POUNDS, [] ] );
			call( 'create_refund', id, {
				currency: 'GBP',
				total: '-30',
				items: [ line( product, -1, '-30' ) ],
			} );
			assert.deepEqual( await read(), [ 66, 11, 33, POUNDS, [] ] );
			call( 'delete_order', id );
		} );

		it( 'are left out and named without a rate', async () => {
			const id = create( {} );
			assert.deepEqual( await read(), [ 0, 0, 0, [], POUNDS ] );
			call( 'delete_order', id );
		} );
	} );
}
