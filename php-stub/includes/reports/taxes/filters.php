<?php
/**
 * Pickers of the Taxes report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;

defined( 'ABSPATH' ) || exit;

return array(
	Filter_Pickers::create(
		array(
			Filter_Pickers::create_all_option( __( 'All taxes', 'storedeck' ) ),
			Filter_Pickers::create_comparison_option(
				'taxes',
				array(
					'help_text'   => __( 'Check at least two tax codes below to compare', 'storedeck' ),
					'placeholder' => __( 'Search for tax codes to compare', 'storedeck' ),
					'title'       => __( 'Compare tax codes', 'storedeck' ),
				)
			),
			Filter_Pickers::create_advanced_option(),
		)
	),
);
