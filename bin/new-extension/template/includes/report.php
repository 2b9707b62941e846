<?php
/**
 * A report: the items of each order. Storedeck makes the screen, the CSV files and the REST routes of it.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_action( 'storedeck_register_reports', 'example_extension_register_report' );

/**
 * Registers the report. Rows of the fact `orders` are orders and refunds; their alias in SQL is `stats`.
 */
function example_extension_register_report() {
	storedeck_register_report(
		array(
			'id'     => 'example-extension',
			'title'  => __( 'Example extension', 'example-extension' ),
			'stats'  => array(
				'fact'   => 'orders',
				'where'  => 'stats.parent_id = 0',
				'fields' => array(
					'orders' => array(
						'type' => 'integer',
						'sum'  => '1',
						'name' => __( 'Orders', 'example-extension' ),
					),
					'items'  => array(
						'type' => 'integer',
						'sum'  => 'stats.num_items_sold',
						'name' => __( 'Items sold', 'example-extension' ),
					),
				),
			),
			'items'  => array(
				'id'      => 'stats.order_id',
				'columns' => array(
					'id'    => array( 'integer', 'stats.order_id' ),
					'date'  => array( 'date', '' ),
					'items' => array( 'integer', 'stats.num_items_sold' ),
				),
			),
			'charts' => array( 'orders', 'items' ),
			'table'  => array(
				'columns' => array(
					'date'  => array(
						'label'           => __( 'Date', 'example-extension' ),
						'type'            => 'datetime',
						'is_sortable'     => true,
						'is_default_sort' => true,
					),
					'id'    => array(
						'label'       => __( 'Order', 'example-extension' ),
						'is_required' => true,
						'link'        => array( 'order' => 'id' ),
					),
					'items' => array(
						'label'       => __( 'Items sold', 'example-extension' ),
						'type'        => 'number',
						'is_sortable' => true,
						'total'       => 'items',
					),
				),
			),
		)
	);
}
