<?php
/**
 * Pickers of the Customers report.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Common\Filter_Pickers;

defined( 'ABSPATH' ) || exit;

$is_named = Personal_Data::is_visible();

return array(
	Filter_Pickers::create(
		array(
			Filter_Pickers::create_all_option( __( 'All customers', 'storedeck' ) ),
			Filter_Pickers::create_single_option(
				'customer',
				__( 'Single customer', 'storedeck' ),
				array(
					'type'   => $is_named ? 'customers' : 'customerIds',
					'param'  => 'customers',
					'labels' => array(
						'placeholder' => $is_named
							? __( 'Type to search for a customer', 'storedeck' )
							: __( 'Type a customer ID', 'storedeck' ),
						'button'      => __( 'Single customer', 'storedeck' ),
					),
				),
				array( 'chart_mode' => 'item-comparison' )
			),
			Filter_Pickers::create_advanced_option(),
		),
		array( 'static_params' => array( 'paged', 'per_page' ) )
	),
);
