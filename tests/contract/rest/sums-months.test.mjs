import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { compareSums } from '../../setup/raw-sums.mjs';
import { settleSums } from '../../setup/settle-sums.mjs';
import { php, signIn, sql } from '../../setup/site.mjs';

const TABLE = '{prefix}storedeck_sums_products';
/** 1.00 in stored units. */
const ONE = 10000;

/*
 * Stored sums that differ from the rows of orders: of a day, of a month or of both,
 * as after a faulty restore. The reconciliation repairs each of them and counts it.
 */
describe( 'stored sums of days and months that are wrong', () => {
	let api;
	/** A day with an order that is paid, and its month: their rows of a product. */
	let product;
	let day;
	let month;

	const read = async () => {
		const range = {
			after: `${ month }T00:00:00`,
			before: `${ php(
				`return gmdate( 'Y-m-t', strtotime( '${ month }' ) );`
			) }T23:59:59`,
		};
		const list = await api.get( '/wc-analytics/reports/products', {
			...range,
			products: [ product ],
		} );
		const stats = await api.get( '/wc-analytics/reports/products/stats', {
			...range,
			products: [ product ],
			interval: 'month',
		} );
		return [
			list.body[ 0 ].net_revenue,
			stats.body.totals.net_revenue,
			stats.body.intervals[ 0 ].subtotals.net_revenue,
		];
	};

	const merge = () =>
		php( '\\Storedeck\\Jobs\\Sums\\Sum_Jobs::merge(); return true;' );

	/** Compares sums with the rows, and returns the number of those that were repaired. */
	const repair = ( names = [ 'products' ] ) =>
		php( `
			$repaired = 0;
			foreach ( \\Storedeck\\Reports\\Sums\\Sum_Days::get_slices() as list( $first, $last ) ) {
				$repaired += \\Storedeck\\Reports\\Sums\\Sum_Maintenance::repair_all( $first, $last, json_decode( '${ JSON.stringify(
					names
				) }' ) );
			}
			return $repaired;
		` );

	/** Runs the reconciliation and returns the number of what it repaired. */
	const reconcile = async () => {
		let state = await api.send(
			'POST',
			'/storedeck/v1/data-state/reconcile'
		);
		while ( state.body.reconciliation.is_running ) {
			state = await api.get( '/storedeck/v1/data-state' );
		}
		return state.body.reconciliation.repaired;
	};

	const testHealth = () =>
		php(
			'return \\Storedeck\\Site_Health\\Site_Health::test_reconciliation()["status"];'
		);

	const where = ( isMonth ) =>
		`is_month = ${ isMonth } AND date_type = 0 AND product_id = ${ product } AND status = 'wc-completed' AND change_id = 0 AND day = '${
			isMonth ? month : day
		}'`;
	const add = ( isMonth, units ) =>
		sql(
			`UPDATE ${ TABLE } SET net_revenue = net_revenue + ${ units } WHERE ${ where(
				isMonth
			) }`
		);
	const remove = ( isMonth ) =>
		sql( `DELETE FROM ${ TABLE } WHERE ${ where( isMonth ) }` );
	/** Copies a row to a month without orders. */
	const copy = ( isMonth, to ) =>
		php( `
			global $wpdb;
			$table = $wpdb->prefix . 'storedeck_sums_products';
			$row   = $wpdb->get_row( "SELECT * FROM $table WHERE ${ where(
				isMonth
			).replaceAll( '"', '' ) }", ARRAY_A );
			return $wpdb->insert( $table, array( 'day' => '${ to }' ) + $row );
		` );

	before( async () => {
		api = await signIn();
		// Other test files change rows without the plugin.
		await settleSums( php );
		merge();
		[ { product, day } ] = sql(
			`SELECT product_id AS product, day FROM ${ TABLE } WHERE is_month = 0 AND date_type = 0 AND change_id = 0
			AND status = 'wc-completed' AND net_revenue > 0 ORDER BY day LIMIT 1`
		);
		day = day.slice( 0, 10 );
		month = `${ day.slice( 0, 8 ) }01`;
	} );

	/**
	 * What is wrong => how many sums, and what makes them so.
	 *
	 * @type {Record<string, [ number, () => unknown ]>}
	 */
	const FAULTS = {
		'a month': [ 1, () => add( 1, ONE ) ],
		'a day': [ 1, () => add( 0, ONE ) ],
		'a day and its month in the same way': [
			2,
			() => [ 0, 1 ].forEach( ( isMonth ) => add( isMonth, ONE ) ),
		],
		'a day and its month in different ways': [
			2,
			() => {
				add( 0, ONE );
				add( 1, -3 * ONE );
			},
		],
		'a month that is missing': [ 1, () => remove( 1 ) ],
		'a day that is missing': [ 1, () => remove( 0 ) ],
		'a day that is missing with its month': [
			2,
			() => [ 0, 1 ].forEach( remove ),
		],
		'a month without orders': [ 1, () => copy( 1, '1999-02-01' ) ],
		'a day without orders': [ 1, () => copy( 0, '1999-02-03' ) ],
	};

	for ( const [ name, [ wrong, spoil ] ] of Object.entries( FAULTS ) ) {
		it( `are repaired and counted: ${ name }`, async () => {
			const expected = await read();
			spoil();
			assert.equal( repair(), wrong );
			assert.deepEqual( compareSums().differences, [] );
			assert.deepEqual( await read(), expected );
			assert.equal( repair(), 0 );
			// The next test finds merged rows again.
			merge();
			assert.deepEqual(
				sql(
					`SELECT * FROM ${ TABLE } WHERE row_count = 0 AND day > '1999-01-01' AND day < '2000-01-01'`
				),
				[]
			);
		} );
	}

	it( 'are counted by the reconciliation, and Site Health tells of them', async () => {
		add( 1, ONE );
		assert.equal( await reconcile(), 1 );
		assert.equal( testHealth(), 'recommended' );
		assert.deepEqual( compareSums().differences, [] );
		assert.equal( await reconcile(), 0 );
		assert.equal( testHealth(), 'good' );
	} );

	describe( 'because a backup was made table by table while orders were written', () => {
		const TABLES = [
			'storedeck_sums_products',
			'storedeck_sums_categories',
			'storedeck_sums_customers',
		];
		const orders = [];

		const createOrders = async ( count ) => {
			for ( let i = 0; i < count; i++ ) {
				const { status, body } = await api.send(
					'POST',
					'/wc-analytics/orders',
					{
						status: 'completed',
						billing: { email: 'backup@example.test' },
						line_items: [ { product_id: product, quantity: 1 } ],
					}
				);
				assert.equal( status, 201, JSON.stringify( body ) );
				orders.push( body.id );
			}
		};
		const save = ( table ) =>
			php( `
				global $wpdb;
				$saved = $wpdb->prefix . 'saved_${ table }';
				$wpdb->query( str_replace( $wpdb->prefix . '${ table }', $saved, $wpdb->get_row( "SHOW CREATE TABLE {$wpdb->prefix}${ table }", ARRAY_N )[1] ) );
				return $wpdb->query( "INSERT INTO $saved SELECT * FROM {$wpdb->prefix}${ table }" );
			` );
		const restore = ( table ) => {
			sql( `DELETE FROM {prefix}${ table }` );
			sql(
				`INSERT INTO {prefix}${ table } SELECT * FROM {prefix}saved_${ table }`
			);
		};

		after( async () => {
			for ( const table of TABLES ) {
				sql( `DROP TABLE IF EXISTS {prefix}saved_${ table }` );
			}
			for ( const id of orders ) {
				await api.send(
					'DELETE',
					`/wc-analytics/orders/${ id }?force=true`
				);
			}
		} );

		it( 'are all repaired', async () => {
			for ( const table of TABLES ) {
				save( table );
				await createOrders( 2 );
				merge();
			}
			TABLES.forEach( restore );
			assert.notDeepEqual( compareSums().differences, [] );
			assert.ok( repair( [] ) > 0 );
			assert.deepEqual( compareSums().differences, [] );
			assert.equal( repair( [] ), 0 );
		} );

		it( 'do not leave numbers of customers that were cached before', async () => {
			const year = new Date().getFullYear();
			const countCustomers = async () =>
				(
					await api.get( '/wc-analytics/reports/orders/stats', {
						after: `${ year - 1 }-01-01T00:00:00`,
						before: `${ year + 1 }-12-31T23:59:59`,
						interval: 'year',
					} )
				).body.totals.total_customers;
			merge();
			await countCustomers();
			// The options are of an earlier moment than the sums.
			const rows = php( `
				global $wpdb;
				return $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'storedeck\\\\_counts\\\\_%' OR option_name LIKE 'storedeck\\\\_sums\\\\_version%'", ARRAY_A );
			` );
			assert.ok( rows.length > 2 );
			const { body } = await api.send( 'POST', '/wc-analytics/orders', {
				status: 'completed',
				billing: { email: `backup-${ Date.now() }@example.test` },
				line_items: [ { product_id: product, quantity: 1 } ],
			} );
			orders.push( body.id );
			merge();
			const expected = await countCustomers();
			php(
				`
				global $wpdb;
				foreach ( $given as $row ) {
					$wpdb->update( $wpdb->options, array( 'option_value' => $row['option_value'] ), array( 'option_name' => $row['option_name'] ) );
				}
				wp_cache_flush();
				return true;
			`,
				rows
			);
			assert.notEqual( await countCustomers(), expected );
			await reconcile();
			assert.equal( await countCustomers(), expected );
		} );
	} );
} );
