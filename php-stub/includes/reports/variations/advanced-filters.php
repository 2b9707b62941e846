<?php
/**
 * Advanced filters of the Variations report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Shared_Filters;

defined( 'ABSPATH' ) || exit;

return array(
	'title'   => __( 'Variations match {{select /}} filters', 'storedeck' ),
	'filters' => array(
		'attribute' => Shared_Filters::get_attribute(),
		'category'  => Shared_Filters::create_search(
			'categories',
			array(
				'add'         => __( 'Categories', 'storedeck' ),
				'placeholder' => __( 'Search categories', 'storedeck' ),
				'remove'      => __( 'Remove categories filter', 'storedeck' ),
				'rule'        => __( 'Select a category filter match', 'storedeck' ),
				'title'       => __( '{{title}}Category{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select categories', 'storedeck' ),
			)
		),
		'product'   => Shared_Filters::get_product( 'variableProducts' ),
	),
);
