<?php
/**
 * Columns of the exported Variations report.
 *
 * @package Storedeck
 */

use Storedeck\Jobs\Export\Export_Columns;

defined( 'ABSPATH' ) || exit;

return static fn( array $params ): array => array(
	'columns' => array(
		'name'         => Export_Columns::field( __( 'Product / Variation title', 'storedeck' ), 'text', 'extended_info.name' ),
		'sku'          => Export_Columns::field( __( 'SKU', 'storedeck' ), 'text', 'extended_info.sku' ),
		'items_sold'   => Export_Columns::field( __( 'Items sold', 'storedeck' ), 'number', 'items_sold' ),
		'net_revenue'  => Export_Columns::field( __( 'Net sales', 'storedeck' ), 'currency', 'net_revenue' ),
		'orders_count' => Export_Columns::field( __( 'Orders', 'storedeck' ), 'number', 'orders_count' ),
		'stock_status' => Export_Columns::computed(
			__( 'Status', 'storedeck' ),
			'text',
			static fn( array $row ): string => Export_Columns::get_stock_label( $row['extended_info'] )
		),
		'stock'        => Export_Columns::field( __( 'Stock', 'storedeck' ), 'number', 'extended_info.stock_quantity' ),
	),
);
