<?php
/**
 * Plugin Name: Sales channel column (Storedeck example)
 * Description: A column in the Orders report. PHP computes its value, so CSV files have it too; JavaScript renders the cell.
 * Requires Plugins: storedeck
 * Text Domain: sales-channel-column
 *
 * @package Sales_Channel_Column
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'storedeck_report_definition', 'sales_channel_column_add', 10, 2 );
add_action( 'admin_enqueue_scripts', 'sales_channel_column_enqueue_script', 20 );

/**
 * Adds the column: to the rows of the query, and to the table and its CSV files.
 *
 * Results are cached: code that writes the meta of orders calls `do_action( 'storedeck_data_changed' )` afterwards.
 *
 * @param array<string, mixed> $definition Definition of a report.
 * @param string               $id         Id of the report.
 * @return array<string, mixed>
 */
function sales_channel_column_add( $definition, $id ) {
	if ( 'orders' !== $id ) {
		return $definition;
	}

	$labels = array(
		'online' => __( 'Online', 'sales-channel-column' ),
		'phone'  => __( 'Phone', 'sales-channel-column' ),
		'fair'   => __( 'Trade fair', 'sales-channel-column' ),
	);

	$definition['items']['columns']['sales_channel'] = array( 'text', sales_channel_column_get_sql() );
	$definition['table']['columns']['sales_channel'] = array(
		'label' => __( 'Sales channel', 'sales-channel-column' ),
		'value' => static fn( array $row ): string => $labels[ $row['sales_channel'] ] ?? $row['sales_channel'],
	);

	return $definition;
}

/**
 * SQL of the sales channel of a row. `stats` is the table with a row for each order and each refund; a refund belongs to
 * the channel of its order. Names in braces become the names of tables. It has no value from outside.
 */
function sales_channel_column_get_sql(): string {
	$is_table = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' );
	$table    = $is_table ? '{wp:wc_orders_meta}' : '{wp:postmeta}';
	$order_id = $is_table ? 'channel.order_id' : 'channel.post_id';

	return "COALESCE( ( SELECT MAX( channel.meta_value ) FROM $table channel WHERE channel.meta_key = '_sales_channel'"
		. " AND $order_id = COALESCE( NULLIF( stats.parent_id, 0 ), stats.order_id ) ), '' )";
}

/**
 * Loads the cell on pages with Storedeck.
 */
function sales_channel_column_enqueue_script() {
	if ( wp_script_is( 'storedeck' ) ) {
		wp_enqueue_script(
			'sales-channel-column',
			plugins_url( 'cell.js', __FILE__ ),
			array( 'storedeck', 'storedeck-components', 'wp-element' ),
			'1.0.0',
			true
		);
	}
}
