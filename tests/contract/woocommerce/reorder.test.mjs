import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';
import {
	STORAGES,
	activateStoredeck,
	call,
	installWooCommerce,
	removeAll,
	runJobs,
	runStore,
	simpleOrder,
} from './support/store.mjs';

const ROUTE = '/storedeck/v1/reorder';
const WEEK = 7 * 24 * 3600 * 1000;

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `what to reorder of WooCommerce’s ${ storage }`, () => {
		let api;
		let cheese;

		before( async () => {
			installWooCommerce( hasTables );
			cheese = call( 'create_product', 'Cheese', {
				_manage_stock: 'yes',
				_stock: '5',
			} );
			for ( let week = 1; week <= 10; week++ ) {
				const time = new Date( Date.now() - week * WEEK )
					.toISOString()
					.slice( 0, 19 )
					.replace( 'T', ' ' );
				call(
					'create_order',
					simpleOrder( cheese, '7', '20', {
						created: time,
						paid: time,
					} )
				);
			}
			activateStoredeck();
			runJobs();
			api = await signIn();
		} );

		after( removeAll );

		it( 'follows from its orders and stock, with meta of our own', async () => {
			const saved = await api.send( 'PUT', `${ ROUTE }/${ cheese }`, {
				supplier: 'Dairy',
				lead_time: 10,
			} );
			assert.equal( saved.status, 200, saved.text );

			const { body } = await api.get( ROUTE, { supplier: 'Dairy' } );
			assert.deepEqual(
				body.map( ( row ) => [
					row.name,
					row.stock,
					row.sold,
					row.lead_time,
					row.is_due,
				] ),
				[ [ 'Cheese', 5, 70, 10, true ] ]
			);
			assert.ok( body[ 0 ].days_left.low <= 5 );
			assert.ok( body[ 0 ].days_left.high >= 5 );
			assert.equal(
				runStore(
					`return get_post_meta( $given, '_stock', true );`,
					cheese
				),
				'5'
			);
		} );
	} );
}
