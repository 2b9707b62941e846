<?php
/**
 * A column and a filter of orders: a value that they have as meta. It is in CSV files, too. src/orders-column.tsx renders its
 * cell.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_action( 'storedeck_register_reports', 'example_extension_register_wrapping' );

/**
 * Registers the meta as a dimension of orders, wherever they are stored. Earlier orders are read in the background.
 */
function example_extension_register_wrapping() {
	storedeck_register_dimension(
		'example_extension_wrapping',
		array(
			'label'      => __( 'Wrapping', 'example-extension' ),
			'order_meta' => '_example_extension_wrapping',
		)
	);
}
