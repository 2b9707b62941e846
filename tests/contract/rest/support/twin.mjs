import { beginPhp, php, sql } from '../../../setup/site.mjs';

/**
 * PHP processes of the shop's WordPress that work on tables of their own: a
 * part of the shop's orders is copied, so that a test may delete, kill and
 * import while other tests count the shop's own rows.
 */

/** Copied with rows of the first orders, by the column of the order. */
const OF_ORDERS = {
	wc_orders: 'id',
	wc_order_addresses: 'order_id',
	wc_order_operational_data: 'order_id',
	woocommerce_order_items: 'order_id',
	wc_order_stats: 'order_id',
	wc_order_product_lookup: 'order_id',
	wc_order_coupon_lookup: 'order_id',
	wc_order_tax_lookup: 'order_id',
};

/** Rows that an import makes, in an order that is the same each time. */
const ANALYTICS = {
	wc_order_stats: 'order_id',
	wc_order_product_lookup: 'order_item_id',
	wc_order_coupon_lookup: 'order_id, coupon_id',
	wc_order_tax_lookup: 'order_id, tax_rate_id',
	wc_customer_lookup: 'customer_id',
};

/** Names that code may use without saying where they are from. */
export const NAMES = `
	use Storedeck\\Jobs\\Job;
	use Storedeck\\Jobs\\Job_Store;
	use Storedeck\\Jobs\\Job_Queue;
	use Storedeck\\Jobs\\Job_Runner;
	use Storedeck\\Jobs\\Import\\Imports;
	use Storedeck\\Jobs\\Export\\Exports;
	use Storedeck\\Jobs\\Export\\Export_Folder;
	use Storedeck\\Jobs\\Export\\Export_Request;
`;

/** Code that works on a job until it is done, as one of possibly several processes. */
export const workOn = ( id, more = '' ) => `
	${ more }
	do {
		$job = \\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 2 );
		usleep( 50000 );
	} while ( $job->is_open() );
	return array( 'state' => $job->state, 'done' => $job->done, 'total' => $job->total );
`;

/**
 * Code after which the process kills itself at its so many-th deed, a query or a
 * call of another filter: at a place that is the same on every machine.
 */
export const dyingAt = ( deed, filters = [ 'query' ] ) => `
	$deeds = ${ deed };
	foreach ( json_decode( '${ JSON.stringify( filters ) }' ) as $filter ) {
		add_filter( $filter, static function ( $value ) use ( &$deeds ) {
			if ( 0 === --$deeds ) { exec( 'kill -9 ' . getmypid() ); }
			return $value;
		} );
	}
`;

/**
 * A copy of tables for one test file; files run at the same time.
 *
 * @param {string} name Lower case letters.
 */
export function createTwin( name ) {
	const prefix = `wp_twin${ name }_`;

	const START = `
	global $wpdb;
	$wpdb->prefix = '${ prefix }';
	add_filter( 'pre_schedule_event', static fn( $before, $event ) => str_starts_with( $event->hook, 'storedeck_' ) ? true : $before, 10, 2 );
	foreach ( array( 'pre_option_', 'pre_update_option_' ) as $hook ) {
		add_filter( $hook . 'storedeck_imported_since', static fn( $value ) => 'pre_option_' === $hook ? '' : $value );
	}
	add_filter( 'storedeck_job_lease', static fn() => 1 );
`;

	/** Runs code on the copied tables and answers what it returned. */
	const run = ( code ) => php( START + code );

	/** Begins to run code on the copied tables in a process of its own. */
	const begin = ( code ) => beginPhp( START + code );

	/** Lets go of what a process held that was killed, before its time is over. */
	const letGo = () =>
		sql( `UPDATE ${ prefix }storedeck_jobs SET held_until = 0` );

	/** Copies the first orders with all that belongs to them. */
	function make( orders ) {
		drop();
		php( `
		global $wpdb;
		$copy = static function ( $table, $where ) use ( $wpdb ) {
			$made = $wpdb->get_row( "SHOW CREATE TABLE wp_$table", ARRAY_N )[1];
			$wpdb->query( preg_replace( "/wp_$table/", "${ prefix }$table", $made, 1 ) );
			$wpdb->query( "INSERT INTO ${ prefix }$table SELECT * FROM wp_$table WHERE $where" );
			if ( $wpdb->last_error ) { throw new Exception( wp_strip_all_tags( $wpdb->last_error ) ); }
		};
		$last = (int) $wpdb->get_var( "SELECT id FROM wp_wc_orders WHERE type = 'shop_order' ORDER BY id LIMIT 1 OFFSET ${ orders }" );
		foreach ( json_decode( '${ JSON.stringify(
			OF_ORDERS
		) }', true ) as $table => $column ) {
			$copy( $table, "$column < $last" );
		}
		$copy( 'woocommerce_order_itemmeta', "order_item_id IN ( SELECT order_item_id FROM ${ prefix }woocommerce_order_items )" );
		$copy( 'wc_customer_lookup', "customer_id IN ( SELECT customer_id FROM ${ prefix }wc_order_stats )" );
		$copy( 'wc_product_meta_lookup', '1 = 1' );
		$copy( 'posts', "post_type = 'shop_coupon'" );
		return true;
	` );
	}

	/** Removes the copy. */
	function drop() {
		php( `
		global $wpdb;
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( str_starts_with( $table, '${ prefix }' ) ) { $wpdb->query( "DROP TABLE $table" ); }
		}
		return true;
	` );
	}

	/** All rows that an import makes; numbers are the same however a database writes them. */
	function analytics() {
		const tables = run( `
		$tables = array();
		foreach ( json_decode( '${ JSON.stringify(
			ANALYTICS
		) }', true ) as $table => $order ) {
			$tables[ $table ] = $wpdb->get_results( "SELECT * FROM ${ prefix }$table ORDER BY $order", ARRAY_A );
		}
		return $tables;
	` );
		const plain = ( value ) =>
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
							plain( value ),
						] )
					)
				),
			] )
		);
	}

	return { prefix, run, begin, letGo, make, drop, analytics };
}
