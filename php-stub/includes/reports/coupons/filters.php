<?php
/**
 * Pickers of the Coupons report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;

defined( 'ABSPATH' ) || exit;

return array(
	Filter_Pickers::create(
		array(
			Filter_Pickers::create_all_option( __( 'All coupons', 'storedeck' ) ),
			Filter_Pickers::create_single_option(
				'coupon',
				__( 'Single coupon', 'storedeck' ),
				array(
					'type'   => 'coupons',
					'param'  => 'coupons',
					'labels' => array(
						'placeholder' => __( 'Type to search for a coupon', 'storedeck' ),
						'button'      => __( 'Single coupon', 'storedeck' ),
					),
				),
				array( 'chart_mode' => 'item-comparison' )
			),
			Filter_Pickers::create_comparison_option(
				'coupons',
				array(
					'title'       => __( 'Compare coupon codes', 'storedeck' ),
					'placeholder' => __( 'Search for coupons to compare', 'storedeck' ),
					'help_text'   => __( 'Check at least two coupon codes below to compare', 'storedeck' ),
				)
			),
			Filter_Pickers::create_advanced_option(),
		)
	),
);
