import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { setStorage } from './support/orders.mjs';

/** Random operations per storage of orders; `OPERATIONS` in the environment for more. */
const OPERATIONS = Number( process.env.OPERATIONS ?? 250 );

/** How often the reports other than Revenue are compared. */
const EVERY = 10;

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/random-orders.php'
);

/**
 * Storage => option of WooCommerce and year of the orders. The demo store, which
 * has no orders in 2020, is in order tables only.
 */
const STORAGES = {
	'order tables': { enabled: 'yes', year: 2024 },
	posts: { enabled: 'no', year: 2020 },
};

const runPhp = ( code, year = 2024 ) =>
	php(
		`define( 'RANDOM_YEAR', ${ year } );
		require_once ${ JSON.stringify( SUPPORT ) };
		${ code }`
	);

/** Numbers with four decimals, without those that are 0. */
const round = ( figures ) =>
	Object.fromEntries(
		Object.entries( figures )
			.map( ( [ key, value ] ) => [
				key,
				Number( Number( value ).toFixed( 4 ) ) + 0,
			] )
			.filter( ( [ , value ] ) => value !== 0 )
	);

/** Figures by key, without keys whose figures are all 0. */
const roundAll = ( figures ) =>
	Object.fromEntries(
		Object.entries( figures )
			.map( ( [ key, values ] ) => [ key, round( values ) ] )
			.filter( ( [ , values ] ) => Object.keys( values ).length > 0 )
	);

test.describe( 'reports of WooCommerce’s orders', () => {
	let api;
	let range;
	const read = async ( report, query ) => {
		const { status, body } = await api.get(
			`/storedeck/v1/reports/${ report }`,
			{ ...range, ...query }
		);
		assert.equal( status, 200, JSON.stringify( body ) );
		return body;
	};
	const pick = ( row, names ) =>
		Object.fromEntries( names.map( ( name ) => [ name, row[ name ] ] ) );

	const readDays = async () => {
		const { intervals } = await read( 'revenue/stats', {
			interval: 'day',
			per_page: 2000,
		} );
		return Object.fromEntries(
			intervals.map( ( { interval, subtotals } ) => [
				interval,
				pick( subtotals, [
					'orders_count',
					'total_sales',
					'shipping',
					'taxes',
					'coupons',
					'num_items_sold',
				] ),
			] )
		);
	};
	const readItems = async ( report, id, names ) => {
		const rows = await read( report );
		return Object.fromEntries(
			rows.map( ( row ) => [ row[ id ], pick( row, names ) ] )
		);
	};
	const compareAll = async ( stored, message ) => {
		assert.deepEqual(
			roundAll(
				await readItems( 'products', 'product_id', [
					'items_sold',
					'net_revenue',
				] )
			),
			roundAll( stored.products ),
			message
		);
		assert.deepEqual(
			roundAll(
				await readItems( 'taxes', 'tax_rate_id', [ 'total_tax' ] )
			),
			roundAll( stored.taxes ),
			message
		);
		const coupons = await read( 'coupons', { extended_info: true } );
		assert.deepEqual(
			roundAll(
				Object.fromEntries(
					coupons.map( ( { amount, extended_info: { code } } ) => [
						code.toLowerCase(),
						{ amount },
					] )
				)
			),
			roundAll( stored.coupons ),
			message
		);
	};

	test.beforeAll( async () => {
		api = await signIn();
		runPhp(
			`update_option( 'woocommerce_date_type', 'date_paid' ); return true;`
		);
	} );

	for ( const [ storage, { enabled, year } ] of Object.entries( STORAGES ) ) {
		test( `equal SQL after each of ${ OPERATIONS } random operations with ${ storage }`, async () => {
			setStorage( enabled );
			range = {
				after: `${ year }-02-25T00:00:00`,
				before: `${ year }-11-10T23:59:59`,
				per_page: 100,
			};
			try {
				for ( let seed = 1; seed <= OPERATIONS; seed++ ) {
					const done = runPhp(
						`return random_operation( ${ seed } );`,
						year
					);
					const stored = runPhp( 'return stored_figures();', year );
					assert.deepEqual(
						roundAll( await readDays() ),
						roundAll( stored.days ),
						`${ seed }: ${ done }`
					);
					if ( seed % EVERY === 0 ) {
						await compareAll( stored, `${ seed }: ${ done }` );
					}
				}
			} finally {
				runPhp(
					`foreach ( wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'type' => 'shop_order', 'created_via' => RANDOM_CREATED_VIA, 'status' => array_merge( array_keys( wc_get_order_statuses() ), array( 'trash' ) ) ) ) as $id ) { wc_get_order( $id )->delete( true ); } return true;`
				);
				setStorage( 'yes' );
			}
		} );
	}
} );
