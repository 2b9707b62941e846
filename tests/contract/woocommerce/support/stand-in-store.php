<?php
/**
 * Installs and removes the stand-in for WooCommerce, and describes what is in
 * the site's database.
 */

// phpcs:disable -- Test code, not a part of the plugin.

namespace Stand_In;

/** Removes both plugins and all that they wrote, so that only WordPress is left. */
function remove_all(): void {
	global $wpdb;

	require_once ABSPATH . 'wp-admin/includes/user.php';

	// Nothing writes rows at the end of this process.
	$GLOBALS['wp_filter'] = array();

	set_active( array() );

	foreach ( array_diff( $wpdb->get_col( 'SHOW TABLES' ), $wpdb->tables( 'all' ) ) as $table ) {
		if ( str_starts_with( $table, $wpdb->prefix ) ) {
			$wpdb->query( "DROP TABLE `$table`" );
		}
	}

	foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%storedeck%' OR option_name LIKE 'woocommerce%'" ) as $option ) {
		delete_option( $option );
	}

	foreach ( (array) _get_cron_array() as $events ) {
		foreach ( array_keys( $events ) as $hook ) {
			str_starts_with( $hook, 'storedeck' ) && wp_clear_scheduled_hook( $hook );
		}
	}

	$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE post_id IN ( SELECT ID FROM $wpdb->posts WHERE post_type LIKE 'shop%' OR post_type LIKE 'product%' )" );
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_type LIKE 'shop%' OR post_type LIKE 'product%'" );
	$wpdb->query( "DELETE FROM $wpdb->term_taxonomy WHERE taxonomy LIKE 'product%'" );

	foreach ( get_users( array( 'exclude' => array( 1 ), 'fields' => 'ids' ) ) as $user ) {
		wp_delete_user( $user );
	}

	foreach ( array( 'shop_manager', 'customer' ) as $role ) {
		remove_role( $role );
	}

	foreach ( array( 'view_woocommerce_reports', 'manage_woocommerce' ) as $capability ) {
		get_role( 'administrator' )->remove_cap( $capability );
	}

	wp_cache_flush();
}

/**
 * Installs the stand-in: tables, options and roles as WooCommerce creates them.
 *
 * @param bool $has_tables Whether orders are in tables of their own.
 */
function install( bool $has_tables ): void {
	global $wpdb;

	foreach ( require __DIR__ . '/woocommerce-tables.php' as $table => $columns ) {
		$wpdb->query( "CREATE TABLE `{$wpdb->prefix}$table` ( $columns ) {$wpdb->get_charset_collate()}" );

		if ( $wpdb->last_error ) {
			throw new \RuntimeException( "$table: $wpdb->last_error" );
		}
	}

	foreach ( array(
		'timezone_string'                            => 'America/New_York',
		'woocommerce_version'                        => '9.9.5',
		'woocommerce_db_version'                     => '9.9.5',
		'woocommerce_currency'                       => 'EUR',
		'woocommerce_price_num_decimals'             => '2',
		'woocommerce_date_type'                      => 'date_paid',
		'woocommerce_custom_orders_table_enabled'    => $has_tables ? 'yes' : 'no',
		'woocommerce_excluded_report_order_statuses' => array( 'pending', 'cancelled', 'failed' ),
	) as $option => $value ) {
		update_option( $option, $value );
	}

	add_role( 'customer', 'Customer', array( 'read' => true ) );
	add_role( 'shop_manager', 'Shop manager', array( 'read' => true, 'view_woocommerce_reports' => true, 'manage_woocommerce' => true ) );

	foreach ( array( 'view_woocommerce_reports', 'manage_woocommerce' ) as $capability ) {
		get_role( 'administrator' )->add_cap( $capability );
	}

	// A row of WooCommerce's own reports.
	$wpdb->insert( "{$wpdb->prefix}wc_order_stats", array( 'order_id' => 1, 'status' => 'wc-completed', 'customer_id' => 1, 'total_sales' => 12345 ) );

	copy( __DIR__ . '/stand-in-plugin.php', prepare_folder() . '/woocommerce.php' );
	set_active( array( 'woocommerce/woocommerce.php' ) );
}

/** The folder of the plugin. */
function prepare_folder(): string {
	$folder = WP_PLUGIN_DIR . '/woocommerce';

	wp_mkdir_p( $folder );

	return $folder;
}

/** Sets which plugins are active, without their activation hooks. */
function set_active( array $plugins ): void {
	sort( $plugins );
	update_option( 'active_plugins', $plugins );
}

/** Deletes the files of the plugin. */
function delete_files(): void {
	set_active( array_diff( get_option( 'active_plugins' ), array( 'woocommerce/woocommerce.php' ) ) );
	@unlink( WP_PLUGIN_DIR . '/woocommerce/woocommerce.php' );
	@rmdir( WP_PLUGIN_DIR . '/woocommerce' );
}

/**
 * What is in the database but tables and options of Storedeck.
 *
 * @return array{tables: array<string, string>, rows: array<string, string>, options: array<string, string>}
 */
function describe_foreign(): array {
	global $wpdb;

	$state = array( 'tables' => array(), 'rows' => array() );

	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		if ( ! str_starts_with( $table, "{$wpdb->prefix}storedeck_" ) ) {
			// MariaDB tells the next ID, which InnoDB may reserve.
			$state['tables'][ $table ] = preg_replace( '/ AUTO_INCREMENT=\d+/', '', $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1] );

			if ( ! in_array( $table, array( $wpdb->options, $wpdb->usermeta ), true ) ) {
				$state['rows'][ $table ] = md5( wp_json_encode( $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ) ) );
			}
		}
	}

	$state['options'] = array_column(
		$wpdb->get_results(
			"SELECT option_name, option_value FROM $wpdb->options WHERE option_name NOT LIKE '%storedeck%' AND option_name NOT LIKE '%transient%'"
				// Background jobs of WordPress write these at any time.
				. " AND option_name NOT LIKE 'finished\\_%' AND option_name NOT LIKE '%.lock'"
				. " AND option_name NOT IN ( 'cron', 'active_plugins', 'recently_activated', 'rewrite_rules' ) ORDER BY option_name",
			ARRAY_A
		),
		'option_value',
		'option_name'
	);

	return $state;
}

/** Names of the tables and options of Storedeck. */
function describe_own(): array {
	global $wpdb;

	wp_cache_flush();

	return array(
		'tables'  => array_values( array_filter( $wpdb->get_col( 'SHOW TABLES' ), static fn( $table ) => str_contains( $table, 'storedeck' ) ) ),
		'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%storedeck%' ORDER BY option_name" ),
		'events'  => array_values( array_unique( array_filter( array_merge( ...array_map( 'array_keys', array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) ), static fn( $hook ) => str_starts_with( $hook, 'storedeck' ) ) ) ),
	);
}
