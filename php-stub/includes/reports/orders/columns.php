<?php
/**
 * Columns of the Orders report.
 *
 * @package Storedeck
 */

use Storedeck\Host\Host;
use Storedeck\Reports\Common\Shared_Columns;
use Storedeck\Reports\Orders\Order_Values;

defined( 'ABSPATH' ) || exit;

return array(
	'date'           => Shared_Columns::get_date() + array(
		'value' => array( Order_Values::class, 'get_date' ),
	),
	'order_number'   => Shared_Columns::get_order_number() + array(
		'is_required' => true,
		'value'       => array( Order_Values::class, 'get_number' ),
	),
	'status'         => array(
		'label' => __( 'Status', 'storedeck' ),
		'type'  => 'text',
		'value' => array( Order_Values::class, 'get_status' ),
	),
	'customer_id'    => array(
		'label' => __( 'Customer', 'storedeck' ),
		'type'  => 'text',
		'value' => array( Order_Values::class, 'get_customer_name' ),
	),
	'customer_type'  => array(
		'label' => __( 'Customer type', 'storedeck' ),
		'type'  => 'text',
		'value' => array( Order_Values::class, 'get_customer_type' ),
	),
	'products'       => array(
		'label'               => __( 'Product(s)', 'storedeck' ),
		'screen_reader_label' => __( 'Products', 'storedeck' ),
		'type'                => 'list',
		'value'               => array( Order_Values::class, 'get_products' ),
	),
	'num_items_sold' => array(
		'label'       => __( 'Items sold', 'storedeck' ),
		'type'        => 'number',
		'is_sortable' => true,
	),
	'coupons'        => array(
		'label'               => __( 'Coupon(s)', 'storedeck' ),
		'screen_reader_label' => __( 'Coupons', 'storedeck' ),
		'type'                => 'list',
		'value'               => array( Order_Values::class, 'get_coupons' ),
	),
	...( Host::get_store()->has_checkout() ? array(
		'origin' => array(
			'label' => __( 'Origin', 'storedeck' ),
			'type'  => 'text',
			'field' => 'extended_info.attribution.origin',
		),
	) : array() ),
	'net_total'      => array(
		'label'       => __( 'Net sales', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
		'is_required' => true,
		'total'       => 'net_revenue',
	),
);
