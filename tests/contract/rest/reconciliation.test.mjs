import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
	REPAIR_ALL_SUMS,
	RUN_JOBS,
	client,
	php,
	signIn,
	sql,
	startPhp,
} from '../../setup/site.mjs';

const TABLES = {
	storedeck_order_stats: 'order_id',
	storedeck_order_product_lookup: 'order_id',
	storedeck_order_coupon_lookup: 'order_id',
	storedeck_order_tax_lookup: 'order_id',
};

describe( 'reconciliation of report rows', () => {
	let api;
	let product;
	const ids = [];

	const readRows = () =>
		Object.entries( TABLES ).map( ( [ table, column ] ) =>
			sql(
				`SELECT * FROM {prefix}${ table } WHERE ${ column } IN ( ${ ids } ) ORDER BY ${ column }`
			)
		);

	const change = ( table, statement ) =>
		php(
			`global $wpdb; $wpdb->query( str_replace( '{table}', $wpdb->prefix . '${ table }', "${ statement }" ) ); return true;`
		);

	/** Runs the step of a job that begins at the first order of this file, and returns the number of repaired orders. */
	const reconcile = () =>
		php( `
			$job = new \\Storedeck\\Jobs\\Job( 'test', 'reconcile', 1, 'open', array(), array(), 0, 0, 0, 0, 0 );
			$job->checkpoint = array( 'stage' => 'orders', 'first' => 0, 'last' => ${
				ids[ 0 ] - 1
			}, 'size' => ${ ids.length }, 'repaired' => 0 );
			$handler = new \\Storedeck\\Jobs\\Import\\Reconcile_Handler();
			$handler->step( $job );
			return $job->checkpoint['repaired'];
		` );

	before( async () => {
		// Other tests rebuild rows, whose sums are filled in the background.
		php(
			`\\Storedeck\\Jobs\\Sums\\Sum_Jobs::fill(); ${ RUN_JOBS } return true;`
		);
		api = await signIn();
		product = (
			await api.send( 'POST', '/wc-analytics/products', {
				name: 'Test reconciled',
				regular_price: '10',
			} )
		).body.id;
		for ( const quantity of [ 1, 2, 3 ] ) {
			const { body } = await api.send( 'POST', '/wc-analytics/orders', {
				status: 'completed',
				billing: { email: 'reconciled@example.test' },
				line_items: [ { product_id: product, quantity } ],
			} );
			ids.push( body.id );
		}
		// Before an answer, new orders without rows and changed ones are searched. These are neither.
		php( `
			\\Storedeck\\Sync\\Order_Search::install();
			$option = \\Storedeck\\Sync\\Order_Search::OPTION;
			return update_option( $option, array( 'last' => ${ ids[ 2 ] } ) + get_option( $option ) );
		` );
		sql(
			`UPDATE {prefix}wc_orders SET date_updated_gmt = '2020-01-01 00:00:00' WHERE id IN ( ${ ids } )`
		);
	} );

	after( async () => {
		for ( const id of ids ) {
			await api.send( 'DELETE', `/wc-analytics/orders/${ id }`, {
				force: true,
			} );
		}
		await api.send( 'DELETE', `/wc-analytics/products/${ product }`, {
			force: true,
		} );
		php( `${ REPAIR_ALL_SUMS } return true;` );
	} );

	it( 'repairs nothing when all rows are right', () => {
		assert.equal( reconcile(), 0 );
	} );

	for ( const [ title, table, statement ] of [
		[
			'restores a row that is missing',
			'storedeck_order_stats',
			'DELETE FROM {table} WHERE order_id = %1',
		],
		[
			'restores a line that is missing',
			'storedeck_order_product_lookup',
			'DELETE FROM {table} WHERE order_id = %1',
		],
		[
			'restores an amount that was changed by a cent',
			'storedeck_order_stats',
			'UPDATE {table} SET net_total = net_total + 0.01 WHERE order_id = %1',
		],
		[
			'restores the date of a line that was changed',
			'storedeck_order_product_lookup',
			"UPDATE {table} SET date_created = '2001-01-01 00:00:00' WHERE order_id = %1",
		],
		[
			'restores which customers return',
			'storedeck_order_stats',
			'UPDATE {table} SET returning_customer = 0 WHERE order_id = %1',
		],
		[
			'restores the customer of an order',
			'storedeck_order_stats',
			'UPDATE {table} SET customer_id = 0 WHERE order_id = %1',
		],
		[
			'deletes a row that is too many',
			'storedeck_order_tax_lookup',
			'INSERT INTO {table} ( order_id, tax_rate_id, date_created, shipping_tax, order_tax, total_tax ) VALUES ( %1, 999999, NOW(), 0, 1, 1 )',
		],
	] ) {
		it( title, () => {
			const rows = readRows();
			change( table, statement.replace( '%1', String( ids[ 1 ] ) ) );
			assert.notDeepEqual( readRows(), rows );
			assert.equal( reconcile(), 1 );
			assert.deepEqual( readRows(), rows );
		} );
	}

	it( 'deletes the rows of an order that no longer exists', async () => {
		const missing = ids[ 2 ];
		const rows = sql(
			`SELECT * FROM {prefix}storedeck_order_stats WHERE order_id = ${ missing }`
		);
		await api.send( 'DELETE', `/wc-analytics/orders/${ missing }`, {
			force: true,
		} );
		change(
			'storedeck_order_stats',
			`INSERT INTO {table} ( ${ Object.keys(
				rows[ 0 ]
			) } ) VALUES ( ${ Object.values( rows[ 0 ] ).map( ( value ) =>
				value === null ? 'NULL' : `'${ value }'`
			) } )`
		);
		assert.equal( reconcile(), 1 );
		assert.deepEqual(
			sql(
				`SELECT * FROM {prefix}storedeck_order_stats WHERE order_id = ${ missing }`
			),
			[]
		);
	} );

	it( 'leaves orders out that were never imported', () => {
		Object.keys( TABLES ).forEach( ( table ) =>
			change(
				table,
				`DELETE FROM {table} WHERE order_id = ${ ids[ 0 ] }`
			)
		);
		const find = ( first, since ) =>
			php(
				`return ( new \\Storedeck\\Sync\\Order_Check( ${ first }, '${ since }' ) )->get_outdated( array( ${ ids[ 0 ] } ) );`
			);
		assert.deepEqual( find( ids[ 0 ], '' ), [ ids[ 0 ] ] );
		assert.deepEqual( find( ids[ 0 ] + 1, '' ), [] );
		assert.deepEqual( find( ids[ 0 ], '2999-01-01 00:00:00' ), [] );
		reconcile();
	} );

	it( 'corrects products, categories, sums and metrics of customers', async () => {
		const RANGE = {
			after: '2005-01-01T00:00:00',
			before: '2005-01-31T23:59:59',
		};
		const readTotals = async () =>
			( await api.get( '/wc-analytics/reports/orders/stats', RANGE ) )
				.body.totals;
		const read = () => ( {
			products: sql(
				`SELECT * FROM {prefix}storedeck_product_meta_lookup WHERE product_id = ${ product }`
			),
			categories: sql(
				'SELECT * FROM {prefix}storedeck_category_lookup ORDER BY category_tree_id, category_id'
			),
			metrics: sql(
				'SELECT * FROM {prefix}storedeck_customer_metrics ORDER BY date_type, customer_id LIMIT 3'
			),
		} );
		const [ totals, rows ] = [ await readTotals(), read() ];
		change(
			'storedeck_product_meta_lookup',
			`UPDATE {table} SET min_price = 999 WHERE product_id = ${ product }`
		);
		change(
			'storedeck_category_lookup',
			'INSERT INTO {table} ( category_tree_id, category_id ) VALUES ( 999999, 999998 )'
		);
		change(
			'storedeck_sums_orders',
			`REPLACE INTO {table} ( is_month, date_type, day, status, is_returning, currency, change_id, row_count, orders_count,
				num_items_sold, total_sales, refunds, taxes, shipping, net_revenue, all_rows )
			VALUES ( 0, 0, '2005-01-10', 'wc-completed', 0, 'USD', 0, 1, 1, 1, 10000, 0, 0, 0, 10000, 1 )`
		);
		change(
			'storedeck_customer_metrics',
			`UPDATE {table} SET total_spend = total_spend + 1 WHERE customer_id = ${ rows.metrics[ 0 ].customer_id }`
		);
		assert.equal( ( await readTotals() ).net_revenue, 1 );
		for ( const [ name, changed ] of Object.entries( read() ) ) {
			assert.notDeepEqual( changed, rows[ name ], name );
		}

		const progress = php( `
			\\Storedeck\\Jobs\\Import\\Reconciliation::add();
			${ RUN_JOBS }
			return \\Storedeck\\Jobs\\Import\\Reconciliation::get_progress();
		` );
		assert.equal( progress.is_running, false );
		assert.ok( progress.repaired > 0 );
		assert.deepEqual( await readTotals(), totals );
		assert.deepEqual( read(), rows );
	} );

	for ( const [ what, call ] of Object.entries( {
		products: () => `Product_Sync::sync( array( ${ product } ) )`,
		categories: () => 'Category_Sync::rebuild()',
	} ) ) {
		it( `writes ${ what } after a process that is writing rows`, async () => {
			const first = startPhp( `
				$end = 0;
				\\Storedeck\\Sync\\Sync_Lock::run( static function () use ( &$end ) {
					usleep( 3000000 );
					$end = microtime( true );
				} );
				return $end;
			` );
			const isHeld = () =>
				! php(
					'return ( new \\Storedeck\\Common\\Lock( "sync" ) )->acquire();'
				);
			while ( ! isHeld() ) {
				await new Promise( ( done ) => setTimeout( done, 50 ) );
			}
			const second = php(
				`\\Storedeck\\Sync\\${ call() }; return microtime( true );`
			);
			const { code, output } = await first.ended;
			assert.equal( code, 0, output );
			assert.ok( second > JSON.parse( output ) );
		} );
	}

	it( 'is scheduled daily', () => {
		assert.equal(
			php( `return wp_get_schedule( 'storedeck_reconcile' );` ),
			'daily'
		);
	} );

	it( 'can be started by store managers only', async () => {
		const { status } = await client().send(
			'POST',
			'/storedeck/v1/data-state/reconcile'
		);
		assert.equal( status, 401 );
	} );
} );
