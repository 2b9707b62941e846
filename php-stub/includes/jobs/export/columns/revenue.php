<?php
/**
 * Columns of the exported Revenue report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'date'         => Export_Columns::field(
			__( 'Date', 'storedeck' ),
			'hour' === ( $params['interval'] ?? '' ) ? 'datetime' : 'date',
			'date_start'
		),
		'orders_count' => Export_Columns::field( __( 'Orders', 'storedeck' ), 'number', 'subtotals.orders_count' ),
		'gross_sales'  => Export_Columns::field( __( 'Gross sales', 'storedeck' ), 'currency', 'subtotals.gross_sales' ),
		'refunds'      => Export_Columns::field( __( 'Returns', 'storedeck' ), 'currency', 'subtotals.refunds' ),
		'coupons'      => Export_Columns::field( __( 'Coupons', 'storedeck' ), 'currency', 'subtotals.coupons' ),
		'net_revenue'  => Export_Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'subtotals.net_revenue' ),
		'taxes'        => Export_Columns::field( __( 'Taxes', 'storedeck' ), 'currency', 'subtotals.taxes' ),
		'shipping'     => Export_Columns::field( __( 'Shipping', 'storedeck' ), 'currency', 'subtotals.shipping' ),
		'total_sales'  => Export_Columns::field( __( 'Total sales', 'storedeck' ), 'currency', 'subtotals.total_sales' ),
	),
);
