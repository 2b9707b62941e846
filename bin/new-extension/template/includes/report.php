<?php
/**
 * A report: the items of each order. Storedeck makes the screen, the CSV files and the REST routes of it.
 *
 * @package Example_Extension
 */

defined( 'ABSPATH' ) || exit;

add_action( 'storedeck_register_reports', 'example_extension_register_report' );

/**
 * Registers the report. Its table `order_stats` has a row for each order and each refund.
 */
function example_extension_register_report() {
	storedeck_register_report(
		array(
			'id'     => 'example-extension',
			'title'  => __( 'Example extension', 'example-extension' ),
			'stats'  => array(
				'table'        => 'order_stats',
				'status'       => 'stats.status',
				'where'        => 'stats.parent_id = 0',
				'date_columns' => array(
					'date_paid'    => 'stats.date_paid',
					'date_created' => 'stats.date_created',
				),
				'fields'       => array(
					'orders' => array(
						'type' => 'integer',
						'sum'  => '1',
					),
					'items'  => array(
						'type' => 'integer',
						'sum'  => 'stats.num_items_sold',
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
			'charts' => array(
				'orders' => array( 'label' => __( 'Orders', 'example-extension' ) ),
				'items'  => array( 'label' => __( 'Items sold', 'example-extension' ) ),
			),
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
