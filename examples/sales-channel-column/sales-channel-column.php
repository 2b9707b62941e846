<?php
/**
 * Plugin Name: Sales channel column (Storedeck example)
 * Description: A column in the Orders report. PHP adds its value, so CSV files have it too; JavaScript adds the cell.
 * Requires Plugins: storedeck
 * Text Domain: sales-channel-column
 *
 * @package Sales_Channel_Column
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_rest_prepare_report_orders', 'sales_channel_column_add_value', 10, 2 );
add_filter( 'woocommerce_report_orders_export_columns', 'sales_channel_column_add_export_column' );
add_filter( 'woocommerce_report_orders_prepare_export_item', 'sales_channel_column_add_export_value', 10, 2 );
add_action( 'admin_enqueue_scripts', 'sales_channel_column_enqueue_script', 20 );

/**
 * Adds the value to a row of the REST response.
 *
 * @param WP_REST_Response     $response Response.
 * @param array<string, mixed> $row      Row of the report.
 * @return WP_REST_Response
 */
function sales_channel_column_add_value( $response, $row ) {
	// A refund belongs to the channel of its order.
	$order_id = (int) ( $row['parent_id'] ?? 0 ) ? (int) $row['parent_id'] : (int) $row['order_id'];

	$response->data['sales_channel'] = sales_channel_column_get_label( $order_id );

	return $response;
}

/**
 * The sales channel of an order as people read it, or an empty string.
 *
 * @param int $order_id Order.
 */
function sales_channel_column_get_label( int $order_id ): string {
	if ( function_exists( 'wc_get_order' ) ) {
		$order   = wc_get_order( $order_id );
		$channel = $order ? (string) $order->get_meta( '_sales_channel' ) : '';
	} else {
		$channel = (string) get_post_meta( $order_id, '_sales_channel', true );
	}

	$labels = array(
		'online' => __( 'Online', 'sales-channel-column' ),
		'phone'  => __( 'Phone', 'sales-channel-column' ),
		'fair'   => __( 'Trade fair', 'sales-channel-column' ),
	);

	return $labels[ $channel ] ?? $channel;
}

/**
 * Adds the column to exports that run on the server.
 *
 * @param array<string, string> $columns Labels by name.
 * @return array<string, string>
 */
function sales_channel_column_add_export_column( $columns ) {
	return $columns + array( 'sales_channel' => __( 'Sales channel', 'sales-channel-column' ) );
}

/**
 * Adds the value to a row of such an export.
 *
 * @param array<string, mixed> $values Values by name of the column.
 * @param array<string, mixed> $row    Row of the report, as the REST API returns it.
 * @return array<string, mixed>
 */
function sales_channel_column_add_export_value( $values, $row ) {
	return $values + array( 'sales_channel' => $row['sales_channel'] ?? '' );
}

/**
 * Loads the cell on pages with Storedeck.
 */
function sales_channel_column_enqueue_script() {
	if ( wp_script_is( 'storedeck' ) ) {
		wp_enqueue_script(
			'sales-channel-column',
			plugins_url( 'cell.js', __FILE__ ),
			array( 'storedeck-components', 'wp-element', 'wp-hooks', 'wp-i18n' ),
			'1.0.0',
			true
		);
		wp_set_script_translations( 'sales-channel-column', 'sales-channel-column' );
	}
}
