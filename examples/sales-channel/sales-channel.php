<?php
/**
 * Plugin Name: Sales channel (Storedeck example)
 * Description: The sales channel of orders, from their meta: a filter of reports and a column of Orders, whose cell JavaScript renders.
 * Requires Plugins: storedeck
 * Text Domain: sales-channel
 *
 * @package Sales_Channel
 */

defined( 'ABSPATH' ) || exit;

add_action( 'storedeck_register_reports', 'sales_channel_register' );
add_action( 'admin_enqueue_scripts', 'sales_channel_enqueue_script', 20 );

/**
 * Registers the dimension: the column `sales_channel` of Orders and its CSV files, and the filters `sales_channel_is` and
 * `sales_channel_is_not` of reports on orders and their REST routes.
 *
 * Results are cached: code that writes the meta of orders calls `do_action( 'storedeck_data_changed' )` afterwards.
 */
function sales_channel_register() {
	storedeck_register_dimension(
		'sales_channel',
		array(
			'fact'    => 'orders',
			'label'   => __( 'Sales channel', 'sales-channel' ),
			'column'  => sales_channel_get_sql(),
			'options' => array(
				'online' => __( 'Online', 'sales-channel' ),
				'phone'  => __( 'Phone', 'sales-channel' ),
				'fair'   => __( 'Trade fair', 'sales-channel' ),
			),
		)
	);
}

/**
 * SQL of the sales channel of a row. `stats` is the table with a row for each order and each refund; a refund belongs to
 * the channel of its order. Names in braces become the names of tables. It has no value from outside.
 */
function sales_channel_get_sql(): string {
	$is_table = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' );
	$table    = $is_table ? '{wp:wc_orders_meta}' : '{wp:postmeta}';
	$order_id = $is_table ? 'channel.order_id' : 'channel.post_id';

	return "( SELECT MAX( channel.meta_value ) FROM $table channel WHERE channel.meta_key = '_sales_channel'"
		. " AND $order_id = COALESCE( NULLIF( stats.parent_id, 0 ), stats.order_id ) )";
}

/**
 * Loads the cell on pages with Storedeck.
 */
function sales_channel_enqueue_script() {
	if ( wp_script_is( 'storedeck' ) ) {
		wp_enqueue_script(
			'sales-channel',
			plugins_url( 'cell.js', __FILE__ ),
			array( 'storedeck', 'storedeck-components', 'wp-element' ),
			'1.0.0',
			true
		);
	}
}
