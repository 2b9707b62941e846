<?php
/**
 * Plugin Name: Sales channel filter (Storedeck example)
 * Description: An advanced filter of the Orders report, by the meta of orders, in one file and without JavaScript.
 * Requires Plugins: storedeck
 * Text Domain: sales-channel-filter
 *
 * @package Sales_Channel_Filter
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'storedeck_report_definition', 'sales_channel_filter_add', 10, 2 );

/**
 * Adds the filter to the screen, and the parameters `sales_channel_is` and `sales_channel_is_not` to the REST routes.
 *
 * Results are cached: code that writes the meta of orders calls `do_action( 'storedeck_data_changed' )` afterwards.
 *
 * @param array<string, mixed> $definition Definition of a report.
 * @param string               $id         Id of the report.
 * @return array<string, mixed>
 */
function sales_channel_filter_add( $definition, $id ) {
	if ( 'orders' === $id ) {
		$definition['filter_by']['sales_channel'] = array(
			'label'   => __( 'Sales channel', 'sales-channel-filter' ),
			'column'  => sales_channel_filter_get_sql(),
			'options' => array(
				'online' => __( 'Online', 'sales-channel-filter' ),
				'phone'  => __( 'Phone', 'sales-channel-filter' ),
				'fair'   => __( 'Trade fair', 'sales-channel-filter' ),
			),
		);
	}

	return $definition;
}

/**
 * SQL of the sales channel of a row. `stats` is the table with a row for each order and each refund; a refund belongs to
 * the channel of its order. Names in braces become the names of tables. It has no value from outside.
 */
function sales_channel_filter_get_sql(): string {
	$is_table = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' );
	$table    = $is_table ? '{wp:wc_orders_meta}' : '{wp:postmeta}';
	$order_id = $is_table ? 'channel.order_id' : 'channel.post_id';

	return "( SELECT MAX( channel.meta_value ) FROM $table channel WHERE channel.meta_key = '_sales_channel'"
		. " AND $order_id = COALESCE( NULLIF( stats.parent_id, 0 ), stats.order_id ) )";
}
