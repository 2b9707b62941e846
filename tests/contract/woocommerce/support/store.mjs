import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RUN_JOBS, php, startPhp, stopCron } from '../../../setup/site.mjs';

const folder = path.dirname( fileURLToPath( import.meta.url ) );
const SUPPORT = [ 'stand-in-store.php', 'stand-in-orders.php' ]
	.map(
		( file ) =>
			`require_once ${ JSON.stringify( path.join( folder, file ) ) };`
	)
	.join( ' ' );

/** PHP that writes meta of an order where its storage has it, before its rows are written, when it is created. */
export const WITH_META = `
	add_action( 'woocommerce_new_order', static function ( $id ) use ( $given ) {
		global $wpdb;
		foreach ( $given['meta'] ?? array() as $key => $value ) {
			\\Stand_In\\has_tables()
				? $wpdb->insert( "{$wpdb->prefix}wc_orders_meta", array( 'order_id' => $id, 'meta_key' => $key, 'meta_value' => maybe_serialize( $value ) ) )
				: add_post_meta( $id, $key, $value );
		}
	}, 1 );
`;

/** Where WooCommerce stores orders, with the value of its option. */
export const STORAGES = [
	[ 'order tables', true ],
	[ 'posts', false ],
];

/**
 * Runs PHP code in the site. The functions of the stand-in are in the namespace
 * `Stand_In`.
 *
 * @param {string} code  PHP statements ending in a `return`.
 * @param {any}    given Value of the variable `$given`.
 */
export const runStore = ( code, given = null ) =>
	php( `${ SUPPORT } ${ code }`, given );

/** Starts PHP code without waiting for its result, see `startPhp`. */
export const startStore = ( code ) => startPhp( `${ SUPPORT } ${ code }` );

/** Leaves a plain WordPress. */
export const removeAll = () =>
	runStore(
		'\\Stand_In\\remove_all(); \\Stand_In\\delete_files(); return true;'
	);

/** Installs the stand-in for WooCommerce on a plain WordPress, without Storedeck. */
export function installWooCommerce( hasTables ) {
	removeAll();
	runStore(
		`\\Stand_In\\install( ${ hasTables ? 'true' : 'false' } ); return true;`
	);
}

/** Activates Storedeck. Its jobs wait until runJobs(), because WP-Cron is stopped. */
export function activateStoredeck() {
	stopCron();
	return runStore( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$error = activate_plugin( 'storedeck/storedeck.php' );
		return is_wp_error( $error ) ? $error->get_error_message() : true;
	` );
}

export const runJobs = () => runStore( `${ RUN_JOBS } return true;` );

/** Runs the reconciliation to its end and returns the number of repaired orders and products. */
export const reconcile = () =>
	runStore( `
		\\Storedeck\\Sync\\Import\\Reconciliation::add();
		${ RUN_JOBS }
		return get_option( 'storedeck_reconciliation' )['repaired'];
	` );

/** Calls a function of the stand-in. */
export const call = ( name, ...args ) =>
	runStore( `return \\Stand_In\\${ name }( ...$given );`, args );

/** Calls a function of the stand-in without any hooks. */
export const callSilently = ( name, ...args ) =>
	runStore(
		`return \\Stand_In\\silently( static fn() => \\Stand_In\\${ name }( ...$given ) );`,
		args
	);

/** A line item. */
export const line = ( product, quantity, total, meta = {} ) => ( {
	type: 'line_item',
	name: 'Product',
	meta: {
		_product_id: product,
		_variation_id: 0,
		_qty: quantity,
		_line_subtotal: total,
		_line_total: total,
		_line_tax: 0,
		...meta,
	},
} );

/** An order of one product. */
export const simpleOrder = ( product, quantity, total, more = {} ) => ( {
	total,
	items: [ line( product, quantity, total ) ],
	...more,
} );

/** Days of all orders, in site time. */
export const RANGE = {
	after: '2024-05-01T00:00:00',
	before: '2024-05-31T23:59:59',
	per_page: 100,
};

/** Reads a report of the engine. */
export async function readReport( api, report, query = {} ) {
	const { status, body } = await api.get(
		`/storedeck/v1/reports/${ report }`,
		{
			...RANGE,
			...query,
		}
	);
	assert.equal( status, 200, JSON.stringify( body ) );
	return body;
}

/** Orders, total sales and items of the month. */
export async function readTotals( api ) {
	const { totals } = await readReport( api, 'revenue/stats' );
	return [ totals.orders_count, totals.total_sales, totals.num_items_sold ];
}
