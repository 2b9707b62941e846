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
	add_filter( 'storedeck_stored_value', static fn( $known ) => array_merge_recursive( $known, array( 'meta' => array( '_acme_credit' ) ) ) );
	return \\Stand_In\\create_order( $given );
`;

const fee = ( total, meta = {} ) => ( {
	type: 'fee',
	name: 'Fee',
	meta: { _line_total: total, ...meta },
} );

/** How plugins store the payment of an order of 50, and shipping of 10, and what is left to pay. */
const CASES = {
	'an item of Gift Cards': {
		total: '0',
		items: [ { type: 'gift_card', meta: { amount: '60' } } ],
	},
	'an item of PW Gift Cards': {
		total: '20',
		items: [ { type: 'pw_gift_card', meta: { amount: '40' } } ],
	},
	'meta of Account Funds': { total: '35', meta: { _funds_used: '25' } },
	'meta with several cards': {
		total: '0',
		meta: {
			_ywgc_applied_gift_cards_totals: { one: '20', two: '40' },
		},
	},
	'meta of Smart Coupons': {
		total: '48',
		meta: { smart_coupons_contribution: { gift: '12' } },
	},
	'meta that a plugin names by the filter': {
		total: '40',
		meta: { _acme_credit: '20' },
	},
	'a negative fee of a wallet': {
		total: '45',
		items: [
			fee( '-15', { _legacy_fee_key: '_via_wallet_partial_payment' } ),
		],
	},
};

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `payments and fees of orders in WooCommerce’s ${ storage }`, () => {
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

		const create = ( order ) =>
			runStore( META, {
				shipping: '10',
				...order,
				items: [ line( product, 1, '50' ), ...( order.items ?? [] ) ],
			} );
		const readRevenue = async () => {
			const { totals } = await readReport( api, 'revenue/stats' );
			return [
				totals.gross_sales,
				totals.refunds,
				totals.fees,
				totals.net_revenue,
				totals.shipping,
				totals.total_sales,
			];
		};

		for ( const [ title, order ] of Object.entries( CASES ) ) {
			it( `with ${ title } change no sales and are no refund`, async () => {
				const id = create( order );
				try {
					assert.deepEqual(
						await readRevenue(),
						[ 50, 0, 0, 50, 10, 60 ]
					);
				} finally {
					call( 'delete_order', id );
				}
			} );
		}

		it( 'name fees, which explain what Revenue has more than Products', async () => {
			const id = create( {
				total: '100',
				items: [ fee( '45' ), fee( '-5' ) ],
			} );
			assert.deepEqual( await readRevenue(), [ 90, 0, 40, 90, 10, 100 ] );
			const { totals } = await readReport( api, 'products/stats' );
			assert.equal( totals.net_revenue, 50 );
			// A refund of a fee, then of all that is left.
			call( 'create_refund', id, {
				total: '-45',
				items: [ fee( '-45' ) ],
			} );
			assert.equal( ( await readRevenue() )[ 2 ], -5 );
			call( 'create_refund', id, {
				total: '-55',
				created: '2024-05-11 12:00:00',
			} );
			assert.deepEqual( await readRevenue(), [ 90, 100, 0, 0, 0, 0 ] );
			call( 'delete_order', id );
		} );
	} );
}
