<?php
/**
 * Columns of the Taxes report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Shared_Columns;

defined( 'ABSPATH' ) || exit;

return array(
	'tax_code'     => array(
		'label'       => __( 'Tax code', 'storedeck' ),
		'type'        => 'text',
		'value'       => static fn( array $row, array $names ): string => $names[ $row['tax_rate_id'] ?? 0 ] ?? '',
		'is_sortable' => true,
		'is_required' => true,
	),
	'rate'         => array(
		'label'       => _x( 'Rate', 'tax', 'storedeck' ),
		'type'        => 'number',
		'field'       => 'tax_rate',
		'is_sortable' => true,
	),
	'total_tax'    => array(
		'label'       => __( 'Total tax', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
	),
	'order_tax'    => array(
		'label'       => __( 'Order tax', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
	),
	'shipping_tax' => array(
		'label'       => __( 'Shipping tax', 'storedeck' ),
		'type'        => 'currency',
		'is_sortable' => true,
	),
	'orders_count' => array(
		'label'           => __( 'Orders', 'storedeck' ),
		'type'            => 'number',
		'is_sortable'     => true,
		'is_default_sort' => true,
		'is_required'     => true,
		'link'            => Shared_Columns::create_orders_link( 'tax_rate_includes', 'tax_rate_id' ),
	),
);
