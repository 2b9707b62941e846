<?php
/**
 * Pickers of the Categories report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;

defined( 'ABSPATH' ) || exit;

return array(
	Filter_Pickers::create(
		array(
			Filter_Pickers::create_all_option( __( 'All categories', 'storedeck' ) ),
			Filter_Pickers::create_single_option(
				'category',
				__( 'Single category', 'storedeck' ),
				array(
					'type'   => 'categories',
					'param'  => 'categories',
					'labels' => array(
						'placeholder' => __( 'Type to search for a category', 'storedeck' ),
						'button'      => __( 'Single category', 'storedeck' ),
					),
				),
				array( 'chart_mode' => 'item-comparison' )
			),
			Filter_Pickers::create_comparison_option(
				'categories',
				array(
					'help_text'   => __( 'Check at least two categories below to compare', 'storedeck' ),
					'placeholder' => __( 'Search for categories to compare', 'storedeck' ),
					'title'       => __( 'Compare categories', 'storedeck' ),
				)
			),
			Filter_Pickers::create_advanced_option(),
		)
	),
);
