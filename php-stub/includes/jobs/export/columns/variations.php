<?php
/**
 * Columns of the exported report on variations.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'name'         => Columns::field( __( 'Product / Variation title', 'storedeck' ), 'text', 'extended_info.name' ),
		'sku'          => Columns::field( __( 'SKU', 'storedeck' ), 'text', 'extended_info.sku' ),
		'items_sold'   => Columns::field( __( 'Items sold', 'storedeck' ), 'number', 'items_sold' ),
		'net_revenue'  => Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'net_revenue' ),
		'orders_count' => Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
		'stock_status' => Columns::made(
			__( 'Status', 'storedeck' ),
			'text',
			static fn( array $row ): string => Columns::stock_status( $row['extended_info'] )
		),
		'stock'        => Columns::field( __( 'Stock', 'storedeck' ), 'number', 'extended_info.stock_quantity' ),
	),
);
