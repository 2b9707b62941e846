import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { setStorage } from './support/orders.mjs';

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/refunds.php'
);

const runPhp = ( code, given = null ) =>
	php(
		`require_once ${ JSON.stringify( SUPPORT ) };
		${ code }`,
		given
	);

const DAY = '2019-05-10';

/** All of the demo store and the orders of the test, which are refunded today. */
const RANGE = {
	after: '2000-01-01T00:00:00',
	before: '2099-12-31T23:59:59',
	interval: 'year',
	per_page: 100,
};

const REPORTS = [
	'revenue',
	'orders',
	'products',
	'variations',
	'coupons',
	'taxes',
	'customers',
];

/** Counts of what was sold, which a refund does not take back. */
const COUNTS =
	/(_count|^orders|tax_codes|total_customers|customers|^products|^variations|^avg_|returning|new_)/;

const STORAGES = { 'order tables': 'yes', posts: 'no' };

/** What is refunded, and how the totals of Revenue change by the order and its refunds. */
const CASES = {
	'the status is set to Refunded': {
		code: `$order->update_status( 'refunded' );`,
		changes: { refunds: 132, gross_sales: 100 },
	},
	'the whole amount is typed': {
		code: `refunds_amount( $order, 132 );`,
		changes: { refunds: 132, gross_sales: 100 },
	},
	'the rest is refunded by status after one of two items': {
		options: { has_taxes: false },
		code: `refunds_item( $order, 0, 50 ); wc_get_order( $order->get_id() )->update_status( 'refunded' );`,
		changes: { refunds: 120, gross_sales: 100 },
	},
	'three amounts are the whole': {
		code: `refunds_amount( $order, 30 ); refunds_amount( $order, 0.01 ); refunds_amount( $order, 101.99 );`,
		changes: { refunds: 132, gross_sales: 100 },
	},
	'an order of variations with a fee is refunded by status': {
		options: { is_variable: true, has_fee: true },
		code: `$order->update_status( 'refunded' );`,
		changes: { refunds: 139, gross_sales: 107 },
	},
	'an order with a coupon is refunded by status': {
		options: { has_coupon: true },
		code: `$order->update_status( 'refunded' );`,
		// The discount was given.
		changes: { refunds: 122, gross_sales: 100, coupons: 10 },
	},
	'the rest of a line with several items is refunded by status': {
		options: { quantities: [ 3, 2 ] },
		code: `refunds_item( $order, 0, 16.67, 1 ); refunds_item( $order, 1, 12.34, 0 ); wc_get_order( $order->get_id() )->update_status( 'refunded' );`,
		changes: { refunds: 132, gross_sales: 100 },
	},
	'an amount that is less than the whole is typed': {
		code: `refunds_amount( $order, 30 );`,
		changes: {
			refunds: 30,
			gross_sales: 100,
			net_revenue: 70,
			taxes: 12,
			shipping: 20,
			total_sales: 102,
			num_items_sold: 2,
		},
		isPart: true,
	},
	'a refund is deleted again': {
		code: `$refund = refunds_amount( $order, 30 ); $order->update_status( 'refunded' ); wc_get_order( $refund->get_id() )->delete( true ); $order->update_status( 'completed' );`,
		changes: {
			refunds: 102,
			gross_sales: 100,
			net_revenue: -2,
			taxes: 12,
			shipping: 20,
			total_sales: 30,
			num_items_sold: 2,
		},
		isPart: true,
	},
};

test.describe( 'refunds of WooCommerce’s orders', () => {
	let api;

	const read = async ( report, query = RANGE ) => {
		const { status, body } = await api.get(
			`/storedeck/v1/reports/${ report }`,
			query
		);
		assert.equal( status, 200, JSON.stringify( body ) );
		return body;
	};
	const readTotals = async () =>
		Object.fromEntries(
			await Promise.all(
				REPORTS.map( async ( report ) => [
					report,
					( await read( `${ report }/stats` ) ).totals,
				] )
			)
		);
	/** The amounts that changed, to the cent. */
	const subtract = ( later, earlier ) =>
		Object.fromEntries(
			Object.keys( later )
				.filter(
					( key ) =>
						typeof later[ key ] === 'number' && ! COUNTS.test( key )
				)
				.map( ( key ) => [
					key,
					Math.round( ( later[ key ] - earlier[ key ] ) * 100 ) / 100,
				] )
				.filter( ( [ , change ] ) => change !== 0 )
		);

	test.beforeAll( async () => {
		api = await signIn();
		php(
			`update_option( 'woocommerce_date_type', 'date_paid' ); return true;`
		);
	} );

	for ( const [ storage, hasTables ] of Object.entries( STORAGES ) ) {
		test.describe( `with ${ storage }`, () => {
			test.beforeAll( () => {
				setStorage( hasTables );
			} );

			test.afterAll( () => {
				runPhp( 'return refunds_delete();' );
				setStorage( 'yes' );
			} );

			for ( const [
				title,
				{ code, options = {}, changes, isPart = false },
			] of Object.entries( CASES ) ) {
				test( `when ${ title }, every report agrees`, async () => {
					const earlier = await readTotals();
					const ids = runPhp(
						`$order = refunds_order( $given );
						$items = array_values( $order->get_items() );
						${ code }
						return array(
							'products'   => array_map( static fn( $item ) => $item->get_product_id(), $items ),
							'categories' => array_merge( ...array_map( static fn( $item ) => wc_get_product( $item->get_product_id() )->get_category_ids(), $items ) ),
							'orders'     => array_merge( array( $order->get_id() ), array_map( static fn( $refund ) => $refund->get_id(), wc_get_order( $order->get_id() )->get_refunds() ) ),
						);`,
						{ day: DAY, ...options }
					);
					const later = await readTotals();
					for ( const report of [ 'revenue', 'orders' ] ) {
						assert.deepEqual(
							subtract( later[ report ], earlier[ report ] ),
							changes,
							report
						);
					}
					const rows = await read( 'orders', {
						...RANGE,
						order_includes: ids.orders,
					} );
					const [ net, items ] = [
						'net_total',
						'num_items_sold',
					].map( ( key ) =>
						rows.reduce( ( sum, row ) => sum + row[ key ], 0 )
					);
					assert.equal(
						Math.round( net * 100 ) + 0,
						100 * ( changes.net_revenue ?? 0 )
					);
					assert.equal( items, changes.num_items_sold ?? 0 );
					if ( isPart ) {
						return;
					}
					for ( const report of [
						'products',
						'variations',
						'taxes',
						'customers',
					] ) {
						assert.deepEqual(
							subtract( later[ report ], earlier[ report ] ),
							{},
							report
						);
					}
					for ( const [ report, filter, key ] of [
						[ 'products', 'products', 'products' ],
						[ 'categories', 'categories', 'categories' ],
						[ 'variations', 'product_includes', 'products' ],
					] ) {
						const found = await read( report, {
							...RANGE,
							[ filter ]: ids[ key ],
						} );
						assert.deepEqual(
							found.map( ( row ) => [
								row.items_sold,
								row.net_revenue,
							] ),
							found.map( () => [ 0, 0 ] ),
							report
						);
					}
					const { totals } = await read( 'orders/stats', {
						...RANGE,
						segmentby: 'product',
						product_includes: ids.products,
					} );
					assert.equal( totals.segments.length, 2 );
					for ( const { subtotals } of totals.segments ) {
						assert.deepEqual(
							[
								subtotals.net_revenue,
								subtotals.taxes,
								subtotals.shipping,
								subtotals.total_sales,
								subtotals.num_items_sold,
							],
							[ 0, 0, 0, 0, 0 ]
						);
					}
				} );
			}
		} );
	}
} );
