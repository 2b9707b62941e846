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
		Columns::field(
			__( 'Date', 'storedeck' ),
			'hour' === ( $params['interval'] ?? '' ) ? 'datetime' : 'date',
			'date_start'
		),
		Columns::field( __( 'Orders', 'storedeck' ), 'number', 'subtotals.orders_count' ),
		Columns::field( __( 'Gross sales', 'storedeck' ), 'currency', 'subtotals.gross_sales' ),
		Columns::field( __( 'Returns', 'storedeck' ), 'currency', 'subtotals.refunds' ),
		Columns::field( __( 'Coupons', 'storedeck' ), 'currency', 'subtotals.coupons' ),
		Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'subtotals.net_revenue' ),
		Columns::field( __( 'Taxes', 'storedeck' ), 'currency', 'subtotals.taxes' ),
		Columns::field( __( 'Shipping', 'storedeck' ), 'currency', 'subtotals.shipping' ),
		Columns::field( __( 'Total sales', 'storedeck' ), 'currency', 'subtotals.total_sales' ),
	),
);
