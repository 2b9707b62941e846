import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { php, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/comparison-now.php'
);

const runPhp = ( code ) =>
	php( `require_once ${ JSON.stringify( SUPPORT ) }; ${ code }` );

/** Metrics by key. */
const byKey = ( metrics ) =>
	Object.fromEntries( metrics.map( ( metric ) => [ metric.key, metric ] ) );

/** Amounts by reason and metric, for example `stored_counts instock`. */
const getAmounts = ( reasons ) =>
	Object.fromEntries(
		reasons.flatMap( ( { code, amounts } ) =>
			amounts.map( ( { key, amount } ) => [
				`${ code } ${ key }`,
				amount,
			] )
		)
	);

test.describe( 'the comparison of reports without a period', () => {
	let api;
	const read = async ( report ) => {
		const { status, body } = await api.get(
			'/storedeck/v1/report-comparison',
			{ report }
		);
		assert.equal( status, 200, JSON.stringify( body ) );
		const [ comparison ] = body;
		assert.deepEqual( comparison.errors, [] );
		for ( const { key, difference } of comparison.metrics ) {
			const sum = comparison.reasons
				.flatMap( ( { amounts } ) => amounts )
				.filter( ( amount ) => amount.key === key )
				.reduce( ( total, { amount } ) => total + amount, 0 );
			assert.equal(
				sum.toFixed( 2 ),
				( difference + 0 ).toFixed( 2 ),
				`${ key }: ${ JSON.stringify( comparison.reasons ) }`
			);
		}
		for ( const { code, text } of comparison.reasons ) {
			assert.notEqual(
				code,
				'unexplained',
				JSON.stringify( comparison )
			);
			assert.doesNotMatch( text, /%/ );
		}
		return comparison;
	};

	test.beforeAll( async () => {
		api = await signIn();
		runPhp(
			`update_option( 'woocommerce_date_type', 'date_paid' ); return now_delete();`
		);
		runPhp( 'return now_prepare() && now_clear_counts();' );
	} );
	test.afterAll( () => runPhp( 'return now_delete();' ) );

	test( 'has no differences of products that both count alike', async () => {
		const { metrics, reasons } = await read( 'stock' );
		assert.deepEqual( reasons, [] );
		assert.deepEqual( Object.keys( byKey( metrics ) ).sort(), [
			'instock',
			'lowstock',
			'onbackorder',
			'outofstock',
			'products',
		] );
		assert.ok( byKey( metrics ).products.storedeck > 100 );
	} );

	test( 'explains products that WooCommerce counts, by status', async () => {
		const before = byKey( ( await read( 'stock' ) ).metrics );
		runPhp( 'return now_create_products();' );
		const { metrics, reasons } = await read( 'stock' );
		const after = byKey( metrics );
		// The simple one with another status, and three published products with their variations.
		assert.equal( after.products.storedeck - before.products.storedeck, 5 );
		assert.equal( after.lowstock.storedeck - before.lowstock.storedeck, 1 );
		assert.equal(
			after.products.woocommerce - before.products.woocommerce,
			10
		);
		const amounts = getAmounts( reasons );
		// Before 10.6, WooCommerce's numbers by status contain drafts and the trash, its number of products does not.
		const countsAll = php(
			`return version_compare( WC_VERSION, '10.6', '<' );`
		);
		assert.deepEqual( amounts, {
			'orphan_variations products': -1,
			'orphan_variations instock': -1,
			'private_products products': -2,
			'private_products instock': -1,
			'private_products outofstock': -1,
			'unpublished_products products': -2,
			'unpublished_products instock': countsAll ? -3 : -1,
			'unpublished_products onbackorder': -1,
			'other_stock instock': 1,
			'other_stock outofstock': -1,
			'low_stock_thresholds lowstock': 1,
		} );
	} );

	test( 'explains numbers that WooCommerce stored, without counting them again', async () => {
		const before = getAmounts( ( await read( 'stock' ) ).reasons );
		const stored = php( `
			$count = (int) get_transient( 'wc_admin_stock_count_onbackorder' ) + 7;
			set_transient( 'wc_admin_stock_count_onbackorder', $count );
			return $count;
		` );
		const { metrics, reasons } = await read( 'stock' );
		assert.equal( byKey( metrics ).onbackorder.woocommerce, stored );
		assert.deepEqual( getAmounts( reasons ), {
			...before,
			'stored_counts onbackorder': -7,
		} );
	} );

	test( 'explains each customer and what their orders change of averages', async () => {
		const before = getAmounts( ( await read( 'customers' ) ).reasons );
		runPhp( 'return now_create_customers();' );
		runPhp( 'return now_import_customers();' );
		const { reasons } = await read( 'customers' );
		const after = getAmounts( reasons );
		const count = ( code ) =>
			( after[ `${ code } customers_count` ] ?? 0 ) -
			( before[ `${ code } customers_count` ] ?? 0 );
		assert.deepEqual(
			{
				guests_without_email: count( 'guests_without_email' ),
				other_customers: count( 'other_customers' ),
				customers_not_storedeck: count( 'customers_not_storedeck' ),
				customers_not_woocommerce: count( 'customers_not_woocommerce' ),
			},
			{
				// Has an order without an email.
				guests_without_email: -1,
				// Her account was deleted, and its row with it.
				other_customers: 1,
				// No order of this row is left.
				customers_not_storedeck: -1,
				// Has an account, but never ordered.
				customers_not_woocommerce: 1,
			}
		);
		const texts = Object.fromEntries(
			reasons.map( ( { code, text } ) => [ code, text ] )
		);
		assert.match( texts.other_currencies, /1 order in EUR.*USD only/ );
		assert.match( texts.orders_without_date, /no “Date paid”/ );
		assert.match( texts.not_imported_woocommerce, /^1 order or refund is/ );
		assert.match(
			texts.customers_without_orders,
			/divides by all customers/
		);
		for ( const code of [
			'other_currencies',
			'orders_without_date',
			'not_imported_woocommerce',
			'customers_without_orders',
		] ) {
			assert.notEqual(
				after[ `${ code } avg_total_spend` ] ?? 0,
				0,
				code
			);
		}
	} );
} );
