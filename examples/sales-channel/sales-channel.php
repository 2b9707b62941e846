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
 * `sales_channel_is_not` of reports on orders and their REST routes. A refund belongs to the channel of its order.
 *
 * Where orders are stored makes no difference: Storedeck reads their meta and keeps it with the rows of reports.
 */
function sales_channel_register() {
	storedeck_register_dimension(
		'sales_channel',
		array(
			'label'      => __( 'Sales channel', 'sales-channel' ),
			'order_meta' => '_sales_channel',
			'options'    => array(
				'online' => __( 'Online', 'sales-channel' ),
				'phone'  => __( 'Phone', 'sales-channel' ),
				'fair'   => __( 'Trade fair', 'sales-channel' ),
			),
		)
	);
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
