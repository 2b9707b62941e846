<?php
/**
 * Pickers of the Products report. The second one is shown for a variable
 * product.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;

defined( 'ABSPATH' ) || exit;

return array(
	Filter_Pickers::create(
		array(
			Filter_Pickers::create_all_option( __( 'All products', 'storedeck' ) ),
			Filter_Pickers::create_single_option(
				'product',
				__( 'Single product', 'storedeck' ),
				array(
					'type'   => 'products',
					'param'  => 'products',
					'labels' => array(
						'placeholder' => __( 'Type to search for a product', 'storedeck' ),
						'button'      => __( 'Single product', 'storedeck' ),
					),
				),
				array(
					'chart_mode' => 'item-comparison',
					// Variations of another product do not apply.
					'query'      => array(
						Filter_Pickers::VARIATION_FILTER => null,
						'variations'                     => null,
					),
				)
			),
			Filter_Pickers::create_comparison_option(
				'products',
				array(
					'help_text'   => __( 'Check at least two products below to compare', 'storedeck' ),
					'placeholder' => __( 'Search for products to compare', 'storedeck' ),
					'title'       => __( 'Compare products', 'storedeck' ),
				)
			),
			Filter_Pickers::create_advanced_option(),
		)
	),
	Filter_Pickers::create_variation_picker(
		array(
			'label'         => __( 'Variations', 'storedeck' ),
			'static_params' => array( 'filter', 'products', 'chartType', 'paged', 'per_page' ),
			'show_when'     => array(
				'filter' => 'single_product',
				'has'    => 'products',
				'flag'   => 'is-variable',
			),
		)
	),
);
