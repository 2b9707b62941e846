import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
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

const describeForeign = () =>
	runStore( 'return \\Stand_In\\describe_foreign();' );

const describeOwn = () => runStore( 'return \\Stand_In\\describe_own();' );

/** Installs what an update of the plugin's files installs. */
const update = () =>
	runStore( '\\Storedeck\\Installer::maybe_update(); return true;' );

/** Uninstalls the plugin like WordPress does: deactivated, in a process in which it is not loaded. */
function uninstall( { withTables } ) {
	runStore( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		${ withTables ? "update_option( 'storedeck_remove_all_data', 'yes' );" : '' }
		deactivate_plugins( 'storedeck/storedeck.php' );
		return true;
	` );
	runStore( `
		define( 'WP_UNINSTALL_PLUGIN', 'storedeck/storedeck.php' );
		require WP_PLUGIN_DIR . '/storedeck/uninstall.php';
		return true;
	` );
}

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `installation with WooCommerce and its ${ storage }`, () => {
		let foreign;

		before( () => {
			installWooCommerce( hasTables );
			const product = call( 'create_product', 'Shirt' );
			call( 'create_order', simpleOrder( product, 2, '20' ) );
			foreign = describeForeign();
			activateStoredeck();
			runJobs();
		} );

		after( removeAll );

		it( 'creates tables with its own prefix only', () => {
			const { tables, options } = describeOwn();
			for ( const table of [
				'order_stats',
				'order_product_lookup',
				'customer_lookup',
				'pending_changes',
			] ) {
				assert.ok(
					tables.includes( `wp_storedeck_${ table }` ),
					table
				);
			}
			assert.ok( options.includes( 'storedeck_imported_since' ) );
		} );

		it( 'changes no table, row, option or role of WooCommerce', () => {
			assert.deepEqual( describeForeign(), foreign );
		} );

		it( 'changes nothing of WooCommerce on updates and reactivation', () => {
			runStore(
				`update_option( 'storedeck_version', '1' ); return true;`
			);
			update();
			runStore( `
				require_once ABSPATH . 'wp-admin/includes/plugin.php';
				deactivate_plugins( 'storedeck/storedeck.php' );
				return true;
			` );
			activateStoredeck();
			runJobs();
			assert.deepEqual( describeForeign(), foreign );
		} );

		it( 'keeps report rows on uninstallation without the consent of the owner', () => {
			uninstall( { withTables: false } );
			const { tables } = describeOwn();
			assert.ok( tables.includes( 'wp_storedeck_order_stats' ) );
			assert.deepEqual( describeForeign(), foreign );
			activateStoredeck();
			runJobs();
		} );

		it( 'drops its tables on uninstallation with the consent of the owner, and leaves WooCommerce’s', () => {
			uninstall( { withTables: true } );
			assert.deepEqual( describeOwn(), {
				tables: [],
				options: [],
				events: [],
			} );
			assert.deepEqual( describeForeign(), foreign );
		} );
	} );
}

describe( 'report rows that are older than WooCommerce or this version', () => {
	/** Gives the tables of reports the names and columns that version 5 had. */
	const MAKE_EARLIER = `
		global $wpdb;
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}storedeck_order_stats DROP INDEX currency" );
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}storedeck_order_stats DROP COLUMN currency" );
		foreach ( array( 'order_stats', 'order_product_lookup', 'order_coupon_lookup', 'order_tax_lookup', 'customer_lookup', 'product_meta_lookup', 'product_attributes_lookup', 'category_lookup' ) as $table ) {
			// The SQLite integration cannot rename tables.
			$sql = $wpdb->get_row( "SHOW CREATE TABLE {$wpdb->prefix}storedeck_$table", ARRAY_N )[1];
			$wpdb->query( str_replace( "_storedeck_$table", "_wc_$table", $sql ) );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}wc_$table SELECT * FROM {$wpdb->prefix}storedeck_$table" );
			$wpdb->query( "DROP TABLE {$wpdb->prefix}storedeck_$table" );
		}
		update_option( 'storedeck_version', '5' );
		// Nothing reads the tables at the end of this process. The next one updates them.
		$GLOBALS['wp_filter'] = array();
	`;

	const LIST_TABLES = `
		global $wpdb;
		return array_values( preg_grep( '/_order_stats|_lookup/', $wpdb->get_col( 'SHOW TABLES' ) ) );
	`;

	/** PHP code that installs and activates WooCommerce, which uses existing tables. */
	const ACTIVATE_WOOCOMMERCE = `
		copy( ${ JSON.stringify(
			fileURLToPath(
				new URL( './support/stand-in-plugin.php', import.meta.url )
			)
		) }, \\Stand_In\\prepare_folder() . '/woocommerce.php' );
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
		\\Stand_In\\set_active( array( 'storedeck/storedeck.php', 'woocommerce/woocommerce.php' ) );
	`;

	const isStoredeck = () =>
		runStore( 'return \\Storedeck\\Sync\\Report_Source::is_storedeck();' );

	const readStats = () =>
		runStore( `
			global $wpdb;
			return $wpdb->get_results( "SELECT total_sales + 0 AS total, currency FROM {$wpdb->prefix}storedeck_order_stats ORDER BY order_id", ARRAY_A );
		` ).map( ( { total, currency } ) => [ Number( total ), currency ] );

	beforeEach( () => {
		removeAll();
		activateStoredeck();
	} );

	after( removeAll );

	/** Amounts and currencies of createOrders(). */
	const ROWS = [
		[ 10, 'USD' ],
		[ 20, 'USD' ],
	];

	/** Creates a product and two orders with Storedeck alone. */
	async function createOrders() {
		const api = await signIn();
		const { body } = await api.send( 'POST', '/wc-analytics/products', {
			name: 'Shirt',
			regular_price: '10',
		} );
		for ( const quantity of [ 1, 2 ] ) {
			const { status } = await api.send( 'POST', '/wc-analytics/orders', {
				status: 'completed',
				billing: { email: 'buyer@example.test' },
				line_items: [ { product_id: body.id, quantity } ],
			} );
			assert.equal( status, 201 );
		}
		runJobs();
	}

	it( 'are kept in renamed tables and get the currency of the store', async () => {
		await createOrders();
		const earlier = runStore( `${ MAKE_EARLIER } ${ LIST_TABLES }` );
		assert.ok( earlier.includes( 'wp_wc_order_stats' ) );
		update();
		assert.deepEqual( readStats(), ROWS );
		assert.deepEqual(
			runStore( LIST_TABLES ).sort(),
			earlier
				.map( ( name ) => name.replace( '_wc_', '_storedeck_' ) )
				.sort()
		);
	} );

	it( 'are left alone once WooCommerce uses their tables, and imported again', async () => {
		await createOrders();
		const earlier = runStore( `
			${ MAKE_EARLIER }
			update_option( 'storedeck_imported_since', '-1' );
			update_option( 'woocommerce_version', '9.9.5' );
			${ ACTIVATE_WOOCOMMERCE }
			${ LIST_TABLES }
		` );
		update();
		assert.deepEqual(
			runStore( LIST_TABLES ).filter( ( name ) =>
				name.startsWith( 'wp_wc_' )
			),
			earlier
		);
		assert.equal( isStoredeck(), false, 'empty reports are shown' );
		runJobs();
		assert.deepEqual( readStats(), ROWS );
		assert.equal( isStoredeck(), true );
	} );

	it( 'continue when WooCommerce is activated later, and when it is deactivated', async () => {
		await createOrders();
		runStore( `${ ACTIVATE_WOOCOMMERCE } return true;` );
		update();
		runJobs();
		assert.deepEqual( readStats(), ROWS );
		call( 'create_order', { total: '5', currency: 'USD' } );
		assert.deepEqual( readStats(), [ ...ROWS, [ 5, 'USD' ] ] );
		runStore( '\\Stand_In\\delete_files(); return true;' );
		update();
		runJobs();
		assert.deepEqual( readStats(), [ ...ROWS, [ 5, 'USD' ] ] );
		const api = await signIn();
		const { body } = await api.get( '/wc-analytics/reports/revenue/stats', {
			after: '2024-05-01T00:00:00',
			before: '2024-05-31T23:59:59',
		} );
		assert.equal( body.totals.total_sales, 5 );
	} );

	it( 'are dropped on uninstallation, but not the orders that WooCommerce took over', async () => {
		await createOrders();
		runStore( `${ ACTIVATE_WOOCOMMERCE } return true;` );
		update();
		runJobs();
		uninstall( { withTables: true } );
		const [ orders, items, currency, role, tables ] = runStore( `
			global $wpdb;
			return array(
				(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_orders" ),
				(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}woocommerce_order_items" ),
				get_option( 'woocommerce_currency' ),
				null !== get_role( 'shop_manager' ) && get_role( 'administrator' )->has_cap( 'manage_woocommerce' ),
				\\Stand_In\\describe_own()['tables'],
			);
		` );
		assert.deepEqual(
			[ orders, items, currency, role ],
			[ 2, 2, 'USD', true ]
		);
		assert.deepEqual( tables, [] );
	} );
} );
