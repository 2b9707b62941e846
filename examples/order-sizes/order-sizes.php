<?php
/**
 * Plugin Name: Order sizes (Storedeck example)
 * Description: A report with a cell of its own: the number of items as a bar.
 * Requires Plugins: storedeck
 * Text Domain: order-sizes
 *
 * @package Order_Sizes
 */

defined( 'ABSPATH' ) || exit;

add_action( 'storedeck_register_reports', 'order_sizes_register_report' );
add_action( 'admin_enqueue_scripts', 'order_sizes_enqueue_cells', 20 );

/**
 * Registers the report. `order_stats` is the table with a row for each order.
 */
function order_sizes_register_report() {
	storedeck_register_report(
		array(
			'id'     => 'order-sizes',
			'title'  => __( 'Order sizes', 'order-sizes' ),
			'stats'  => array(
				'fact'   => 'orders',
				'where'  => 'stats.parent_id = 0',
				'fields' => array(
					'items_sold'  => array(
						'type' => 'integer',
						'sum'  => 'stats.num_items_sold',
						'name' => __( 'Items sold', 'order-sizes' ),
					),
					'large_count' => array(
						'type'     => 'integer',
						'count_if' => 'stats.num_items_sold >= 5',
						'name'     => __( 'Large orders', 'order-sizes' ),
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
			'charts' => array( 'items_sold', 'large_count' ),
			'table'  => array(
				'columns' => array(
					'date'  => array(
						'label'           => __( 'Date', 'order-sizes' ),
						'type'            => 'datetime',
						'is_sortable'     => true,
						'is_default_sort' => true,
					),
					'id'    => array(
						'label' => __( 'Order', 'order-sizes' ),
						'link'  => array( 'order' => 'id' ),
					),
					'items' => array(
						'label'       => __( 'Items', 'order-sizes' ),
						'type'        => 'number',
						'is_sortable' => true,
						'total'       => 'items_sold',
					),
				),
			),
		)
	);
}

/**
 * Loads the cells after Storedeck's script.
 */
function order_sizes_enqueue_cells() {
	if ( wp_script_is( 'storedeck' ) ) {
		wp_enqueue_script( 'order-sizes', plugins_url( 'cells.js', __FILE__ ), array( 'storedeck', 'wp-element' ), '1.0.0', true );
	}
}
