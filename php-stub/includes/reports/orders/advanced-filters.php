<?php
/**
 * Advanced filters of the Orders report.
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Common\Filter_Rules;
use Storedeck\Reports\Common\Shared_Filters;

defined( 'ABSPATH' ) || exit;

return array(
	'title'   => __( 'Orders match {{select /}} filters', 'storedeck' ),
	'filters' => array(
		'status'        => array(
			'labels' => array(
				'add'    => __( 'Order status', 'storedeck' ),
				'remove' => __( 'Remove order status filter', 'storedeck' ),
				'rule'   => __( 'Select an order status filter match', 'storedeck' ),
				'title'  => __( '{{title}}Order status{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter' => __( 'Select an order status', 'storedeck' ),
			),
			'rules'  => Filter_Rules::get_is_or_is_not(),
			'input'  => array(
				'component' => 'SelectControl',
				'options'   => Filter_Rules::create( Settings::get_order_statuses() ),
			),
		),
		'product'       => Shared_Filters::get_product( 'products' ),
		'variation'     => Shared_Filters::create_search(
			'variations',
			array(
				'add'         => __( 'Variations', 'storedeck' ),
				'placeholder' => __( 'Search variations', 'storedeck' ),
				'remove'      => __( 'Remove variations filter', 'storedeck' ),
				'rule'        => __( 'Select a variation filter match', 'storedeck' ),
				'title'       => __( '{{title}}Variation{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select variation', 'storedeck' ),
			)
		),
		'coupon'        => Shared_Filters::create_search(
			'coupons',
			array(
				'add'         => __( 'Coupon codes', 'storedeck' ),
				'placeholder' => __( 'Search coupons', 'storedeck' ),
				'remove'      => __( 'Remove coupon filter', 'storedeck' ),
				'rule'        => __( 'Select a coupon filter match', 'storedeck' ),
				'title'       => __( '{{title}}Coupon code{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select coupon codes', 'storedeck' ),
			)
		),
		'customer_type' => array(
			'labels' => array(
				'add'    => __( 'Customer type', 'storedeck' ),
				'remove' => __( 'Remove customer filter', 'storedeck' ),
				'rule'   => __( 'Select a customer filter match', 'storedeck' ),
				'title'  => __( '{{title}}Customer is{{/title}} {{filter /}}', 'storedeck' ),
				'filter' => __( 'Select a customer type', 'storedeck' ),
			),
			'input'  => array(
				'component'      => 'SelectControl',
				'options'        => Filter_Rules::create(
					array(
						'new'       => _x( 'New', 'customer type', 'storedeck' ),
						'returning' => _x( 'Returning', 'customer type', 'storedeck' ),
					)
				),
				'default_option' => 'new',
			),
		),
		'refunds'       => array(
			'labels' => array(
				'add'    => __( 'Refunds', 'storedeck' ),
				'remove' => __( 'Remove refunds filter', 'storedeck' ),
				'rule'   => __( 'Select a refund filter match', 'storedeck' ),
				'title'  => __( '{{title}}Refunds{{/title}} {{filter /}}', 'storedeck' ),
				'filter' => __( 'Select a refund type', 'storedeck' ),
			),
			'input'  => array(
				'component'      => 'SelectControl',
				'options'        => Filter_Rules::create(
					array(
						'all'     => _x( 'All', 'refunds', 'storedeck' ),
						'partial' => __( 'Partially refunded', 'storedeck' ),
						'full'    => __( 'Fully refunded', 'storedeck' ),
						'none'    => _x( 'None', 'refunds', 'storedeck' ),
					)
				),
				'default_option' => 'all',
			),
		),
		'tax_rate'      => Shared_Filters::create_search(
			'taxes',
			array(
				'add'         => __( 'Tax rates', 'storedeck' ),
				'placeholder' => __( 'Search tax rates', 'storedeck' ),
				'remove'      => __( 'Remove tax rate filter', 'storedeck' ),
				'rule'        => __( 'Select a tax rate filter match', 'storedeck' ),
				'title'       => __( '{{title}}Tax rate{{/title}} {{rule /}} {{filter /}}', 'storedeck' ),
				'filter'      => __( 'Select tax rates', 'storedeck' ),
			)
		),
		'attribute'     => Shared_Filters::get_attribute(),
	),
);
