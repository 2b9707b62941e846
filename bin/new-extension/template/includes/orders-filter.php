<?php
/**
 * A filter of reports on orders and a column of Orders: the size of an order. It needs no JavaScript.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_action( 'storedeck_register_reports', 'example_extension_register_size' );

/**
 * Registers the size as a dimension of orders, with the values to filter by. REST routes have the parameters
 * `example_extension_size_is` and `example_extension_size_is_not`.
 */
function example_extension_register_size() {
	storedeck_register_dimension(
		'example_extension_size',
		array(
			'fact'    => 'orders',
			'label'   => __( 'Order size', 'example-extension' ),
			'column'  => "CASE WHEN stats.num_items_sold >= 5 THEN 'large' ELSE 'small' END",
			'options' => array(
				'large' => __( 'Large', 'example-extension' ),
				'small' => __( 'Small', 'example-extension' ),
			),
		)
	);
}
