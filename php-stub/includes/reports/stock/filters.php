<?php
/**
 * Pickers of the Stock report. The second one is shown only if a plugin adds
 * advanced filters.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;
use Storedeck\Reports\Common\Filter_Rules;

defined( 'ABSPATH' ) || exit;

$all = Filter_Pickers::create_all_option( __( 'All products', 'storedeck' ) );

return array(
	Filter_Pickers::create(
		array(
			$all,
			...Filter_Rules::create(
				array(
					'outofstock'  => __( 'Out of stock', 'storedeck' ),
					'lowstock'    => __( 'Low stock', 'storedeck' ),
					'instock'     => __( 'In stock', 'storedeck' ),
					'onbackorder' => __( 'On backorder', 'storedeck' ),
				)
			),
		),
		array(
			'param'         => 'type',
			'static_params' => array( 'paged', 'per_page' ),
		)
	),
	Filter_Pickers::create(
		array( $all, Filter_Pickers::create_advanced_option() ),
		array(
			'label'         => __( 'Filter by', 'storedeck' ),
			'static_params' => array( 'paged', 'per_page' ),
			'show_when'     => 'advanced',
		)
	),
);
