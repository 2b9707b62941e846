<?php
/**
 * Table of the Variations report, and of the report of a variable product.
 *
 * @package Storedeck
 */

use Storedeck\Host\Host;
use Storedeck\Reports\Common\Filter_Pickers;
use Storedeck\Reports\Common\Sales;
use Storedeck\Reports\Common\Shared_Columns;

defined( 'ABSPATH' ) || exit;

return array(
	'query'      => array( 'extended_info' => true ),
	'key'        => 'variation_id',
	'title'      => __( 'Variations', 'storedeck' ),
	'columns'    => array(
		'name' => array(
			'label'       => __( 'Product / Variation title', 'storedeck' ),
			'type'        => 'text',
			'field'       => 'extended_info.name',
			'is_required' => true,
			// A variation is edited on the page of its product. Deleted variations have no status.
			'link'        => array(
				'admin' => Host::get_store()->get_product_path( '{product_id}' ),
				'if'    => 'extended_info.stock_status',
			),
		),
	) + Shared_Columns::get_sold( 'variation_includes', 'variation_id' ) + Shared_Columns::get_stock(),
	'summary'    => array(
		'variations_count' => array(
			'type'  => 'number',
			'label' => static fn( int $count ): string => _n( 'Variation sold', 'Variations sold', $count, 'storedeck' ),
		),
	) + Sales::get_summary(),
	'comparison' => array(
		'param'        => 'variations',
		'filter_param' => Filter_Pickers::VARIATION_FILTER,
		'help'         => __( 'Check at least two variations below to compare', 'storedeck' ),
		'id'           => 'variation_id',
		'name'         => 'extended_info.name',
	),
);
