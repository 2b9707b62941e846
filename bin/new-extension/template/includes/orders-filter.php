<?php
/**
 * The SQL of the filter that src/orders-filter.ts adds to the Orders report.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

// The rows of the table, and the totals and intervals of the cards and the chart.
add_filter( 'woocommerce_analytics_clauses_where_orders_subquery', 'example_extension_filter_orders' );
add_filter( 'woocommerce_analytics_clauses_where_orders_stats_total', 'example_extension_filter_orders' );
add_filter( 'woocommerce_analytics_clauses_where_orders_stats_interval', 'example_extension_filter_orders' );

/**
 * Adds the condition of the filter.
 *
 * @param string[] $clauses Clauses of the query, which refer to the tables by WooCommerce's names.
 * @return string[]
 */
function example_extension_filter_orders( $clauses ) {
	global $wpdb;

	$operators = array(
		'with'    => 'IN',
		'without' => 'NOT IN',
	);
	$value     = isset( $_GET['example_extension_note'] ) ? sanitize_key( wp_unslash( $_GET['example_extension_note'] ) ) : '';

	if ( isset( $operators[ $value ] ) ) {
		$meta = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' )
			? "SELECT order_id FROM {$wpdb->prefix}wc_orders_meta"
			: "SELECT post_id FROM {$wpdb->postmeta}";

		$clauses[] = "AND {$wpdb->prefix}wc_order_stats.order_id {$operators[ $value ]} "
			. "( $meta WHERE meta_key = '_example_extension_note' AND meta_value <> '' )";
	}

	return $clauses;
}
