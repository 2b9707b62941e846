<?php
/**
 * Columns of the exported report on revenue.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'date'         => Columns::field(
			__( 'Date', 'storedeck' ),
			'hour' === ( $params['interval'] ?? '' ) ? 'datetime' : 'date',
			'date_start'
		),
		'orders_count' => Columns::field( __( 'Orders', 'storedeck' ), 'number', 'subtotals.orders_count' ),
		'gross_sales'  => Columns::field( __( 'Gross sales', 'storedeck' ), 'currency', 'subtotals.gross_sales' ),
		'refunds'      => Columns::field( __( 'Returns', 'storedeck' ), 'currency', 'subtotals.refunds' ),
		'coupons'      => Columns::field( __( 'Coupons', 'storedeck' ), 'currency', 'subtotals.coupons' ),
		'net_revenue'  => Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'subtotals.net_revenue' ),
		'taxes'        => Columns::field( __( 'Taxes', 'storedeck' ), 'currency', 'subtotals.taxes' ),
		'shipping'     => Columns::field( __( 'Shipping', 'storedeck' ), 'currency', 'subtotals.shipping' ),
		'total_sales'  => Columns::field( __( 'Total sales', 'storedeck' ), 'currency', 'subtotals.total_sales' ),
	),
);
