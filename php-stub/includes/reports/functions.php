<?php
/**
 * Functions for plugins.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Hooks\Calling_Plugin;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'storedeck_register_report' ) ) {
	/**
	 * Registers a report. Call it on the action `storedeck_register_reports`.
	 *
	 * @example
	 * add_action( 'storedeck_register_reports', function () {
	 *     storedeck_register_report( array( 'id' => 'subscriptions', 'title' => __( 'Subscriptions', 'my-plugin' ), … ) );
	 * } );
	 *
	 * @param array<string, mixed> $definition Definition; see includes/reports/README.md.
	 * @return bool False when the definition is invalid. The report is left out, and an admin notice says why.
	 */
	function storedeck_register_report( array $definition ): bool {
		return Registry::register( $definition, Calling_Plugin::get_name( __FILE__ ) );
	}
}

if ( ! function_exists( 'storedeck_register_metric' ) ) {
	/**
	 * Registers a metric of a fact: orders, lines (line items), coupons or taxes. Call it on the action
	 * `storedeck_register_reports`. Reports on this fact have it as chart, column, number of the summary and in their routes.
	 *
	 * @example
	 * storedeck_register_metric( 'large_orders', array(
	 *     'fact'        => 'orders',
	 *     'type'        => 'integer',
	 *     'count_if'    => 'stats.parent_id = 0 AND stats.num_items_sold >= 5',
	 *     'name'        => __( 'Large orders', 'my-plugin' ),
	 *     'description' => __( 'Orders of at least five items.', 'my-plugin' ),
	 *     'explanation' => __( 'Number of orders with five items or more', 'my-plugin' ),
	 * ) );
	 *
	 * @param string               $key    Key, which no other metric of the fact has.
	 * @param array<string, mixed> $metric Metric; see includes/reports/README.md.
	 * @return bool False when it is invalid. It is left out, and an admin notice says why.
	 */
	function storedeck_register_metric( string $key, array $metric ): bool {
		return Registry::register_metric( $key, $metric, Calling_Plugin::get_name( __FILE__ ) );
	}
}

if ( ! function_exists( 'storedeck_register_dimension' ) ) {
	/**
	 * Registers a dimension of a fact. Call it on the action `storedeck_register_reports`. The list of this fact has it as a
	 * column, and reports on the fact have it as a filter if it has options.
	 *
	 * Values of a meta key of orders are stored with the rows of reports, so that every report on orders has them as a filter
	 * and can be split by them. Earlier orders are filled in the background.
	 *
	 * @example
	 * storedeck_register_dimension( 'pos-register', array(
	 *     'label'      => __( 'Register', 'my-plugin' ),
	 *     'order_meta' => '_pos_register',
	 * ) );
	 *
	 * @example
	 * storedeck_register_dimension( 'sales_channel', array(
	 *     'fact'    => 'orders',
	 *     'label'   => __( 'Sales channel', 'my-plugin' ),
	 *     'column'  => "( SELECT … WHERE channel.order_id = stats.order_id )",
	 *     'options' => array( 'online' => __( 'Online', 'my-plugin' ), 'phone' => __( 'Phone', 'my-plugin' ) ),
	 * ) );
	 *
	 * @param string               $key       Key, which no other dimension has.
	 * @param array<string, mixed> $dimension Dimension; see includes/reports/README.md.
	 * @return bool False when it is invalid. It is left out, and an admin notice says why.
	 */
	function storedeck_register_dimension( string $key, array $dimension ): bool {
		return Registry::register_dimension( $key, $dimension, Calling_Plugin::get_name( __FILE__ ) );
	}
}
