<?php
/**
 * An advanced filter of the Orders report: the number of items. It needs no JavaScript.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'storedeck_report_definition', 'example_extension_add_filter', 10, 2 );

/**
 * Adds the filter to the screen, and its parameters to the REST routes.
 *
 * @param array<string, mixed> $definition Definition of a report.
 * @param string               $id         Id of the report.
 * @return array<string, mixed>
 */
function example_extension_add_filter( $definition, $id ) {
	if ( 'orders' === $id ) {
		$definition['filter_by']['example_extension_size'] = array(
			'label'   => __( 'Order size', 'example-extension' ),
			'column'  => "CASE WHEN stats.num_items_sold >= 5 THEN 'large' ELSE 'small' END",
			'options' => array(
				'large' => __( 'Large', 'example-extension' ),
				'small' => __( 'Small', 'example-extension' ),
			),
		);
	}

	return $definition;
}
