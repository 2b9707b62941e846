<?php
/**
 * A column of the Orders report: the note of each order. It is in CSV files, too. src/orders-column.tsx renders its cell.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'storedeck_report_definition', 'example_extension_add_column', 10, 2 );

/**
 * Adds the column to the rows of the query, and to the table.
 *
 * Results are cached: code that writes notes calls `do_action( 'storedeck_data_changed' )` afterwards.
 *
 * @param array<string, mixed> $definition Definition of a report.
 * @param string               $id         Id of the report.
 * @return array<string, mixed>
 */
function example_extension_add_column( $definition, $id ) {
	if ( 'orders' !== $id ) {
		return $definition;
	}

	// Where WooCommerce stores orders. `stats` is the table of the rows; names in braces become the names of tables.
	list( $table, $order_id ) = 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' )
		? array( '{wp:wc_orders_meta}', 'order_id' )
		: array( '{wp:postmeta}', 'post_id' );

	$definition['items']['columns']['example_extension_note'] = array(
		'text',
		"COALESCE( ( SELECT MAX( note.meta_value ) FROM $table note"
			. " WHERE note.meta_key = '_example_extension_note' AND note.$order_id = stats.order_id ), '' )",
	);
	$definition['table']['columns']['example_extension_note'] = array( 'label' => __( 'Note', 'example-extension' ) );

	return $definition;
}
