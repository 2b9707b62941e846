import { startPhp, php, sql } from '../../../setup/site.mjs';

/**
 * Runs PHP on copies of the order and analytics tables, so that a test can
 * delete and import rows or kill processes while other tests count the rows of
 * the store.
 */

/** Tables whose rows of the first orders are copied, and their column with the order ID. */
const ORDER_TABLES = {
	wc_orders: 'id',
	wc_order_addresses: 'order_id',
	wc_order_operational_data: 'order_id',
	wc_orders_meta: 'order_id',
	woocommerce_order_items: 'order_id',
	storedeck_order_stats: 'order_id',
	storedeck_order_product_lookup: 'order_id',
	storedeck_order_coupon_lookup: 'order_id',
	storedeck_order_tax_lookup: 'order_id',
};

/** Tables that an import writes, and a stable sort order of their rows. */
const ANALYTICS_TABLES = {
	storedeck_order_stats: 'order_id',
	storedeck_order_product_lookup: 'order_item_id',
	storedeck_order_coupon_lookup: 'order_id, coupon_id',
	storedeck_order_tax_lookup: 'order_id, tax_rate_id',
	storedeck_customer_lookup: 'customer_id',
};

/** Import statements for PHP code. */
export const IMPORTS = `
	use Storedeck\\Jobs\\Job;
	use Storedeck\\Jobs\\Job_Store;
	use Storedeck\\Jobs\\Job_Queue;
	use Storedeck\\Jobs\\Job_Runner;
	use Storedeck\\Sync\\Import\\Imports;
	use Storedeck\\Exports\\Exports;
	use Storedeck\\Exports\\Export_Folder;
	use Storedeck\\Exports\\Export_Request;
`;

/** PHP code that runs a job until it ends. Several processes can run the same job. */
export const runToEnd = ( id, more = '' ) => `
	${ more }
	do {
		$job = \\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 2 );
		usleep( 50000 );
	} while ( $job->is_open() );
	return array( 'state' => $job->state, 'done' => $job->done, 'total' => $job->total );
`;

/**
 * PHP code that kills its process at the nth call of a filter, so that it dies
 * at the same point on every machine.
 */
export const killAt = ( nth, filters = [ 'query' ] ) => `
	$calls = ${ nth };
	foreach ( json_decode( '${ JSON.stringify( filters ) }' ) as $filter ) {
		add_filter( $filter, static function ( $value ) use ( &$calls ) {
			if ( 0 === --$calls ) { exec( 'kill -9 ' . getmypid() ); }
			return $value;
		} );
	}
`;

/**
 * Seconds for which a process claims a job. A step takes less, also on a busy machine;
 * else another process would repeat it. Who was cut off from the database is waited for.
 */
const LEASE = 10;

/**
 * Creates copies of the tables for one test file, because files run in parallel.
 *
 * @param {string} name Name of the copy, lowercase letters.
 */
export function createTableCopy( name ) {
	const prefix = `wp_copy${ name }_`;

	const START = `
	global $wpdb;
	$wpdb->prefix  = '${ prefix }';
	$wpdb->options = '${ prefix }options';
	wp_cache_flush();
	foreach ( array( 'pre_option_', 'pre_update_option_' ) as $hook ) {
		add_filter( $hook . 'storedeck_imported_since', static fn( $value ) => 'pre_option_' === $hook ? '' : $value );
	}
	add_filter( 'storedeck_job_lease', static fn() => ${ LEASE } );
`;

	/** Runs PHP code on the copied tables and returns its result. */
	const run = ( code ) => php( START + code );

	/** Starts PHP code on the copied tables in a separate process. */
	const start = ( code ) => startPhp( START + code );

	/** Lets the claims of killed processes expire. */
	const releaseJobs = () =>
		sql( `UPDATE ${ prefix }storedeck_jobs SET held_until = 0` );

	/** Copies the first orders with their items, addresses and analytics. */
	function create( orders ) {
		drop();
		// A file before may have dropped the sums, and no job has filled them since.
		php( '\\Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now(); return true;' );
		php( `
		global $wpdb;
		$copy = static function ( $table, $where ) use ( $wpdb ) {
			$sql = $wpdb->get_row( "SHOW CREATE TABLE wp_$table", ARRAY_N )[1];
			$wpdb->query( preg_replace( "/wp_$table/", "${ prefix }$table", $sql, 1 ) );
			$wpdb->query( "INSERT INTO ${ prefix }$table SELECT * FROM wp_$table WHERE $where" );
			if ( $wpdb->last_error ) { throw new Exception( wp_strip_all_tags( $wpdb->last_error ) ); }
		};
		$last = (int) $wpdb->get_var( "SELECT id FROM wp_wc_orders WHERE type = 'shop_order' ORDER BY id LIMIT 1 OFFSET ${ orders }" );
		foreach ( json_decode( '${ JSON.stringify(
			ORDER_TABLES
		) }', true ) as $table => $column ) {
			$copy( $table, "$column < $last" );
		}
		$copy( 'woocommerce_order_itemmeta', "order_item_id IN ( SELECT order_item_id FROM ${ prefix }woocommerce_order_items )" );
		$copy( 'storedeck_customer_lookup', "customer_id IN ( SELECT customer_id FROM ${ prefix }storedeck_order_stats )" );
		$copy( 'storedeck_product_meta_lookup', '1 = 1' );
		$copy( 'storedeck_dimension_values', '1 = 1' );
		$copy( 'posts', "post_type = 'shop_coupon'" );
		// Their sums are not compared here: the tables only have the row that says that none is lost.
		foreach ( $wpdb->get_col( "SHOW TABLES LIKE 'wp\\\\_storedeck\\\\_sums\\\\_%'" ) as $table ) {
			$copy( substr( $table, 3 ), 'is_month = 2' );
		}
		$copy( 'options', '1 = 1' );
		$copy( 'storedeck_customer_metrics', 'date_type = 127' );
		foreach ( array( 'term_relationships', 'term_taxonomy', 'storedeck_category_lookup' ) as $table ) {
			$copy( $table, '1 = 0' );
		}
		return true;
	` );
	}

	/** Drops the copied tables. */
	function drop() {
		php( `
		global $wpdb;
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( str_starts_with( $table, '${ prefix }' ) ) { $wpdb->query( "DROP TABLE $table" ); }
		}
		return true;
	` );
	}

	/** The rows that an import writes. Numeric strings become numbers because databases format them differently. */
	function readAnalytics() {
		const tables = run( `
		$tables = array();
		foreach ( json_decode( '${ JSON.stringify(
			ANALYTICS_TABLES
		) }', true ) as $table => $order ) {
			$tables[ $table ] = $wpdb->get_results( "SELECT * FROM ${ prefix }$table ORDER BY $order", ARRAY_A );
		}
		// Values get other ids when they are stored again.
		$values = $wpdb->get_results( "SELECT id, dimension, value FROM ${ prefix }storedeck_dimension_values", OBJECT_K );
		foreach ( $tables['storedeck_order_stats'] as &$row ) {
			foreach ( $row as $column => $id ) {
				if ( ( $values[ $id ]->dimension ?? '' ) === $column ) { $row[ $column ] = $values[ $id ]->value; }
			}
		}
		return $tables;
	` );
		const toNumber = ( value ) =>
			value === null || value === '' || Number.isNaN( Number( value ) )
				? value
				: Number( value );
		return Object.fromEntries(
			Object.entries( tables ).map( ( [ table, rows ] ) => [
				table,
				rows.map( ( row ) =>
					Object.fromEntries(
						Object.entries( row ).map( ( [ column, value ] ) => [
							column,
							toNumber( value ),
						] )
					)
				),
			] )
		);
	}

	return { prefix, run, start, releaseJobs, create, drop, readAnalytics };
}
