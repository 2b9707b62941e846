<?php
/**
 * Amounts of the Revenue report, each of which is a column and a total.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'gross_sales' => __( 'Gross sales', 'storedeck' ),
	'refunds'     => __( 'Returns', 'storedeck' ),
	'coupons'     => __( 'Coupons', 'storedeck' ),
	'net_revenue' => __( 'Net sales', 'storedeck' ),
	'taxes'       => __( 'Taxes', 'storedeck' ),
	'shipping'    => __( 'Shipping', 'storedeck' ),
	'total_sales' => __( 'Total sales', 'storedeck' ),
);
