<?php
/**
 * A column of the Orders report: the note of each order. It is in CSV files, too. src/orders-column.tsx renders its cell.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_action( 'storedeck_register_reports', 'example_extension_register_note' );

/**
 * Registers the note as a dimension of orders. Without options it is no filter.
 *
 * Results are cached: code that writes notes calls `do_action( 'storedeck_data_changed' )` afterwards.
 */
function example_extension_register_note() {
	// Where WooCommerce stores orders. `stats` is the table of the rows; names in braces become the names of tables.
	list( $table, $order_id ) = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' )
		? array( '{wp:wc_orders_meta}', 'order_id' )
		: array( '{wp:postmeta}', 'post_id' );

	storedeck_register_dimension(
		'example_extension_note',
		array(
			'fact'   => 'orders',
			'label'  => __( 'Note', 'example-extension' ),
			'column' => "( SELECT MAX( note.meta_value ) FROM $table note"
				. " WHERE note.meta_key = '_example_extension_note' AND note.$order_id = stats.order_id )",
		)
	);
}
