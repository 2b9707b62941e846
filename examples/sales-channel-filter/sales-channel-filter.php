<?php
/**
 * Plugin Name: Sales channel filter (Storedeck example)
 * Description: An advanced filter of the Orders report, with its SQL condition on the meta of orders.
 * Requires Plugins: storedeck
 * Text Domain: sales-channel-filter
 *
 * @package Sales_Channel_Filter
 */

defined( 'ABSPATH' ) || exit;

// The rows of the table, and the totals and intervals of the cards and the chart.
add_filter( 'woocommerce_analytics_clauses_where_orders_subquery', 'sales_channel_filter_add_condition' );
add_filter( 'woocommerce_analytics_clauses_where_orders_stats_total', 'sales_channel_filter_add_condition' );
add_filter( 'woocommerce_analytics_clauses_where_orders_stats_interval', 'sales_channel_filter_add_condition' );
add_action( 'admin_enqueue_scripts', 'sales_channel_filter_enqueue_script', 20 );

/**
 * The channels, by the value of the meta `_sales_channel`.
 *
 * @return array<string, string> Labels.
 */
function sales_channel_filter_get_channels(): array {
	return array(
		'online' => __( 'Online', 'sales-channel-filter' ),
		'phone'  => __( 'Phone', 'sales-channel-filter' ),
		'fair'   => __( 'Trade fair', 'sales-channel-filter' ),
	);
}

/**
 * Adds the condition of the filter. The parameters are named by the key of the filter and its rules.
 *
 * It is added to those of other filters, so it also applies when the report shows orders that match any of them.
 *
 * @param string[] $clauses Clauses of the query, which refer to the tables by WooCommerce's names.
 * @return string[]
 */
function sales_channel_filter_add_condition( $clauses ) {
	global $wpdb;

	$meta = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' )
		? "SELECT order_id FROM {$wpdb->prefix}wc_orders_meta"
		: "SELECT post_id FROM {$wpdb->postmeta}";

	// A refund belongs to the channel of its order.
	$order = "COALESCE( NULLIF( {$wpdb->prefix}wc_order_stats.parent_id, 0 ), {$wpdb->prefix}wc_order_stats.order_id )";

	$operators = array(
		'sales_channel_is'     => 'IN',
		'sales_channel_is_not' => 'NOT IN',
	);

	foreach ( $operators as $parameter => $operator ) {
		$channel = isset( $_GET[ $parameter ] ) ? sanitize_key( wp_unslash( $_GET[ $parameter ] ) ) : '';

		if ( isset( sales_channel_filter_get_channels()[ $channel ] ) ) {
			$clauses[] = $wpdb->prepare( "AND $order $operator ( $meta WHERE meta_key = '_sales_channel' AND meta_value = %s )", $channel );
		}
	}

	return $clauses;
}

/**
 * Loads the filter on pages with Storedeck.
 */
function sales_channel_filter_enqueue_script() {
	if ( ! wp_script_is( 'storedeck' ) ) {
		return;
	}

	wp_enqueue_script(
		'sales-channel-filter',
		plugins_url( 'filter.js', __FILE__ ),
		array( 'wp-hooks', 'wp-i18n' ),
		'1.0.0',
		true
	);
	wp_set_script_translations( 'sales-channel-filter', 'sales-channel-filter' );
	wp_add_inline_script(
		'sales-channel-filter',
		'window.salesChannels = ' . wp_json_encode( (object) sales_channel_filter_get_channels(), JSON_HEX_TAG ) . ';',
		'before'
	);
}
