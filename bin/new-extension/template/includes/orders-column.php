<?php
/**
 * The value of the column that src/orders-column.tsx adds to the Orders report.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_rest_prepare_report_orders', 'example_extension_add_note', 10, 2 );
add_filter( 'woocommerce_report_orders_export_columns', 'example_extension_add_export_column' );
add_filter( 'woocommerce_report_orders_prepare_export_item', 'example_extension_add_export_value', 10, 2 );

/**
 * Adds the value to a row of the REST response.
 *
 * @param WP_REST_Response     $response Response.
 * @param array<string, mixed> $row      Row of the report.
 * @return WP_REST_Response
 */
function example_extension_add_note( $response, $row ) {
	$response->data['example_extension_note'] = example_extension_get_note( (int) $row['order_id'] );

	return $response;
}

/**
 * The note of an order; an empty string if it has none.
 *
 * @param int $order_id Order.
 */
function example_extension_get_note( int $order_id ): string {
	if ( ! function_exists( 'wc_get_order' ) ) {
		return (string) get_post_meta( $order_id, '_example_extension_note', true );
	}

	$order = wc_get_order( $order_id );

	return $order ? (string) $order->get_meta( '_example_extension_note' ) : '';
}

/**
 * Adds the column to exports that run on the server.
 *
 * @param array<string, string> $columns Labels by name.
 * @return array<string, string>
 */
function example_extension_add_export_column( $columns ) {
	return $columns + array( 'example_extension_note' => __( 'Note', 'example-extension' ) );
}

/**
 * Adds the value to a row of such an export.
 *
 * @param array<string, mixed> $values Values by name of the column.
 * @param array<string, mixed> $row    Row of the report, as the REST API returns it.
 * @return array<string, mixed>
 */
function example_extension_add_export_value( $values, $row ) {
	return $values + array( 'example_extension_note' => $row['example_extension_note'] ?? '' );
}
